import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';

const RANGE = {
	after: '2000-01-01T00:00:00',
	before: '2099-12-31T23:59:59',
	orderby: 'net_total',
	per_page: 5,
};

/** The ORDER BY clause of the rows of a request. */
const readOrderBy = ( params ) =>
	php(
		`
		wp_set_current_user( 1 );
		$found = array();
		add_filter( 'query', static function ( $query ) use ( &$found ) {
			if ( preg_match( '/ORDER BY (.+) LIMIT 5 /', $query, $match ) ) { $found[] = $match[1]; }
			return $query;
		} );
		$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/orders' );
		$request->set_query_params( $given );
		$status = rest_do_request( $request )->get_status();
		// Rows are read again when sums are dropped meanwhile, as other tests do.
		return array( $status, array_values( array_unique( $found ) ) );
	`,
		{ ...RANGE, force_cache_refresh: true, ...params }
	);

/*
 * The database reads the index of amounts from its end until a page is full. With
 * a filter that few orders match, it would read all orders, each by its key: 6.5
 * instead of 0.06 seconds with 1,000,000 orders.
 */
describe( 'the list of orders by net sales', () => {
	it( 'uses the index of amounts without filters only', () => {
		assert.deepEqual( readOrderBy( {} ), [
			200,
			[ 'stats.net_total DESC, stats.order_id DESC' ],
		] );
		for ( const filter of [
			{ status_is: [ 'on-hold' ] },
			{ product_includes: [ 1 ] },
			{ customer_type: 'returning' },
		] ) {
			assert.deepEqual( readOrderBy( filter ), [
				200,
				[
					'COALESCE( stats.net_total, stats.net_total ) DESC, stats.order_id DESC',
				],
			] );
		}
	} );

	it( 'has the same order with and without filters', async () => {
		const api = await signIn();
		for ( const order of [ 'asc', 'desc' ] ) {
			const read = async ( params ) =>
				(
					await api.get( '/wc-analytics/reports/orders', {
						...RANGE,
						order,
						per_page: 100,
						...params,
					} )
				).body.map( ( row ) => row.net_total );
			const amounts = await read( {} );
			assert.ok( amounts.length > 1 );
			assert.deepEqual(
				amounts,
				amounts.toSorted( ( a, b ) =>
					order === 'asc' ? a - b : b - a
				)
			);
			assert.deepEqual(
				await read( { customer_type: '', status_is_not: [ 'trash' ] } ),
				amounts
			);
		}
	} );
} );
