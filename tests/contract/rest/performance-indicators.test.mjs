import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import { itRefusesStrangers, people } from './support/people.mjs';
import { breakQueriesOf } from './support/broken-queries.mjs';

const ROUTE = '/wc-analytics/reports/performance-indicators';

/** All indicators with what they are called and how they are written. */
const ALL = [
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
	let who;
	let api;
	let range;

	before( async () => {
		who = await people( 'indicators_test' );
		api = who.admin;
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		range = {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
		};
	} );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/allowed` },
		]
	);

	it( 'agree with the totals of their reports', async () => {
		const { body, headers } = await api.get( ROUTE, range );
		assert.equal( headers.get( 'x-wp-total' ), String( ALL.length ) );
		assert.deepEqual(
			body.map( ( { stat, format } ) => [ stat, format ] ),
			ALL
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

	it( 'come in the order of the request, each once', async () => {
		const stats = [
			'taxes/order_tax',
			'revenue/refunds',
			'taxes/order_tax',
			'orders/orders_count',
		];
		for ( const wish of [ stats, stats.join( ',' ) ] ) {
			const { body } = await api.get( ROUTE, { ...range, stats: wish } );
			assert.deepEqual(
				body.map( ( { stat } ) => stat ),
				[ 'taxes/order_tax', 'revenue/refunds', 'orders/orders_count' ]
			);
		}
	} );

	it( 'say which of them there are', async () => {
		const { body } = await api.get( `${ ROUTE }/allowed` );
		assert.deepEqual(
			body.map( ( { stat } ) => stat ),
			ALL.map( ( [ stat ] ) => stat )
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
			ALL.map( () => 0 )
		);
	} );

	it( 'refuse what they do not know', async () => {
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
		const none = await api.get( ROUTE, { stats: '' } );
		assert.equal( none.status, 400 );
		assert.equal(
			none.body.code,
			'woocommerce_analytics_performance_indicators_empty_query'
		);
		const turned = await api.get( ROUTE, {
			after: range.before,
			before: range.after,
		} );
		assert.equal( turned.status, 400 );
	} );

	describe( 'of a report that cannot be read', () => {
		let broken;

		before( () => {
			broken = breakQueriesOf( 'indicators', 'wc_order_tax_lookup' );
		} );

		after( () => broken.mend() );

		it( 'say so, and leave the others alone', async () => {
			const whole = await api.get( ROUTE, {
				...range,
				force_cache_refresh: 'true',
			} );
			const { status, body, text } = await broken
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
					assert.deepEqual( item, whole.body[ index ] );
				}
			}
			assert.doesNotMatch( text, /SELECT|wc_order_tax/ );
		} );
	} );
} );
