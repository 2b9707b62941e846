import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, repairSums, signIn } from '../../setup/site.mjs';
import { KEEP_ROWS } from './support/rebuild.mjs';
import { toWallClock } from '../../setup/raw-orders.mjs';

const ROUTE = '/wc-analytics/reports/';

/** First ID of the test rows, above the IDs of the demo store. */
const FIRST_ID = 980000001;
const DELETED = {
	product: FIRST_ID + 1,
	variation: FIRST_ID + 2,
	coupon: FIRST_ID + 3,
};
const OTHER_COUPON = FIRST_ID + 4;
const RATES = { a: FIRST_ID + 5, b: FIRST_ID + 6, gone: FIRST_ID + 7 };
const ORDER = FIRST_ID + 100;

/*
 * Three orders from 2011 and their refunds. Times are GMT and close to midnight
 * in one of the time zones; each order was created a day before it was paid.
 */
const ORDERS = [
	{
		// A guest order with a deleted product, two coupons and two tax rates of one state.
		id: ORDER,
		paid: '2011-03-12 20:30:00',
		customer: FIRST_ID + 50,
		lines: [
			{ id: 1, quantity: 2, net: 20, coupon: 4, tax: 1.5, gone: true },
			{ id: 2, quantity: 1, net: 7.25, coupon: 1, tax: 0.55 },
		],
		shipping: 4.95,
		shippingTax: 0.4,
		coupons: { [ DELETED.coupon ]: 3.33, [ OTHER_COUPON ]: 1.67 },
		taxes: { [ RATES.a ]: [ 1.2, 0.3 ], [ RATES.b ]: [ 0.85, 0.1 ] },
	},
	{
		id: ORDER + 1,
		paid: '2011-03-13 04:10:00',
		customer: FIRST_ID + 51,
		lines: [ { id: 3, quantity: 3, net: 30.03, tax: 2.4 } ],
		taxes: { [ RATES.gone ]: [ 2.4, 0 ] },
	},
	{
		// A partial refund of the second order, a week later.
		id: ORDER + 2,
		parent: ORDER + 1,
		paid: '2011-03-20 11:00:00',
		customer: FIRST_ID + 51,
		lines: [ { id: 4, quantity: -1, net: -10.01, tax: -0.8 } ],
		taxes: { [ RATES.gone ]: [ -0.8, 0 ] },
	},
	{
		// A refund without items.
		id: ORDER + 3,
		parent: ORDER,
		paid: '2011-03-20 12:00:00',
		customer: FIRST_ID + 50,
		lines: [],
		net: -5,
	},
	{
		// Pending payment: not counted.
		id: ORDER + 4,
		status: 'wc-pending',
		paid: '2011-03-13 04:10:00',
		customer: FIRST_ID + 52,
		lines: [ { id: 5, quantity: 9, net: 99, tax: 9 } ],
		coupons: { [ OTHER_COUPON ]: 9 },
		taxes: { [ RATES.a ]: [ 9, 0 ] },
	},
];

const dayBefore = ( gmt ) =>
	new Date( Date.parse( `${ gmt.replace( ' ', 'T' ) }Z` ) - 86400000 )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

