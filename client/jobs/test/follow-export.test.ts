import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import { followExport } from '../follow-export';

const getNotices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content, actions } ) => ( { content, actions } ) );

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

/** Runs the timers of some polls. */
async function poll( count: number ) {
	for ( let at = 0; at < count; at++ ) {
		await jest.advanceTimersByTimeAsync( 1000 );
		await settle();
	}
}

it( 'polls until the file is ready and offers to download it', async () => {
	const answers = [
		{ percent_complete: 0 },
		{ percent_complete: 50 },
		{ percent_complete: 100, download_url: 'http://store.test/file' },
	];
	const calls = fakeNetwork( {
		'GET /wc-analytics/reports/orders/export/e1/status': () =>
			answers.shift(),
	} );
	followExport( 'orders', 'e1' );
	await poll( 6 );
	expect( calls ).toHaveLength( 3 );
	expect( getNotices().at( -1 ) ).toEqual( {
		content: 'Your report is ready to download.',
		actions: [
			expect.objectContaining( {
				label: 'Download',
				url: 'http://store.test/file',
			} ),
		],
	} );
} );

it( 'reports an export that does not exist and stops', async () => {
	const calls = fakeNetwork( {
		'GET /wc-analytics/reports/orders/export/e2/status': createResponse(
			{ code: 'invalid_id', message: 'No export.' },
			{ status: 404 }
		),
	} );
	followExport( 'orders', 'e2' );
	await poll( 4 );
	expect( calls ).toHaveLength( 1 );
	expect( getNotices().at( -1 )?.content ).toBe( 'The export failed.' );
} );
