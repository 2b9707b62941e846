import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import { people } from './support/people.mjs';
import {
	exported,
	forget,
	pages,
	RANGE,
	report,
	settled,
} from './support/exports.mjs';

/** A range with fewer. */
const MONTH = { ...RANGE, after: '2026-06-01T00:00:00' };

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

	for ( const [ type, args, cells, fields ] of /** @type {any[][]} */ ( [
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
	] ) ) {
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

	it( 'holds the columns that are asked for, in their order', async () => {
		const args = { ...MONTH, orderby: 'net_total', order: 'asc' };
		const all = await exported( api, 'orders', args );
		const some = await exported( api, 'orders', {
			...args,
			columns: [ 'net_total', 'order_number', 'date' ],
		} );
		assert.deepEqual(
			some,
			all.map( ( cells ) => [ cells[ 8 ], cells[ 1 ], cells[ 0 ] ] )
		);
	} );

	it( 'tells which columns it cannot hold, and holds the others', async () => {
		const columns = [ 'gross_sales', 'of_a_plugin', 'date' ];
		const { body } = await api.send(
			'POST',
			`${ report( 'revenue' ) }/export`,
			{ report_args: { ...MONTH, columns } }
		);
		await settled( api, 'revenue', body.export_id );
		const item = await api.get(
			`/storedeck/v1/exports/${ body.export_id }`
		);
		// Asked for again, the same is asked for.
		assert.deepEqual( item.body.report_args.columns, columns );
		assert.deepEqual( item.body.columns_left_out, [ 'of_a_plugin' ] );
		const [ head ] = await exported( api, 'revenue', {
			...RANGE,
			columns,
		} );
		assert.deepEqual( head, [ 'Gross sales', 'Date' ] );
	} );

	it( 'holds columns of plugins that fill them in; a callback that fails costs its own', () => {
		const column = `add_filter( 'woocommerce_report_stock_export_columns', static fn( $labels ) => $labels + array( 'shelf' => 'Shelf', 'broken' => array() ) );`;
		const value = ( code ) =>
			`add_filter( 'woocommerce_report_stock_prepare_export_item', static fn( $values, $row ) => ${ code }, 10, 2 );`;
		const cases = [
			[ '', 'SKU\nC-1' ],
			[
				column +
					value( `$values + array( 'shelf' => '=' . $row['name'] )` ),
				'Shelf,SKU\n"\t=Cap",C-1',
			],
			[
				column + value( `throw new Error( 'No shelf.' )` ),
				'Shelf,SKU\n,C-1',
			],
			[ column + value( 'null' ), 'Shelf,SKU\n,C-1' ],
			[
				`add_filter( 'woocommerce_report_stock_export_columns', static fn() => false );`,
				'SKU\nC-1',
			],
		];
		const files = cases.map(
			( [ plugin ] ) => `
				remove_all_filters( 'woocommerce_report_stock_export_columns' );
				remove_all_filters( 'woocommerce_report_stock_prepare_export_item' );
				${ plugin }
				$columns = \\Storedeck\\Jobs\\Export\\Export_Columns::create( 'stock', array(), array( 'shelf', 'sku' ) );
				$files[] = substr( $columns->get_header(), 3 ) . $columns->get_lines( array( array( 'name' => 'Cap', 'sku' => 'C-1', 'stock_status' => 'instock', 'manage_stock' => false ) ) );
			`
		);
		assert.deepEqual(
			php( `${ files.join( '' ) } return $files;` ),
			cases.map( ( [ , file ] ) => file )
		);
	} );
} );