/** Rows of the analytics tables as written by a site in the given time zone. */
function rowsFor( zone, product ) {
	/** @type {Record<string, any[]>} */
	const rows = {
		storedeck_order_stats: [],
		storedeck_order_product_lookup: [],
		storedeck_order_coupon_lookup: [],
		storedeck_order_tax_lookup: [],
		woocommerce_order_items: [],
		woocommerce_order_itemmeta: [],
	};
	for ( const order of ORDERS ) {
		const toSiteTime = ( gmt ) =>
			toWallClock( gmt, zone ).replace( 'T', ' ' );
		const created = toSiteTime( dayBefore( order.paid ) );
		const sum = ( of ) =>
			order.lines.reduce( ( total, line ) => total + of( line ), 0 );
		const net = order.net ?? sum( ( { net: amount } ) => amount );
		const tax = sum( ( line ) => line.tax ) + ( order.shippingTax ?? 0 );
		rows.storedeck_order_stats.push( {
			order_id: order.id,
			parent_id: order.parent ?? 0,
			date_created: created,
			date_created_gmt: dayBefore( order.paid ),
			date_paid: toSiteTime( order.paid ),
			date_completed: toSiteTime( order.paid ),
			num_items_sold: sum( ( { quantity } ) => quantity ),
			total_sales: net + tax + ( order.shipping ?? 0 ),
			tax_total: tax,
			shipping_total: order.shipping ?? 0,
			net_total: net,
			returning_customer: 0,
			currency: 'USD',
			status: order.status ?? 'wc-completed',
			customer_id: order.customer,
		} );
		order.lines.forEach( ( line, index ) => {
			const first = index === 0;
			rows.storedeck_order_product_lookup.push( {
				order_item_id: ORDER + line.id,
				order_id: order.id,
				product_id: line.gone ? DELETED.product : product,
				variation_id: line.gone ? DELETED.variation : 0,
				customer_id: order.customer,
				date_created: created,
				product_qty: line.quantity,
				product_net_revenue: line.net,
				product_gross_revenue: line.net + line.tax,
				coupon_amount: line.coupon ?? 0,
				tax_amount: line.tax,
				shipping_amount: first ? order.shipping ?? 0 : 0,
				shipping_tax_amount: first ? order.shippingTax ?? 0 : 0,
			} );
			rows.woocommerce_order_items.push( {
				order_item_id: ORDER + line.id,
				order_item_name: line.gone ? 'Old Lamp - Red, L' : 'Thing',
				order_item_type: 'line_item',
				order_id: order.id,
			} );
		} );
		for ( const [ id, amount ] of Object.entries( order.coupons ?? {} ) ) {
			rows.storedeck_order_coupon_lookup.push( {
				order_id: order.id,
				coupon_id: id,
				date_created: created,
				discount_amount: amount,
			} );
		}
		for ( const [ id, [ orderTax, shippingTax ] ] of Object.entries(
			order.taxes ?? {}
		) ) {
			rows.storedeck_order_tax_lookup.push( {
				order_id: order.id,
				tax_rate_id: id,
				date_created: created,
				shipping_tax: shippingTax,
				order_tax: orderTax,
				total_tax: orderTax + shippingTax,
			} );
		}
	}
	rows.woocommerce_order_items.push( {
		order_item_id: ORDER + 90,
		order_item_name: 'US-OR-OLD TAX-1',
		order_item_type: 'tax',
		order_id: ORDER + 2,
	} );
	for ( const [ key, value ] of /** @type {any[][]} */ ( [
		[ 'rate_id', RATES.gone ],
		[ 'label', 'Old tax' ],
		[ 'rate_percent', '8' ],
	] ) ) {
		rows.woocommerce_order_itemmeta.push( {
			meta_id: null,
			order_item_id: ORDER + 90,
			meta_key: key,
			meta_value: value,
		} );
	}
	rows.woocommerce_tax_rates = [ RATES.a, RATES.b ].map( ( id, index ) => ( {
		tax_rate_id: id,
		tax_rate_country: 'US',
		tax_rate_state: 'CA',
		tax_rate: index ? '1.3750' : '7.2500',
		tax_rate_name: 'Same tax',
		tax_rate_priority: 1,
		tax_rate_compound: 0,
		tax_rate_shipping: 1,
		tax_rate_order: index,
		tax_rate_class: '',
	} ) );
	return rows;
}

