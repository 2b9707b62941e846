import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php } from '../../setup/site.mjs';
import { readRawOrders, totalsOf } from '../../setup/raw-orders.mjs';

const AMOUNTS = [
	'total_sales',
	'net_revenue',
	'taxes',
	'shipping',
	'coupons',
	'refunds',
	'gross_sales',
];

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe( 'metrics of revenue and orders', { concurrency: true }, () => {
	const api = createBatchClient();
	let orders;
	let zone;
	let ranges;

	before( () => {
		zone = php( 'return wp_timezone_string();' );
		orders = readRawOrders( zone );
		const today = php( "return wp_date( 'Y-m-d' );" );
		const year = Number( today.slice( 0, 4 ) ) - 1;
		ranges = {
			'a month': [ `${ year }-04-01`, `${ year }-04-30` ],
			'a year': [ `${ year }-01-01`, `${ year }-12-31` ],
			'a custom range': [ `${ year }-02-17`, `${ year }-06-03` ],
			// The weeks in which daylight saving time starts or ends in the Americas and Europe.
			'a range across spring': [ `${ year }-03-07`, `${ year }-04-02` ],
			'a range across autumn': [ `${ year }-10-20`, `${ year }-11-09` ],
			'the last days until now': [ `${ year + 1 }-01-01`, today ],
		};
	} );

	it( 'the site has a different time zone than UTC and this machine', () => {
		assert.notEqual( zone, 'UTC' );
		assert.notEqual(
			zone,
			Intl.DateTimeFormat().resolvedOptions().timeZone
		);
		assert.ok( orders.length > 100, `${ orders.length } raw orders` );
	} );

	for ( const name of [
		'a month',
		'a year',
		'a custom range',
		'a range across spring',
		'a range across autumn',
		'the last days until now',
	] ) {
		it( `${ name }: totals match the raw orders`, async () => {
			const after = `${ ranges[ name ][ 0 ] }T00:00:00`;
			const beforeDate = `${ ranges[ name ][ 1 ] }T23:59:59`;
			const expected = totalsOf( orders, after, beforeDate );
			assert.ok( expected.orders_count > 0, 'the range holds orders' );
			for ( const route of [ 'revenue', 'orders' ] ) {
				const { body } = await api.get(
					`/wc-analytics/reports/${ route }/stats`,
					{
						after,
						before: beforeDate,
						interval: 'month',
						per_page: 100,
					}
				);
				for ( const key of Object.keys( expected ) ) {
					assert.equal(
						body.totals[ key ],
						expected[ key ],
						`${ route }: ${ key }`
					);
				}
			}
		} );

		it( `${ name }: each day matches the raw orders`, async () => {
			const [ first, last ] = ranges[ name ];
			const days = [];
			for ( let page = 1; ; page++ ) {
				const { body, headers } = await api.get(
					'/wc-analytics/reports/revenue/stats',
					{
						after: `${ first }T00:00:00`,
						before: `${ last }T23:59:59`,
						interval: 'day',
						order: 'asc',
						per_page: 100,
						page,
					}
				);
				days.push( ...body.intervals );
				if ( page >= Number( headers.get( 'x-wp-totalpages' ) ) ) {
					break;
				}
			}
			assert.equal( days[ 0 ].interval, first );
			assert.equal( days.at( -1 ).interval, last );
			const length =
				( Date.parse( last ) - Date.parse( first ) ) / 86400000 + 1;
			assert.equal( days.length, length );
			for ( const { interval, subtotals } of days ) {
				const expected = totalsOf(
					orders,
					`${ interval }T00:00:00`,
					`${ interval }T23:59:59`
				);
				for ( const key of [ ...AMOUNTS, 'orders_count' ] ) {
					assert.equal(
						subtotals[ key ],
						expected[ key ],
						`${ interval } ${ key }`
					);
				}
			}
		} );
	}

	it( 'returns amounts without floating-point errors', async () => {
		const { text } = await api.get( '/wc-analytics/reports/orders/stats', {
			after: `${ ranges[ 'a year' ][ 0 ] }T00:00:00`,
			before: `${ ranges[ 'a year' ][ 1 ] }T23:59:59`,
			interval: 'week',
			per_page: 100,
		} );
		assert.doesNotMatch( text, /\d\.\d{5,}/ );
	} );

	it( 'rows of the orders report add up to its totals', async () => {
		const range = {
			after: `${ ranges[ 'a month' ][ 0 ] }T00:00:00`,
			before: `${ ranges[ 'a month' ][ 1 ] }T23:59:59`,
		};
		const rows = [];
		for ( let page = 1; ; page++ ) {
			const { body, headers } = await api.get(
				'/wc-analytics/reports/orders',
				{
					...range,
					per_page: 100,
					page,
				}
			);
			rows.push( ...body );
			assert.equal(
				Number( headers.get( 'x-wp-total' ) ) >= rows.length,
				true
			);
			if ( page >= Number( headers.get( 'x-wp-totalpages' ) ) ) {
				break;
			}
		}
		const { body } = await api.get(
			'/wc-analytics/reports/orders/stats',
			range
		);
		const cents = rows.reduce(
			( sum, row ) => sum + Math.round( row.net_total * 100 ),
			0
		);
		assert.equal( cents, Math.round( body.totals.net_revenue * 100 ) );
		assert.equal(
			rows.filter( ( row ) => row.parent_id === 0 ).length,
			body.totals.orders_count
		);
		assert.equal(
			new Set( rows.map( ( row ) => row.order_id ) ).size,
			rows.length
		);
	} );
} );
