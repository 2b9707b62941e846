import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import { readOneBatch, toAnswerPath } from '../../../test/read-one-batch';
import { PERIOD } from '../../../test/render-page';
import { goTo, wait } from '../../../test/support';
import { openReport } from './report-page';

const COMPARED = { ...PERIOD, compare: 'previous_year' };

/** Reports whose rows are items, and intervals, each with a change of its own. */
const REPORTS: [ id: string, change: Record< string, string > ][] = [
	[ 'products', { per_page: '100' } ],
	[ 'orders', { filter: 'advanced', status_is: 'completed' } ],
	[ 'revenue', { paged: '3' } ],
	[ 'downloads', { filter: 'advanced', order_includes: '7' } ],
];

it.each( REPORTS )(
	'asks for all that the report on %s shows in one request',
	async ( id, change ) => {
		const path = `/analytics/${ id }`;
		const { calls } = await openReport( {
			id,
			responses: {
				'GET /wc-analytics/reports/*/stats': {
					totals: {},
					intervals: [],
				},
				'GET /wc-analytics/reports/*': [],
			},
		} );
		for ( const query of [
			COMPARED,
			{ ...COMPARED, period: 'last_week' },
			{ ...COMPARED, period: 'last_week', paged: '2' },
			{ ...COMPARED, ...change },
		] ) {
			const before = calls.length;
			goTo( path, query );
			await wait();
			const asked = calls
				.slice( before )
				.map( ( call ) => call.path )
				// The fake server answers with its own routes.
				.filter(
					( one ) => ! one.startsWith( '/wc-analytics/reports/' )
				);
			expect( asked ).toEqual( [ toAnswerPath( id ) ] );
		}
	}
);

it( 'asks for the names of items of a new filter together with the answer', async () => {
	const { calls } = await openReport( {
		id: 'orders',
		responses: {
			'GET /wc-analytics/reports/*/stats': {
				totals: {},
				intervals: [],
			},
			'GET /wc-analytics/reports/*': [],
			'GET /wc-analytics/products': [ { id: 7, name: 'Mug' } ],
		},
	} );
	const before = calls.length;
	goTo( '/analytics/orders', {
		...COMPARED,
		filter: 'advanced',
		product_includes: '7',
	} );
	await wait();
	expect( screen.getByText( 'Mug' ) ).toBeVisible();
	expect( readOneBatch( calls.slice( before ) ) ).toEqual( [
		'/wc-analytics/products',
		toAnswerPath( 'orders' ),
	] );
} );

it( 'takes the number of rows of applied filters from the answer', async () => {
	const { calls } = await openReport( {
		id: 'orders',
		responses: {
			'GET /wc-analytics/reports/*/stats': {
				totals: { orders_count: 2 },
				intervals: [],
			},
			'GET /wc-analytics/reports/*': createResponse( [], {
				totalResults: 2,
			} ),
		},
	} );
	const before = calls.length;
	goTo( '/analytics/orders', {
		...COMPARED,
		filter: 'advanced',
		status_is: 'completed',
	} );
	expect( await screen.findByText( '2 results' ) ).toBeVisible();
	expect(
		calls
			.slice( before )
			.filter( ( { path } ) => path === toAnswerPath( 'orders' ) )
	).toHaveLength( 1 );
} );
