import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../setup/site.mjs';
import {
	STORAGES,
	activateStoredeck,
	call,
	callSilently,
	installWooCommerce,
	line,
	readReport,
	readTotals,
	reconcile,
	removeAll,
	runJobs,
	runStore,
	simpleOrder,
	startStore,
} from './support/store.mjs';

/** Actions that WooCommerce fires with the ID of an order. */
const ORDER_ACTIONS = [
	'woocommerce_new_order',
	'woocommerce_update_order',
	'woocommerce_order_status_changed',
	'woocommerce_trash_order',
	'woocommerce_untrash_order',
	'woocommerce_delete_order',
	'woocommerce_order_refunded',
];

/** Actions with the ID of a refund. */
const REFUND_ACTIONS = [
	'woocommerce_refund_created',
	'woocommerce_delete_order_refund',
	'woocommerce_refund_deleted',
];

/** PHP code that fires something that is passed an order object. */
const OBJECT_ACTIONS = [
	"do_action( 'woocommerce_after_order_object_save', $order, null );",
	"do_action( 'woocommerce_after_order_refund_object_save', $order, null );",
	"apply_filters( 'woocommerce_pre_delete_order', null, $order, true );",
	"apply_filters( 'woocommerce_pre_delete_order_refund', null, $order, true );",
];

/** Changes columns of an order, which no action tells, then runs code with its ID in `$given`. */
const fireAfterWriting = ( code, id, columns ) =>
	runStore(
		`list( $given, $columns ) = $given;
		\\Stand_In\\silently( static fn() => \\Stand_In\\write_columns( $given, $columns ) );
		${ code }
		return true;`,
		[ id, columns ]
	);

/** Holds the lock of updates of report rows, like an import that is writing. */
async function holdSyncLock() {
	const holder = startStore( `
		$lock = new \\Storedeck\\Foundation\\Database\\Lock( 'sync' );
		$lock->acquire( 10 );
		update_option( 'stand_in_is_locked', 1 );
		sleep( 60 );
		return true;
	` );
	for ( let tries = 0; tries < 100; tries++ ) {
		if ( runStore( `return get_option( 'stand_in_is_locked' );` ) ) {
			return async () => {
				holder.kill();
				await holder.ended;
				runStore( `return delete_option( 'stand_in_is_locked' );` );
			};
		}
		await sleep( 50 );
	}
	return assert.fail( 'the lock was not acquired' );
}

