import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { people } from './support/people.mjs';
import { exported, forget, pages, RANGE, report } from './support/exports.mjs';

describe( 'exported reports', () => {
	let api;

	before( async () => {
		api = ( await people( 'exports' ) ).manager;
	} );

	after( () => forget( 'exports_manager' ) );

	it( 'holds the orders of all pages in their order', async () => {
		for ( const args of [
			RANGE,
			{ ...RANGE, orderby: 'net_total', order: 'asc' },
			{
				...RANGE,
				status_is: [ 'completed' ],
				customer_type: 'returning',
				match: 'all',
			},
		] ) {
			const [ head, ...lines ] = await exported( api, 'orders', {
				...args,
				page: 3,
				per_page: 7,
			} );
			const rows = await pages( api, report( 'orders' ), {
				...args,
				extended_info: true,
			} );
			assert.deepEqual( head, [
				'Date',
				'Order #',
				'Status',
				'Customer',
				'Customer type',
				'Product(s)',
				'Items sold',
				'Coupon(s)',
				'Net sales',
			] );
			assert.deepEqual(
				lines.map( ( cells ) => [
					cells[ 0 ],
					cells[ 1 ],
					cells[ 2 ],
					Number( cells[ 6 ] ),
					Number( cells[ 8 ] ),
				] ),
				rows.map( ( row ) => [
					row.date,
					row.parent_id
						? `${ row.order_number } (refund)`
						: String( row.order_number ),
					row.status,
					row.num_items_sold,
					row.net_total,
				] )
			);
		}
	} );

	it( 'holds the days of the revenue in their order', async () => {
		const args = {
			...RANGE,
			interval: 'day',
			orderby: 'gross_sales',
			order: 'desc',
		};
		const [ , ...lines ] = await exported( api, 'revenue', args );
		const rows = await pages(
			api,
			`${ report( 'revenue' ) }/stats`,
			args,
			( { intervals } ) => intervals
		);
		assert.deepEqual(
			lines.map( ( cells ) => [
				cells[ 0 ],
				...cells.slice( 1 ).map( Number ),
			] ),
			rows.map( ( { date_start: date, subtotals: sums } ) => [
				date.slice( 0, 10 ),
				sums.orders_count,
				sums.gross_sales,
				sums.refunds,
				sums.coupons,
				sums.net_revenue,
				sums.taxes,
				sums.shipping,
				sums.total_sales,
			] )
		);
	} );

	for ( const [ type, args, cells, fields ] of [
		[
			'products',
			RANGE,
			[ 2, 3, 4 ],
			[ 'items_sold', 'net_revenue', 'orders_count' ],
		],
		[
			'variations',
			{ ...RANGE, orderby: 'net_revenue' },
			[ 2, 3, 4 ],
			[ 'items_sold', 'net_revenue', 'orders_count' ],
		],
		[
			'categories',
			RANGE,
			[ 1, 2, 3, 4 ],
			[ 'items_sold', 'net_revenue', 'products_count', 'orders_count' ],
		],
		[ 'coupons', RANGE, [ 1, 2 ], [ 'orders_count', 'amount' ] ],
		[
			'taxes',
			RANGE,
			[ 2, 3, 4, 5 ],
			[ 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ],
		],
		[ 'downloads', RANGE, [ 3 ], [ 'order_number' ] ],
		[
			'customers',
			{ orderby: 'total_spend' },
			[ 5, 6, 7 ],
			[ 'orders_count', 'total_spend', 'avg_order_value' ],
		],
	] ) {
		it( `holds all rows of ${ type } in their order`, async () => {
			const [ , ...lines ] = await exported( api, type, args );
			const rows = await pages( api, report( type ), args );
			assert.ok( rows.length > 0 );
			assert.deepEqual(
				lines.map( ( line ) =>
					cells.map( ( cell ) => Number( line[ cell ] ) )
				),
				rows.map( ( row ) =>
					fields.map(
						( field ) =>
							Math.round( row[ field ] * 100 + 1e-6 ) / 100
					)
				)
			);
		} );
	}

	it( 'holds the stock as the list has it', async () => {
		const [ head, ...lines ] = await exported( api, 'stock', {
			orderby: 'title',
		} );
		const rows = await pages( api, report( 'stock' ), {
			orderby: 'title',
		} );
		assert.deepEqual( head, [
			'Product / Variation',
			'SKU',
			'Status',
			'Stock',
		] );
		assert.deepEqual(
			lines.map( ( [ , sku, , stock ] ) => [ sku, stock ] ),
			rows.map( ( row ) => [
				row.sku,
				row.manage_stock ? String( row.stock_quantity ) : 'N/A',
			] )
		);
	} );
} );