describe( 'metrics with deleted products, guests, refunds, duplicate tax rates and other time zones', () => {
	let api;
	let product;
	let options;

	before( async () => {
		api = await signIn();
		product = Number(
			php(
				`global $wpdb; return $wpdb->get_var( "SELECT MIN( ID ) FROM {$wpdb->posts} WHERE post_type = 'product'" );`
			)
		);
		options = php( `
			$earlier = array();
			foreach ( array( 'timezone_string', 'gmt_offset' ) as $name ) {
				$earlier[ $name ] = get_option( $name );
			}
			return $earlier;
		` );
	} );

	const clear = ( values ) =>
		php( `
			global $wpdb;
			foreach ( array( 'storedeck_order_stats' => 'order_id', 'storedeck_order_product_lookup' => 'order_id',
				'storedeck_order_coupon_lookup' => 'order_id', 'storedeck_order_tax_lookup' => 'order_id',
				'woocommerce_order_items' => 'order_item_id', 'woocommerce_order_itemmeta' => 'order_item_id',
				'woocommerce_tax_rates' => 'tax_rate_id' ) as $table => $id ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE $id >= ${ FIRST_ID } AND $id < ${
					FIRST_ID + 1000
				}" );
			}
			foreach ( json_decode( '${ JSON.stringify(
				values
			) }', true ) as $name => $value ) {
				update_option( $name, $value );
			}
			${ KEEP_ROWS }
			${ repairSums( '2011-03-01', '2011-04-30' ) }
			return true;
		` );

	after( () => clear( options ) );

	const insertOrders = ( zone ) => {
		clear( { timezone_string: zone, gmt_offset: '' } );
		php( `
			global $wpdb;
			foreach ( json_decode( '${ JSON.stringify(
				rowsFor( zone, product )
			) }', true ) as $table => $rows ) {
				foreach ( $rows as $row ) {
					$wpdb->insert( $wpdb->prefix . $table, $row );
				}
			}
			${ repairSums( '2011-03-01', '2011-04-30' ) }
			return true;
		` );
	};

	const march = {
		after: '2011-03-01T00:00:00',
		before: '2011-03-31T23:59:59',
		order: 'asc',
		per_page: 100,
	};
	const read = async ( route, more = {} ) => {
		const { status, body } = await api.get( ROUTE + route, {
			...march,
			...more,
		} );
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};

	for ( const zone of [
		'America/Los_Angeles',
		'Asia/Kolkata',
		'Pacific/Auckland',
	] ) {
		describe( zone, () => {
			before( () => insertOrders( zone ) );

			it( 'counts each order on the same day in all reports', async () => {
				for ( const [ dateType, moment ] of /** @type {any[][]} */ ( [
					[ 'date_paid', ( gmt ) => gmt ],
					[ 'date_created', dayBefore ],
				] ) ) {
					const days = {};
					for ( const order of ORDERS.filter(
						( { status } ) => ! status
					) ) {
						const day = toWallClock(
							moment( order.paid ),
							zone
						).slice( 0, 10 );
						days[ day ] = days[ day ] ?? [ 0, 0 ];
						days[ day ][ 0 ] += order.parent ? 0 : 1;
						days[ day ][ 1 ] += order.lines.reduce(
							( sum, { quantity } ) => sum + quantity,
							0
						);
					}
					for ( const [ report, key ] of /** @type {any[][]} */ ( [
						[ 'orders', 'num_items_sold' ],
						[ 'revenue', 'num_items_sold' ],
						[ 'products', 'items_sold' ],
					] ) ) {
						const { intervals } = await read( `${ report }/stats`, {
							interval: 'day',
							date_type: dateType,
						} );
						for ( const { interval, subtotals } of intervals ) {
							assert.deepEqual(
								[ subtotals.orders_count, subtotals[ key ] ],
								days[ interval ] ?? [ 0, 0 ],
								`${ report } ${ dateType } ${ interval }`
							);
						}
					}
					const { intervals } = await read( 'taxes/stats', {
						interval: 'day',
						date_type: dateType,
					} );
					assert.deepEqual(
						intervals
							.filter( ( row ) => row.subtotals.tax_codes )
							.map( ( row ) => row.interval ),
						[
							...new Set(
								ORDERS.filter(
									( { status, taxes } ) => ! status && taxes
								).map( ( { paid } ) =>
									toWallClock( moment( paid ), zone ).slice(
										0,
										10
									)
								)
							),
						]
					);
				}
			} );

			it( 'respects the time zone of a date range', async () => {
				const { totals } = await read( 'orders/stats', {
					after: '2011-03-12T20:30:00Z',
					before: '2011-03-13T04:09:59+00:00',
				} );
				assert.equal( totals.orders_count, 1 );
				assert.equal( totals.num_items_sold, 3 );
			} );

			it( 'products: a deleted product is counted and labeled as deleted', async () => {
				const rows = await read( 'products', {
					extended_info: true,
					orderby: 'net_revenue',
				} );
				assert.deepEqual(
					rows.map( ( row ) => [
						row.product_id,
						row.items_sold,
						row.net_revenue,
						row.orders_count,
					] ),
					[
						[ DELETED.product, 2, 20, 1 ],
						[ product, 3, 27.27, 2 ],
					]
				);
				assert.equal(
					rows[ 0 ].extended_info.name,
					'Old Lamp (deleted)'
				);
				assert.deepEqual( rows[ 0 ].extended_info.category_ids, [] );
				const { totals } = await read( 'products/stats', {
					segmentby: 'product',
				} );
				assert.deepEqual(
					{ ...totals, segments: totals.segments.length },
					{
						items_sold: 5,
						net_revenue: 47.27,
						orders_count: 2,
						products_count: 2,
						variations_count: 1,
						segments: 2,
					}
				);
				assert.equal(
					totals.segments.find(
						( { segment_id: id } ) => id === DELETED.product
					).segment_label,
					'Old Lamp (deleted)'
				);
			} );

			it( 'variations: a deleted variation is listed by its name', async () => {
				const rows = await read( 'variations', {
					extended_info: true,
				} );
				assert.deepEqual(
					rows.map( ( row ) => [
						row.product_id,
						row.variation_id,
						row.items_sold,
						row.net_revenue,
						row.orders_count,
						row.extended_info.name,
						row.extended_info.attributes,
					] ),
					[
						[
							DELETED.product,
							DELETED.variation,
							2,
							20,
							1,
							'Old Lamp - Red, L (deleted)',
							[],
						],
					]
				);
				const { totals } = await read( 'variations/stats' );
				assert.equal( totals.items_sold, 2 );
				assert.equal( totals.orders_count, 1 );
			} );

			it( 'taxes: rates with the same name are separate rows that add up to the totals', async () => {
				const rows = await read( 'taxes' );
				assert.deepEqual(
					rows.map( ( row ) => [
						row.tax_rate_id,
						row.name,
						row.tax_rate,
						row.order_tax,
						row.shipping_tax,
						row.total_tax,
						row.orders_count,
					] ),
					[
						[ RATES.a, 'Same tax', 7.25, 1.2, 0.3, 1.5, 1 ],
						[ RATES.b, 'Same tax', 1.375, 0.85, 0.1, 0.95, 1 ],
						[ RATES.gone, 'Old tax (deleted)', 8, 1.6, 0, 1.6, 1 ],
					]
				);
				const { totals } = await read( 'taxes/stats' );
				assert.deepEqual( totals, {
					tax_codes: 3,
					total_tax: 4.05,
					order_tax: 3.65,
					shipping_tax: 0.4,
					orders_count: 2,
					segments: [],
				} );
				for ( const codes of [
					[ String( RATES.b ) ],
					[ 'US-CA-SAME TAX-1' ],
					[ 'us-ca-same tax-1', String( RATES.gone ) ],
				] ) {
					const ids = ( await read( 'taxes', { taxes: codes } ) ).map(
						( row ) => row.tax_rate_id
					);
					assert.deepEqual(
						ids,
						{
							1: [ RATES.b ],
							2: [ RATES.a, RATES.b ],
						}[ codes[ 0 ] === String( RATES.b ) ? 1 : 2 ].concat(
							codes.length > 1 ? [ RATES.gone ] : []
						)
					);
				}
			} );

			it( 'coupons: the discounts of an order are split across its products without rounding loss', async () => {
				const rows = await read( 'coupons', { extended_info: true } );
				assert.deepEqual(
					rows.map( ( row ) => [
						row.coupon_id,
						row.amount,
						row.orders_count,
						row.extended_info.code,
					] ),
					[
						[
							DELETED.coupon,
							3.33,
							1,
							`#${ DELETED.coupon } (deleted)`,
						],
						[
							OTHER_COUPON,
							1.67,
							1,
							`#${ OTHER_COUPON } (deleted)`,
						],
					]
				);
				const { totals } = await read( 'coupons/stats', {
					segmentby: 'product',
				} );
				assert.equal( totals.amount, 5 );
				assert.equal( totals.coupons_count, 2 );
				assert.equal( totals.orders_count, 1 );
				assert.deepEqual(
					totals.segments
						.map( ( { segment_id: id, subtotals } ) => [
							id,
							subtotals.amount,
						] )
						.toSorted( ( a, b ) => a[ 1 ] - b[ 1 ] ),
					[
						[ product, 1 ],
						[ DELETED.product, 4 ],
					]
				);
				const one = await read( 'coupons/stats', {
					segmentby: 'product',
					coupons: [ DELETED.coupon ],
				} );
				assert.equal( one.totals.amount, 3.33 );
				assert.deepEqual(
					one.totals.segments
						.map( ( { subtotals } ) => subtotals.amount )
						.toSorted(),
					[ 0.666, 2.664 ]
				);
			} );

			it( 'revenue: a refund without items is subtracted', async () => {
				const { totals } = await read( 'revenue/stats' );
				assert.equal( totals.net_revenue, 42.27 );
				assert.equal( totals.refunds, 15.81 );
				assert.equal( totals.total_customers, 2 );
			} );
		} );
	}
} );