for ( const [ storage, hasTables ] of STORAGES ) {
	describe( `changes of orders in WooCommerce’s ${ storage }`, () => {
		let api;
		let product;
		const ids = [];

		/** Creates equal orders in one request, which are deleted after the test. */
		const createSeveral = (
			count,
			quantity = 2,
			total = '20',
			more = {}
		) => {
			const created = runStore(
				`return array_map( '\\Stand_In\\create_order', $given );`,
				Array( count ).fill(
					simpleOrder( product, quantity, total, more )
				)
			);
			ids.push( ...created );
			return created;
		};
		const create = ( ...order ) => createSeveral( 1, ...order )[ 0 ];

		const deleteOrders = () =>
			runStore(
				`return array_map( '\\Stand_In\\delete_order', $given );`,
				ids.splice( 0 )
			);

		const assertTotals = async ( expected, message ) =>
			assert.deepEqual( await readTotals( api ), expected, message );

		/** Runs a test and deletes its orders, which must leave no figures. */
		const test = ( title, run ) =>
			it( title, async () => {
				try {
					await run();
				} finally {
					deleteOrders();
				}
				await assertTotals( [ 0, 0, 0 ] );
			} );

		before( async () => {
			installWooCommerce( hasTables );
			product = call( 'create_product', 'Shirt' );
			activateStoredeck();
			runJobs();
			api = await signIn();
			await assertTotals( [ 0, 0, 0 ] );
		} );

		after( removeAll );

		test( 'are in the next report when an order is created, changed and deleted', async () => {
			const id = create();
			await assertTotals( [ 1, 20, 2 ] );
			call( 'update_order', id, { status: 'wc-cancelled' } );
			await assertTotals( [ 0, 0, 0 ] );
			call( 'update_order', id, {
				status: 'wc-processing',
				total: '25.5',
			} );
			await assertTotals( [ 1, 25.5, 2 ] );
			call( 'update_order', id, { currency: 'USD' } );
			await assertTotals( [ 0, 0, 0 ] );
			call( 'update_order', id, { currency: 'EUR', paid: null } );
			await assertTotals( [ 0, 0, 0 ] );
			call( 'update_order', id, { paid: '2024-05-20 10:00:00' } );
			await assertTotals( [ 1, 25.5, 2 ] );
			call( 'delete_order', ids.pop() );
			await assertTotals( [ 0, 0, 0 ] );
		} );

		test( 'are in the next report when items are added, changed and removed', async () => {
			const id = create();
			const [ item ] = call( 'get_items', id );
			const added = call( 'add_item', id, line( product, 3, '30' ) );
			await assertTotals( [ 1, 20, 5 ] );
			runStore(
				`update_metadata( 'order_item', $given, '_qty', 7 ); return true;`,
				item
			);
			await assertTotals( [ 1, 20, 10 ] );
			call( 'remove_item', added );
			await assertTotals( [ 1, 20, 7 ] );
			const [ row ] = await readReport( api, 'products' );
			assert.deepEqual(
				[ row.product_id, row.items_sold, row.net_revenue ],
				[ product, 7, 20 ]
			);
		} );

		test( 'are in the next report when a refund is created and deleted', async () => {
			const id = create();
			const refund = call( 'create_refund', id, {
				total: '-10',
				created: '2024-05-12 12:00:00',
				items: [ line( product, -1, '-10' ) ],
			} );
			await assertTotals( [ 1, 10, 1 ] );
			const [ row ] = await readReport( api, 'customers', {
				after: '2024-01-01T00:00:00',
				before: '2099-01-01T00:00:00',
			} );
			assert.deepEqual(
				[ row.email, row.orders_count, row.total_spend ],
				[ 'guest@example.test', 1, 10 ]
			);
			call( 'delete_refund', refund );
			await assertTotals( [ 1, 20, 2 ] );
		} );

		test( 'are in the next report when an order with a refund is trashed and restored', async () => {
			const id = create();
			ids.push(
				call( 'create_refund', id, {
					total: '-10',
					items: [ line( product, -1, '-10' ) ],
				} )
			);
			await assertTotals( [ 1, 10, 1 ] );
			call( 'trash_order', id );
			await assertTotals( [ 0, 0, 0 ] );
			call( 'untrash_order', id, 'wc-completed' );
			await assertTotals( [ 1, 10, 1 ] );
		} );

		test( 'of categories are in the next report when a product loses one or is deleted', async () => {
			const read = async () =>
				( await readReport( api, 'categories' ) ).map( ( row ) => [
					row.category_id,
					row.items_sold,
				] );
			const shoe = call( 'create_product', 'Shoe' );
			const [ boots, sale ] = runStore(
				`$terms = array_map( static fn( $name ) => wp_insert_term( $name, 'product_cat' )['term_id'], array( 'Boots', 'Sale' ) );
				wp_set_object_terms( $given, $terms, 'product_cat' );
				return $terms;`,
				shoe
			);
			ids.push( call( 'create_order', simpleOrder( shoe, 4, '40' ) ) );
			runStore(
				'\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now(); return true;'
			);
			assert.deepEqual( ( await read() ).sort(), [
				[ boots, 4 ],
				[ sale, 4 ],
			] );
			/** @type {[ string, number[][] ][]} */
			const steps = [
				[
					"wp_remove_object_terms( $given[0], $given[1], 'product_cat' );",
					[ [ boots, 4 ] ],
				],
				[ 'wp_delete_post( $given[0], true );', [] ],
			];
			for ( const [ code, expected ] of steps ) {
				runStore( `${ code } return true;`, [ shoe, sale ] );
				assert.deepEqual( await read(), expected, code );
				runStore(
					'\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now(); return true;'
				);
				assert.deepEqual( await read(), expected, code );
			}
		} );

		test( 'are noticed by each action alone', async () => {
			const id = create();
			callSilently( 'write_columns', id, { total: 100 } );
			await assertTotals( [ 1, 20, 2 ], 'without an action' );
			let total = 100;
			for ( const [ fired, code ] of [
				...ORDER_ACTIONS.map( ( action ) => [
					action,
					`do_action( '${ action }', $given );`,
				] ),
				...OBJECT_ACTIONS.map( ( action ) => [
					action,
					`$order = new \\Stand_In\\Order( $given ); ${ action }`,
				] ),
			] ) {
				total++;
				fireAfterWriting( code, id, { total } );
				await assertTotals( [ 1, total, 2 ], fired );
			}
			const refund = call( 'create_refund', id, { total: '-1' } );
			ids.push( refund );
			let refunded = 1;
			for ( const action of REFUND_ACTIONS ) {
				refunded++;
				fireAfterWriting(
					`do_action( '${ action }', $given );`,
					refund,
					{
						total: -refunded,
					}
				);
				await assertTotals( [ 1, total - refunded, 2 ], action );
			}
		} );

		test( 'of items are noticed by each action alone', async () => {
			const id = create();
			const [ item ] = call( 'get_items', id );
			/** Changes the quantity, which no action tells, then runs code. */
			const write = ( code, quantity ) =>
				runStore(
					`list( $item, $quantity ) = $given;
					\\Stand_In\\silently( static fn() => update_metadata( 'order_item', $item, '_qty', $quantity ) );
					${ code }
					return true;`,
					[ item, quantity ]
				);
			write( '', 3 );
			await assertTotals( [ 1, 20, 2 ], 'without an action' );
			let quantity = 3;
			for ( const code of [
				"do_action( 'woocommerce_new_order_item', $item, null, 0 );",
				"do_action( 'woocommerce_update_order_item', $item, null, 0 );",
				"do_action( 'woocommerce_before_delete_order_item', $item );",
				"do_action( 'added_order_item_meta', 1, $item, '_qty', 1 );",
				"do_action( 'updated_order_item_meta', 1, $item, '_qty', 1 );",
				"do_action( 'deleted_order_item_meta', array( 1 ), $item, '_qty', 1 );",
			] ) {
				quantity++;
				write( code, quantity );
				await assertTotals( [ 1, 20, quantity ], code );
			}
		} );

		test( 'count the first of several values of a meta key, as WordPress’ functions do', async () => {
			const id = create();
			const [ item ] = call( 'get_items', id );
			runStore(
				`add_metadata( 'order_item', $given[1], '_qty', 50 );
				add_metadata( 'order_item', $given[1], '_line_total', 500 );
				foreach ( array( '_order_total' => 999, '_order_currency' => 'USD', '_date_paid' => 1 ) as $key => $value ) {
					add_post_meta( $given[0], $key, $value );
				}
				return true;`,
				[ id, item ]
			);
			await assertTotals( [ 1, 20, 2 ] );
			const [ row ] = await readReport( api, 'products' );
			assert.deepEqual( [ row.items_sold, row.net_revenue ], [ 2, 20 ] );
		} );

		test( 'count on the day in site time', async () => {
			const id = create( 2, '20', { paid: '2024-06-01 03:30:00' } );
			const readDay = async () =>
				(
					await readReport( api, 'revenue/stats', {
						interval: 'day',
					} )
				).intervals
					.filter( ( { subtotals } ) => subtotals.orders_count )
					.map( ( { interval } ) => interval );
			assert.deepEqual( await readDay(), [ '2024-05-31' ] );
			if ( ! hasTables ) {
				// As earlier versions of WooCommerce wrote it.
				runStore(
					`return delete_post_meta( $given, '_date_paid' );`,
					id
				);
				assert.deepEqual( await readDay(), [ '2024-05-31' ] );
				runStore(
					`return delete_post_meta( $given, '_paid_date' );`,
					id
				);
				assert.deepEqual( await readDay(), [] );
			}
		} );

		test( 'join the orders of a guest and of a user, whose account may be deleted', async () => {
			const user = runStore(
				`return wp_insert_user( array( 'user_login' => 'buyer', 'user_email' => 'buyer@example.test', 'user_pass' => 'x', 'role' => 'customer' ) );`
			);
			create( 1, '10', { email: 'twice@example.test' } );
			create( 1, '5', { email: 'twice@example.test' } );
			create( 1, '7', { email: 'buyer@example.test', user } );
			const read = async () =>
				(
					await readReport( api, 'customers', {
						after: '2024-01-01T00:00:00',
						before: '2099-01-01T00:00:00',
						orderby: 'total_spend',
					} )
				).map( ( row ) => [
					row.email,
					row.orders_count,
					row.total_spend,
					Boolean( row.user_id ),
				] );
			assert.deepEqual( await read(), [
				[ 'twice@example.test', 2, 15, false ],
				[ 'buyer@example.test', 1, 7, true ],
			] );
			runStore(
				`require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( $given );`,
				user
			);
			assert.deepEqual( await read(), [
				[ 'twice@example.test', 2, 15, false ],
				[ 'buyer@example.test', 1, 7, false ],
			] );
			await assertTotals( [ 3, 22, 3 ] );
		} );

		test( 'of products are in the next report, which keeps sales of deleted products', async () => {
			const other = call( 'create_product', 'Other' );
			ids.push( call( 'create_order', simpleOrder( other, 1, '9' ) ) );
			const read = async () =>
				(
					await readReport( api, 'products', {
						extended_info: true,
					} )
				).map( ( row ) => [
					row.product_id,
					row.items_sold,
					row.extended_info.name,
					row.extended_info.sku,
				] );
			runStore(
				`wp_update_post( array( 'ID' => $given, 'post_title' => 'New name' ) ); update_post_meta( $given, '_sku', 'NEW' ); return true;`,
				other
			);
			assert.deepEqual( await read(), [
				[ other, 1, 'New name', 'NEW' ],
			] );
			runStore( `return (bool) wp_delete_post( $given, true );`, other );
			const [ row ] = await read();
			assert.deepEqual( row.slice( 0, 2 ), [ other, 1 ] );
			assert.notEqual( row[ 2 ], 'New name' );
		} );

		test( 'do not count while an order is a draft, or of another type', async () => {
			for ( const more of [
				{ type: 'shop_subscription' },
				{ status: 'auto-draft' },
				{ status: 'wc-checkout-draft' },
				{ status: 'trash' },
				{ status: 'wc-pending' },
				{ status: 'wc-failed' },
			] ) {
				create( 1, '1000', more );
				await assertTotals( [ 0, 0, 0 ], JSON.stringify( more ) );
			}
			call( 'update_order', ids[ 2 ], { status: 'wc-processing' } );
			await assertTotals( [ 1, 1000, 1 ] );
		} );

		test( 'without any action are found by the reconciliation, which tells how many', async () => {
			const [ changed, deleted ] = [ create(), create( 1, '5' ) ];
			await assertTotals( [ 2, 25, 3 ] );
			assert.equal( reconcile(), 0 );
			callSilently( 'write_columns', changed, { total: '40' } );
			callSilently( 'delete_order', deleted );
			ids.push(
				callSilently( 'create_order', simpleOrder( product, 4, '60' ) )
			);
			// The new one has no rows.
			await assertTotals( [ 3, 85, 7 ] );
			assert.equal( reconcile(), 2 );
			await assertTotals( [ 2, 100, 6 ] );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			assert.equal( body.reconciliation.repaired, 2 );
			assert.equal( reconcile(), 0 );
		} );

		test( 'while the plugin is not active are in the first report after it', async () => {
			const [ deleted, ...changed ] = createSeveral( 4 );
			await assertTotals( [ 4, 80, 8 ] );
			runStore(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'storedeck/storedeck.php' ); return true;`
			);
			runStore(
				`global $wpdb;
				$now = gmdate( 'Y-m-d H:i:s' );
				foreach ( $given as $id ) {
					\\Stand_In\\write_columns( $id, array( 'total' => '30' ) );
					$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'date_updated_gmt' => $now ), array( 'id' => $id ) );
					$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => $now ), array( 'ID' => $id ) );
				}
				return true;`,
				changed
			);
			call( 'delete_order', deleted );
			createSeveral( 12, 1, '5' );
			activateStoredeck();
			await assertTotals( [ 15, 150, 18 ] );
			const { body } = await api.get( '/storedeck/v1/data-state' );
			assert.equal( body.waiting, 0 );
		} );

		test( 'count as waiting until they are compared', async () => {
			create();
			await assertTotals( [ 1, 20, 2 ] );
			const release = await holdSyncLock();
			try {
				const id = callSilently(
					'create_order',
					simpleOrder( product, 1, '5' )
				);
				ids.push( id );
				const { body } = await api.get( '/storedeck/v1/data-state' );
				assert.equal( body.waiting, 1 );
			} finally {
				await release();
			}
			await assertTotals( [ 2, 25, 3 ] );
		} );

		test( 'do not wait for an import that is writing rows', async () => {
			const release = await holdSyncLock();
			let seconds = Infinity;
			let id;
			try {
				[ seconds, id ] = runStore(
					`$id = \\Stand_In\\create_order( $given );
					$begin = microtime( true );
					\\Storedeck\\Changes\\Change_Queue::flush();
					return array( microtime( true ) - $begin, $id );`,
					simpleOrder( product, 2, '20' )
				);
				ids.push( id );
			} finally {
				await release();
			}
			// Other updates wait up to 30 seconds.
			assert.ok( seconds < 10, `${ seconds } s` );
			await assertTotals( [ 1, 20, 2 ] );
		} );

		test( 'of an order that changes again while an import is writing rows are not lost', async () => {
			const release = await holdSyncLock();
			try {
				ids.push(
					runStore(
						`$id = \\Stand_In\\create_order( $given );
						\\Storedeck\\Changes\\Change_Queue::flush();
						// Another process syncs it between two steps of the import.
						global $wpdb;
						$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_pending_changes" );
						\\Stand_In\\update_order( $id, array( 'total' => '33' ) );
						return $id;`,
						simpleOrder( product, 2, '20' )
					)
				);
			} finally {
				await release();
			}
			await assertTotals( [ 1, 33, 2 ] );
		} );

		if ( hasTables ) {
			test( 'count an order whose columns are null as zero', async () => {
				const id = create();
				runStore(
					`global $wpdb;
					$wpdb->query( "UPDATE {$wpdb->prefix}wc_orders SET total_amount = NULL, tax_amount = NULL, currency = NULL, customer_id = NULL, billing_email = NULL WHERE id = " . (int) $given );
					$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_order_addresses WHERE order_id = " . (int) $given );
					do_action( 'woocommerce_update_order', $given );
					return true;`,
					id
				);
				await assertTotals( [ 1, 0, 2 ] );
			} );
		}
	} );
}
