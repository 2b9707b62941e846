import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustUse, php, RUN_JOBS, signIn } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { deleteOrders, setStorage } from './support/orders.mjs';

/** Marks the orders of the test. */
const CREATED_VIA = 'storedeck-order-facts';

const RANGE = {
	after: '2019-07-08T00:00:00',
	before: '2019-07-08T23:59:59',
	date_type: 'date_created',
	per_page: 100,
};

/** Register and company of the orders. */
const ORDERS = [
	[ 'North', 'Acme' ],
	[ 'South', '' ],
	[ 'North', '' ],
];

/** Storages and the option of WooCommerce. */
const STORAGES = [
	[ 'order tables', 'yes' ],
	[ 'posts', 'no' ],
];

const EXAMPLE = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../../examples/pos-register/pos-register.php'
);

/** A plugin with a meta key of its own, and one of what only posts have as meta. */
const PLUGIN = `<?php
require ${ JSON.stringify( EXAMPLE ) };
add_action( 'storedeck_register_reports', static fn() => storedeck_register_dimension( 'company', array( 'label' => 'Company', 'order_meta' => '_billing_company', 'is_private' => false ) ) );
`;

const file = () => mustUse( 'storedeck-order-facts-test.php' );

const createOrders = () =>
	php(
		`foreach ( $given as list( $register, $company ) ) {
			$order = wc_create_order( array( 'created_via' => '${ CREATED_VIA }' ) );
			$item  = new WC_Order_Item_Product();
			$item->set_props( array( 'name' => 'Cup', 'quantity' => 1, 'subtotal' => 10, 'total' => 10 ) );
			$order->add_item( $item );
			$order->set_billing_company( $company );
			$order->update_meta_data( '_pos_register', $register );
			$order->set_date_created( ( new DateTimeImmutable( '2019-07-08 15:30:00', wp_timezone() ) )->getTimestamp() );
			$order->set_status( 'completed' );
			$order->calculate_totals( false );
			$order->save();
		}
		return true;`,
		ORDERS
	);

/** The file of a report with WooCommerce's orders. */
const readFile = ( report, args ) =>
	php(
		`wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'POST', '/storedeck/v1/reports/${ report }/export' );
		$request->set_body_params( array( 'report_args' => $given ) );
		$id = rest_do_request( $request )->get_data()['export_id'];
		${ RUN_JOBS }
		return file_get_contents( \\Storedeck\\Exports\\Export_Folder::path( \\Storedeck\\Jobs\\Job_Store::find( $id )->args['file'], 'csv' ) );`,
		args
	);

test.describe( 'facts of WooCommerce’s orders that a plugin names in a line', () => {
	let api;

	const read = async ( route, query = {} ) => {
		const { status, body } = await api.get( `/storedeck/v1/${ route }`, {
			...RANGE,
			...query,
		} );
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};

	test.beforeAll( async () => {
		mkdirSync( path.dirname( file() ), { recursive: true } );
		writeFileSync( file(), PLUGIN );
		api = await signIn();
		// Registers them, so that orders have their values.
		await read( 'report-definitions/orders' );
	} );

	test.afterAll( () => {
		rmSync( file(), { force: true } );
	} );

	for ( const [ storage, hasTables ] of STORAGES ) {
		test( `are column, sort key, filter, segment, group and part of files with ${ storage }`, async () => {
			setStorage( hasTables );
			try {
				createOrders();
				const sort = { orderby: 'pos_register', order: 'desc' };
				const rows = await read( 'reports/orders', sort );
				assert.deepEqual(
					rows.map( ( row ) => row.pos_register ),
					[ 'South', 'North', 'North' ]
				);
				assert.deepEqual( rows.map( ( row ) => row.company ).sort(), [
					'',
					'',
					'Acme',
				] );

				for ( const [ query, count ] of [
					[ { pos_register_is: [ 'North' ] }, 2 ],
					[ { pos_register_is_not: [ 'North' ] }, 1 ],
					[ { company_is: [ 'Acme' ] }, 1 ],
				] ) {
					const { totals } = await read(
						'reports/revenue/stats',
						query
					);
					assert.equal( totals.orders_count, count );
				}

				const { totals } = await read( 'reports/orders/stats', {
					segmentby: 'pos_register',
				} );
				const groups = await read( 'reports/payments', {
					by: 'pos_register',
				} );
				for ( const found of [
					totals.segments.map( ( segment ) => [
						segment.segment_label,
						segment.subtotals.orders_count,
					] ),
					groups.map( ( row ) => [ row.label, row.orders_count ] ),
				] ) {
					assert.deepEqual( Object.fromEntries( found ), {
						North: 2,
						South: 1,
					} );
				}

				const lines = readFile( 'orders', {
					...RANGE,
					...sort,
				} )
					.trim()
					.split( '\n' );
				assert.match( lines[ 0 ], /Register/ );
				assert.match( lines[ 1 ], /South/ );
				assert.equal( lines.length, 4 );
			} finally {
				deleteOrders( CREATED_VIA );
				setStorage( 'yes' );
			}
		} );
	}

	test( 'are offered after the first import, and never ignored', async () => {
		const since = php(
			`$since = get_option( 'storedeck_imported_since' ); delete_option( 'storedeck_imported_since' ); return $since;`
		);
		try {
			const { table, advancedFilters } = await read(
				'report-definitions/orders'
			);
			const columns = table.columns.map( ( { id } ) => id );
			assert.ok( columns.includes( 'num_items_sold' ) );
			assert.ok( ! columns.includes( 'pos_register' ) );
			assert.ok( advancedFilters.filters.status );
			assert.ok( ! advancedFilters.filters.pos_register );

			const ask = ( report, query ) =>
				api.get( `/storedeck/v1/answers/${ report }`, query );
			const filtered = await ask( 'orders', {
				pos_register_is: 'North',
			} );
			assert.equal( filtered.status, 409 );
			assert.match( filtered.body.message, /Register/ );
			assert.equal( ( await ask( 'payments', {} ) ).status, 409 );

			const sorted = await ask( 'orders', { orderby: 'pos_register' } );
			assert.equal( sorted.status, 200, JSON.stringify( sorted.body ) );
			assert.deepEqual( sorted.body.errors, {} );
		} finally {
			php(
				`return update_option( 'storedeck_imported_since', $given );`,
				since
			);
		}
		const { table } = await read( 'report-definitions/orders' );
		assert.ok( table.columns.some( ( { id } ) => id === 'pos_register' ) );
	} );
} );
