import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import { createPausedProcess } from './support/paused-process.mjs';

const JOBS = '\\Storedeck\\Reports\\Sums\\Sum_Jobs';
const STATE = '\\Storedeck\\Reports\\Sums\\Sum_State';

const formatDay = ( daysAgo ) =>
	new Date( Date.now() - daysAgo * 86400000 ).toISOString().slice( 0, 10 );

/** Without the latest days, in which other test files write orders. */
const RANGE = {
	after: `${ formatDay( 700 ) }T00:00:00`,
	before: `${ formatDay( 60 ) }T23:59:59`,
	per_page: 100,
};

/** @type {[ string, Record< string, unknown > ][]} */
const REPORTS = [
	[ 'revenue/stats', { ...RANGE, interval: 'month' } ],
	[ 'orders/stats', { ...RANGE, interval: 'month' } ],
	[ 'products', { ...RANGE, orderby: 'items_sold' } ],
	[ 'categories', { ...RANGE, orderby: 'category_id' } ],
	[ 'coupons', { ...RANGE, orderby: 'coupon_id' } ],
	[ 'taxes', { ...RANGE, orderby: 'tax_rate_id' } ],
	[ 'customers', { ...RANGE, orderby: 'total_spend' } ],
	[ 'customers', { orderby: 'total_spend', per_page: 20 } ],
];

/** PHP code that reads reports and returns their statuses and results. */
const read = ( reports ) => `
	wp_set_current_user( 1 );
	$responses = array();
	foreach ( json_decode( '${ JSON.stringify(
		reports
	) }', true ) as list( $route, $params ) ) {
		$request = new WP_REST_Request( 'GET', "/wc-analytics/reports/$route" );
		$request->set_query_params( $params + array( 'force_cache_refresh' => true ) );
		$response    = rest_do_request( $request );
		$responses[] = array( $response->get_status(), $response->get_data() );
	}
	return $responses;
`;

const fill = () =>
	php( `${ JOBS }::resume(); ${ JOBS }::fill_now(); return true;` );

describe( 'tables of sums that are lost', () => {
	const { pauseBefore, runDuringPause, remove } =
		createPausedProcess( 'lost' );
	/** Before the first query of a table, after its state was read. */
	const PAUSE = pauseBefore(
		"str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'storedeck_sums_' )"
	);
	let expected;

	before( () => {
		fill();
		expected = php( read( REPORTS ) );
		expected.forEach( ( [ status ] ) => assert.equal( status, 200 ) );
	} );

	after( () => {
		fill();
		remove();
	} );

	describe( 'because they are dropped while a report is read', () => {
		it( 'do not change reports', async () => {
			const responses = await runDuringPause(
				PAUSE + read( REPORTS.slice( 0, 3 ) ),
				`${ JOBS }::drop();`
			);
			assert.deepEqual( responses, expected.slice( 0, 3 ) );
			fill();
		} );

		it( 'do not change the list of customers of a period', async () => {
			const responses = await runDuringPause(
				PAUSE + read( REPORTS.slice( 6, 7 ) ),
				`${ JOBS }::drop();`
			);
			assert.deepEqual( responses, expected.slice( 6, 7 ) );
			fill();
		} );

		it( 'do not change the list of all customers', async () => {
			const responses = await runDuringPause(
				pauseBefore(
					"str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'storedeck_customer_metrics metrics' )"
				) + read( REPORTS.slice( 7 ) ),
				`${ JOBS }::drop();`
			);
			assert.deepEqual( responses, expected.slice( 7 ) );
			fill();
		} );

		it( 'do not change a report when empty tables replace them at once', async () => {
			const responses = await runDuringPause(
				PAUSE + read( REPORTS.slice( 0, 1 ) ),
				`${ JOBS }::drop(); ${ STATE }::begin( 'test' );`
			);
			assert.deepEqual( responses, expected.slice( 0, 1 ) );
			fill();
			assert.deepEqual( php( read( REPORTS ) ), expected );
		} );
	} );
} );
