import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { RUN_JOBS, signIn } from '../../setup/site.mjs';
import { wp } from '../../setup/wp-cli.mjs';
import {
	STORAGES,
	activateStoredeck,
	call,
	installWooCommerce,
	line,
	readReport,
	readTotals,
	removeAll,
	runJobs,
	runStore,
	simpleOrder,
	startStore,
} from './support/store.mjs';

/** The choice of the source, and what screens replace in the paths of their requests. */
const readSource = () =>
	runStore( `
		use Storedeck\\Sync\\Report_Source;
		return array( Report_Source::is_storedeck(), array_values( Report_Source::get_namespaces() ) );
	` );

const count = ( table ) =>
	runStore(
		`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}storedeck_${ table }" );`
	);

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `first import from WooCommerce’s ${ storage }`, () => {
		let api;
		let products;

		before( async () => {
			installWooCommerce( hasTables );
			products = runStore( `
				$products = array( \\Stand_In\\create_product( 'Shirt' ), \\Stand_In\\create_product( 'Deleted' ) );
				wp_set_object_terms( $products[0], wp_insert_term( 'Clothes', 'product_cat' )['term_id'], 'product_cat' );
				foreach ( array( 'first', 'second' ) as $name ) {
					$users[] = wp_insert_user( array( 'user_login' => $name, 'user_email' => "$name@example.test", 'user_pass' => 'x', 'role' => 'customer' ) );
				}
				return array( ...$products, ...$users );
			` );
			const [ shirt, deleted, first, second ] = products;
			const order = call( 'create_order', {
				total: '27',
				tax: '2',
				shipping: '5',
				email: 'guest@example.test',
				billing: { first_name: 'Ann', country: 'DE', city: 'Bonn' },
				items: [
					line( shirt, 2, '20', {
						_line_subtotal: '23',
						_line_tax: '2',
					} ),
					{
						type: 'tax',
						name: 'VAT',
						meta: {
							rate_id: 7,
							tax_amount: '2',
							shipping_tax_amount: '0',
						},
					},
					{
						type: 'coupon',
						name: 'save',
						meta: { discount_amount: '3' },
					},
				],
			} );
			call( 'create_refund', order, {
				total: '-10',
				items: [ line( shirt, -1, '-10' ) ],
			} );
			call(
				'create_order',
				simpleOrder( shirt, 1, '10', {
					status: 'wc-processing',
					user: first,
					email: 'first@example.test',
				} )
			);
			call( 'create_order', simpleOrder( deleted, 1, '7' ) );
			call(
				'create_order',
				simpleOrder( shirt, 1, '8', {
					user: second,
					email: 'second@example.test',
				} )
			);
			for ( const more of [
				{ currency: 'USD' },
				{ type: 'shop_subscription' },
				{ status: 'auto-draft' },
				{ status: 'wc-checkout-draft' },
				{ status: 'trash' },
				{ status: 'wc-pending' },
				{ paid: null },
			] ) {
				call( 'create_order', simpleOrder( shirt, 1, '1000', more ) );
			}
			runStore(
				`require_once ABSPATH . 'wp-admin/includes/user.php';
				wp_delete_post( $given[1], true );
				return wp_delete_user( $given[3] );`,
				products
			);
			assert.equal( activateStoredeck(), true );
			api = await signIn();
		} );

		after( removeAll );

		it( 'shows WooCommerce’s reports until it is done', async () => {
			assert.deepEqual( readSource(), [
				false,
				[ 'storedeck/v1/reports/import' ],
			] );
			assert.equal( count( 'order_stats' ), 0 );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			assert.equal( body.import.is_running, true );
		} );

		it( 'continues after its process was killed, whatever it was writing, and while orders are created', async () => {
			for ( const written of [
				'storedeck_category_lookup',
				'storedeck_product_meta_lookup',
				'storedeck_customer_lookup',
				'storedeck_order_stats',
				'storedeck_order_product_lookup',
				'storedeck_imported_since',
			] ) {
				const { ended } = startStore( `
					add_filter( 'query', static function ( $sql ) {
						if ( preg_match( '/^\\s*(INSERT|REPLACE|DELETE|UPDATE).*${ written }/s', $sql ) ) { exec( 'kill -9 ' . getmypid() ); }
						return $sql;
					} );
					${ RUN_JOBS }
					return true;
				` );
				const { code, output } = await ended;
				assert.equal(
					code,
					null,
					`not killed at ${ written }: ${ output }`
				);
				assert.equal( readSource()[ 0 ], false );
				runStore(
					`global $wpdb; return $wpdb->query( "UPDATE {$wpdb->prefix}storedeck_jobs SET held_until = 0" );`
				);
			}
			// Later than the last order that the import began with.
			call( 'create_order', simpleOrder( products[ 0 ], 1, '6' ) );
			runJobs();
			assert.equal( count( 'product_meta_lookup' ), 1 );
		} );

		it( 'shows the reports of Storedeck once it is done', async () => {
			const [ isStoredeck, namespaces ] = readSource();
			assert.equal( isStoredeck, true );
			assert.ok( namespaces.includes( 'storedeck/v1/reports' ) );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			assert.deepEqual(
				[ body.import.is_running, body.waiting ],
				[ false, 0 ]
			);
		} );

		it( 'counts only paid orders in the currency of the store, less their refunds', async () => {
			assert.deepEqual( await readTotals( api ), [ 5, 48, 5 ] );
			const { totals } = await readReport( api, 'revenue/stats' );
			assert.deepEqual(
				[
					totals.gross_sales,
					totals.coupons,
					totals.refunds,
					totals.taxes,
					totals.shipping,
					totals.net_revenue,
				],
				[ 54, 3, 10, 2, 5, 41 ]
			);
		} );

		it( 'is what the command line shows and explains', () => {
			const range = [ '--after=2024-05-01', '--before=2024-05-31' ];
			assert.match(
				wp( 'report', 'revenue', ...range ).stdout,
				/^net_revenue\t41$/m
			);
			assert.match(
				wp( 'explain', 'revenue', ...range ).stdout,
				/^stats\t.*net_revenue/m
			);
		} );

		it( 'fills the reports of products, coupons and taxes, also of deleted products', async () => {
			const rows = await readReport( api, 'products' );
			assert.deepEqual(
				rows
					.map( ( row ) => [
						row.product_id,
						row.items_sold,
						row.net_revenue,
						row.orders_count,
					] )
					.sort( ( a, b ) => a[ 0 ] - b[ 0 ] ),
				[
					[ products[ 0 ], 4, 34, 4 ],
					[ products[ 1 ], 1, 7, 1 ],
				]
			);
			const coupons = await readReport( api, 'coupons' );
			assert.deepEqual(
				coupons.map( ( row ) => [ row.amount, row.orders_count ] ),
				[ [ 3, 1 ] ]
			);
			const taxes = await readReport( api, 'taxes' );
			assert.deepEqual(
				taxes.map( ( row ) => [ row.tax_rate_id, row.total_tax ] ),
				[ [ 7, 2 ] ]
			);
		} );

		it( 'fills customers with accounts, guests, and customers whose account was deleted', async () => {
			const rows = await readReport( api, 'customers', {
				after: '2024-01-01T00:00:00',
				before: '2099-01-01T00:00:00',
			} );
			const byEmail = Object.fromEntries(
				rows.map( ( row ) => [ row.email, row ] )
			);
			assert.deepEqual( Object.keys( byEmail ).sort(), [
				'first@example.test',
				'guest@example.test',
				'second@example.test',
			] );
			assert.equal(
				byEmail[ 'first@example.test' ].user_id,
				products[ 2 ]
			);
			assert.ok( ! byEmail[ 'second@example.test' ].user_id );
			assert.deepEqual(
				[
					byEmail[ 'guest@example.test' ].country,
					byEmail[ 'guest@example.test' ].city,
				],
				[ 'DE', 'Bonn' ]
			);
		} );
	} );
}
