import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { exportStore } from '@storedeck/data';
import type { ExportItem } from '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { refreshExports } from '../../../jobs/export-poller';
import { track, getTracked, untrack } from '../../../jobs/tracked-exports';
import { ExportPanel } from '../export-panel';

const item = ( id: string, more: Partial< ExportItem > = {} ): ExportItem => ( {
	id,
	report: 'orders',
	title: 'Orders',
	report_args: { orderby: 'date' },
	columns_left_out: [],
	status: 'complete',
	message: 'Your report is ready to download.',
	percent_complete: 100,
	rows: 1234,
	rows_total: 1234,
	bytes: 45_600,
	email: 'none',
	date_created: '2026-11-21T10:00:00',
	date_expires: '',
	download_url: `http://shop.test/file-${ id }`,
	...more,
} );

/** Renders the panel. The server responds to each poll with the next list. */
async function show( ...lists: ExportItem[][] ) {
	let looks = 0;
	const calls = fakeNetwork( {
		'GET /storedeck/v1/exports': () =>
			lists[ Math.min( looks++, lists.length - 1 ) ],
		'POST /storedeck/v1/exports/*/cancel': item( 'a', {
			status: 'cancelled',
			message: 'Export canceled.',
			download_url: '',
		} ),
		'POST /wc-analytics/reports/orders/export': { export_id: 'new' },
	} );
	render(
		<div role="group" aria-label="Table" tabIndex={ -1 } data-retry-focus>
			<ExportPanel endpoint="orders" />
		</div>
	);
	await act( async () => {
		await dispatch( exportStore ).refresh( 'getExports' );
		await settle();
	} );
	return calls;
}

const running = item( 'a', {
	status: 'processing',
	percent_complete: 40,
	rows: 400,
	rows_total: 1000,
	download_url: '',
} );

/** Clicks, and lets the server answer. */
const click = ( element: Element ) =>
	act( async () => {
		fireEvent.click( element );
		await settle();
	} );

const panel = () => screen.findByRole( 'region', { name: 'Exports' } );

afterEach( () => act( () => getTracked().forEach( untrack ) ) );

describe( 'ExportPanel', () => {
	it( 'is empty without exports', async () => {
		await show( [ item( 'old' ) ] );
		expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
	} );

	it( 'shows no exports of other reports', async () => {
		track( [ 'd' ] );
		await show( [
			item( 'd', { report: 'revenue', title: 'Revenue' } ),
			item( 'e', { ...running, id: 'e', report: 'taxes' } ),
		] );
		expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
	} );

	it( 'shows when an export was made and until when its file is kept', async () => {
		track( [ 'f' ] );
		await show( [ item( 'f', { date_expires: '2026-11-28T10:05:00' } ) ] );
		expect( await panel() ).toHaveTextContent(
			'Exported on November 21, 2026 at 10:00 am. The file is kept until November 28, 2026.'
		);
	} );

	it( 'shows the progress of an export, then its file', async () => {
		await show( [ running ], [ running ], [ item( 'a' ) ] );
		const bar = await screen.findByRole( 'progressbar', {
			name: 'Orders',
		} );
		expect( bar ).toHaveAttribute( 'value', '40' );
		expect( await panel() ).toHaveTextContent( '40%400 of 1,000 rows' );

		const link = await screen.findByRole( 'link', {
			name: 'Download file: Orders',
		} );
		expect( link ).toHaveAttribute( 'href', 'http://shop.test/file-a' );
		expect( await panel() ).toHaveTextContent( '1,234 rows, 45.6 kB' );
	} );

	it( 'shows the result of an export once, although several requests find it finished', async () => {
		const notices = () =>
			select( noticesStore )
				.getNotices()
				.filter( ( { content } ) => content.startsWith( 'Twice:' ) );
		const twice = ( more: Partial< ExportItem > = {} ) =>
			item( 'twice', { title: 'Twice', ...more } );
		await show(
			[ twice( { status: 'processing' } ) ],
			[ twice( { status: 'processing' } ) ],
			[ twice() ]
		);
		await act( async () => {
			await Promise.all( [ refreshExports(), refreshExports() ] );
			await refreshExports();
		} );
		await waitFor( () => expect( notices() ).toHaveLength( 1 ) );
	} );

	it( 'cancels an export and keeps the focus in the section', async () => {
		const calls = await show( [ running ] );
		await click(
			await screen.findByRole( 'button', {
				name: 'Cancel export: Orders',
			} )
		);
		expect( screen.getByRole( 'group', { name: 'Table' } ) ).toHaveFocus();
		expect(
			calls.map( ( { method, path } ) => `${ method } ${ path }` )
		).toContain( 'POST /storedeck/v1/exports/a/cancel' );
	} );

	it( 'retries a failed export with the same query', async () => {
		track( [ 'b' ] );
		const calls = await show( [
			item( 'b', {
				status: 'error',
				message: 'Could not export the report.',
				download_url: '',
			} ),
		] );
		expect( await panel() ).toHaveTextContent(
			'Could not export the report.'
		);
		await click(
			screen.getByRole( 'button', { name: 'Export again: Orders' } )
		);
		const post = calls.find( ( { method } ) => method === 'POST' );
		expect( post?.data ).toEqual( {
			report_args: { orderby: 'date' },
			email: true,
		} );
	} );

	it( 'dismisses a finished export', async () => {
		track( [ 'c' ] );
		await show( [ item( 'c' ) ] );
		await click(
			within( await panel() ).getByRole( 'button', {
				name: 'Dismiss: Orders',
			} )
		);
		expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
		expect( getTracked() ).toEqual( [] );
	} );
} );
