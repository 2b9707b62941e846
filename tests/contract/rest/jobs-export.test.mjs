import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import { signInUsers } from './support/users.mjs';
import {
	exportReport,
	deleteExports,
	readPages,
	RANGE,
	reportRoute,
	waitForExport,
} from './support/exports.mjs';

/** A date range with fewer orders. */
const SHORT_RANGE = { ...RANGE, after: '2026-06-01T00:00:00' };

/** Labels of statuses. */
const LABELS = {
	pending: 'Pending payment',
	processing: 'Processing',
	'on-hold': 'On hold',
	completed: 'Completed',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
	failed: 'Failed',
};

describe( 'contents of exported reports', () => {
	let api;

	before( async () => {
		api = ( await signInUsers( 'exports' ) ).manager;
	} );

	after( () => deleteExports( 'exports_manager' ) );

	it( 'contains the orders of all pages in the same order', async () => {
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
			const [ header, ...lines ] = await exportReport( api, 'orders', {
				...args,
				page: 3,
				per_page: 7,
			} );
			const rows = await readPages( api, reportRoute( 'orders' ), {
				...args,
				extended_info: true,
				column_values: true,
			} );
			// The file of the page has these values.
			assert.deepEqual(
				lines.map( ( cells ) => cells[ 2 ] ),
				rows.map( ( row ) => row.column_values.status )
			);
			// Those of dimensions follow.
			assert.deepEqual( header.slice( 0, 9 ), [
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
					LABELS[ row.status ],
					row.num_items_sold,
					row.net_total,
				] )
			);
		}
	} );

	it( 'contains the days of the revenue report in the same order', async () => {
		const args = {
			...RANGE,
			interval: 'day',
			orderby: 'gross_sales',
			order: 'desc',
		};
		const [ , ...lines ] = await exportReport( api, 'revenue', args );
		const rows = await readPages(
			api,
			`${ reportRoute( 'revenue' ) }/stats`,
			args,
			( { intervals } ) => intervals
		);
		assert.deepEqual(
			lines.map( ( cells ) => [
				cells[ 0 ],
				...cells.slice( 1 ).map( Number ),
			] ),
			rows.map( ( { date_start: date, subtotals } ) => [
				date.slice( 0, 10 ),
				subtotals.orders_count,
				subtotals.gross_sales,
				subtotals.refunds,
				subtotals.coupons,
				subtotals.net_revenue,
				subtotals.taxes,
				subtotals.shipping,
				subtotals.total_sales,
				subtotals.fees,
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
		it( `contains all rows of the ${ type } report in the same order`, async () => {
			const [ , ...lines ] = await exportReport( api, type, args );
			const rows = await readPages( api, reportRoute( type ), args );
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

	it( 'contains the stock of each product', async () => {
		const [ header, ...lines ] = await exportReport( api, 'stock', {
			orderby: 'title',
		} );
		const rows = await readPages( api, reportRoute( 'stock' ), {
			orderby: 'title',
		} );
		assert.deepEqual( header, [
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

	it( 'contains the requested columns in the requested order', async () => {
		const args = { ...SHORT_RANGE, orderby: 'net_total', order: 'asc' };
		const all = await exportReport( api, 'orders', args );
		const chosen = await exportReport( api, 'orders', {
			...args,
			columns: [ 'net_total', 'order_number', 'date' ],
		} );
		assert.deepEqual(
			chosen,
			all.map( ( cells ) => [ cells[ 8 ], cells[ 1 ], cells[ 0 ] ] )
		);
	} );

	it( 'omits unknown columns and lists them', async () => {
		const columns = [ 'gross_sales', 'of_a_plugin', 'date' ];
		const { body } = await api.send(
			'POST',
			`${ reportRoute( 'revenue' ) }/export`,
			{ report_args: { ...SHORT_RANGE, columns } }
		);
		await waitForExport( api, 'revenue', body.export_id );
		const item = await api.get(
			`/storedeck/v1/exports/${ body.export_id }`
		);
		// A repeated export needs the requested columns.
		assert.deepEqual( item.body.report_args.columns, columns );
		assert.deepEqual( item.body.columns_left_out, [ 'of_a_plugin' ] );
		const [ header ] = await exportReport( api, 'revenue', {
			...RANGE,
			columns,
		} );
		assert.deepEqual( header, [ 'Gross sales', 'Date' ] );
	} );

	it( 'contains columns of plugins and leaves them empty if the callback fails', () => {
		const addColumns = `add_filter( 'woocommerce_report_stock_export_columns', static fn( $labels ) => $labels + array( 'shelf' => 'Shelf', 'broken' => array() ) );`;
		const prepareItem = ( code ) =>
			`add_filter( 'woocommerce_report_stock_prepare_export_item', static fn( $values, $row ) => ${ code }, 10, 2 );`;
		const cases = [
			[ '', 'SKU\nC-1' ],
			[
				addColumns +
					prepareItem(
						`$values + array( 'shelf' => '=' . $row['name'] )`
					),
				'Shelf,SKU\n"\t=Cap",C-1',
			],
			[
				addColumns + prepareItem( `throw new Error( 'No shelf.' )` ),
				'Shelf,SKU\n,C-1',
			],
			[ addColumns + prepareItem( 'null' ), 'Shelf,SKU\n,C-1' ],
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
				$columns = \\Storedeck\\Exports\\Export_Columns::create( 'stock', array(), array( 'shelf', 'sku' ) );
				$files[] = substr( $columns->get_header(), 3 ) . $columns->get_lines( array( array( 'name' => 'Cap', 'sku' => 'C-1', 'stock_status' => 'instock', 'manage_stock' => false ) ) );
			`
		);
		assert.deepEqual(
			php(
				`wp_set_current_user( 1 ); ${ files.join( '' ) } return $files;`
			),
			cases.map( ( [ , file ] ) => file )
		);
	} );
} );
