import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';
import { failQueriesOf } from './support/failing-queries.mjs';

const ROUTE = '/wc-analytics/reports/performance-indicators';

/** All indicators and their formats. */
const INDICATORS = [
	[ 'revenue/total_sales', 'currency' ],
	[ 'revenue/net_revenue', 'currency' ],
	[ 'revenue/shipping', 'currency' ],
	[ 'revenue/refunds', 'currency' ],
	[ 'revenue/gross_sales', 'currency' ],
	[ 'orders/orders_count', 'number' ],
	[ 'orders/avg_order_value', 'currency' ],
	[ 'products/items_sold', 'number' ],
	[ 'variations/items_sold', 'number' ],
	[ 'coupons/amount', 'currency' ],
	[ 'coupons/orders_count', 'number' ],
	[ 'taxes/total_tax', 'currency' ],
	[ 'taxes/order_tax', 'currency' ],
	[ 'taxes/shipping_tax', 'currency' ],
	[ 'downloads/download_count', 'number' ],
];

describe( 'performance indicators', () => {
	let users;
	let api;
	let range;

	before( async () => {
		users = await signInUsers( 'indicators_test' );
		api = users.admin;
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		range = {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
		};
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/allowed` },
		]
	);

	it( 'equal the totals of their reports', async () => {
		const { body, headers } = await api.get( ROUTE, range );
		assert.equal(
			headers.get( 'x-wp-total' ),
			String( INDICATORS.length )
		);
		assert.deepEqual(
			body.map( ( { stat, format } ) => [ stat, format ] ),
			INDICATORS
		);
		const totals = {};
		for ( const { stat, chart, value, _links: links } of body ) {
			const [ report, field ] = stat.split( '/' );
			totals[ report ] ??= (
				await api.get( `/wc-analytics/reports/${ report }/stats`, {
					...range,
					interval: 'year',
				} )
			).body.totals;
			assert.equal( value, totals[ report ][ field ], stat );
			assert.ok( value > 0, stat );
			assert.equal( chart, field );
			assert.match(
				links.api[ 0 ].href,
				new RegExp( `/wc-analytics/reports/${ report }/stats$` )
			);
			assert.equal( links.report[ 0 ].href, `/analytics/${ report }` );
		}
	} );

	it( 'are returned once each in the requested order', async () => {
		const stats = [
			'taxes/order_tax',
			'revenue/refunds',
			'taxes/order_tax',
			'orders/orders_count',
		];
		for ( const list of [ stats, stats.join( ',' ) ] ) {
			const { body } = await api.get( ROUTE, { ...range, stats: list } );
			assert.deepEqual(
				body.map( ( { stat } ) => stat ),
				[ 'taxes/order_tax', 'revenue/refunds', 'orders/orders_count' ]
			);
		}
	} );

	it( 'are listed with their labels', async () => {
		const { body } = await api.get( `${ ROUTE }/allowed` );
		assert.deepEqual(
			body.map( ( { stat } ) => stat ),
			INDICATORS.map( ( [ stat ] ) => stat )
		);
		const { _links, ...first } = body[ 0 ];
		assert.deepEqual( first, {
			stat: 'revenue/total_sales',
			chart: 'total_sales',
			label: 'Total sales',
		} );
	} );

	it( 'are zero where nothing was sold', async () => {
		const { body } = await api.get( ROUTE, {
			after: '1999-01-01T00:00:00',
			before: '1999-12-31T23:59:59',
		} );
		assert.deepEqual(
			body.map( ( { value } ) => value ),
			INDICATORS.map( () => 0 )
		);
	} );

	it( 'are validated', async () => {
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			[ 'stats', [ 'revenue/nothing' ] ],
			[ 'stats', [ "revenue/total_sales' OR 1" ] ],
			[ 'stats', 'jetpack/stats/visitors' ],
			[ 'after', '2026-02-30T00:00:00' ],
			[ 'before', 'x'.repeat( 100 ) ],
		] ) ) {
			const { status, body, text } = await api.get( ROUTE, {
				[ name ]: value,
			} );
			assert.equal( status, 400, text );
			assert.ok( body.data.params[ name ] );
		}
		const empty = await api.get( ROUTE, { stats: '' } );
		assert.equal( empty.status, 400 );
		assert.equal(
			empty.body.code,
			'woocommerce_analytics_performance_indicators_empty_query'
		);
		const reversed = await api.get( ROUTE, {
			after: range.before,
			before: range.after,
		} );
		assert.equal( reversed.status, 400 );
	} );

	describe( 'when a report fails', () => {
		let failing;

		before( () => {
			failing = failQueriesOf( 'indicators', 'storedeck_sums_tax' );
		} );

		after( () => failing.restore() );

		it( 'return an error only for the indicators of that report', async () => {
			const expected = await api.get( ROUTE, {
				...range,
				force_cache_refresh: 'true',
			} );
			const { status, body, text } = await failing
				.client( api )
				.get( ROUTE, {
					...range,
					force_cache_refresh: 'true',
				} );
			assert.equal( status, 200, text );
			for ( const [ index, item ] of body.entries() ) {
				if ( item.stat.startsWith( 'taxes/' ) ) {
					assert.equal( item.value, null );
					assert.equal(
						item.error.code,
						'storedeck_report_query_failed'
					);
				} else {
					assert.deepEqual( item, expected.body[ index ] );
				}
			}
			assert.doesNotMatch( text, /SELECT|wc_order_tax/ );
		} );
	} );
} );
