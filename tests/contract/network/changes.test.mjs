import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sql, stopCron } from '../../setup/site.mjs';
import { createNetwork, onFirst, second } from './support/network.mjs';

describe( 'changes of a site that code of another site makes', () => {
	let other;

	/** Runs code on the second site in the process of the first. */
	const change = ( code, /** @type {unknown} */ given = null ) =>
		onFirst(
			`switch_to_blog( $given[0] );
			try { ${ code } } finally { restore_current_blog(); }`,
			[ other, given ]
		);

	/** A list of the second site; a report syncs what was left to it. */
	const get = async ( route, query = {} ) => {
		const { status, body } = await second.get( `/wc-analytics/${ route }`, {
			...query,
			force_cache_refresh: true,
		} );
		assert.equal( status, 200, JSON.stringify( body ) );
		return body;
	};

	const read = ( table, column, key, value ) =>
		sql(
			`SELECT ${ column } AS value FROM {prefix}${ other }_storedeck_${ table } WHERE ${ key } = ${ value }`
		).map( ( row ) => row.value );

	const create = async ( route, body ) => {
		const response = await second.send(
			'POST',
			`/wc-analytics/${ route }`,
			body
		);
		assert.equal( response.status, 201, response.text );
		return response.body.id;
	};

	before( () => {
		stopCron();
		other = createNetwork();
	} );

	it( 'are in the rows of products, and in none of the first site', async () => {
		const product = await create( 'products', {
			name: 'Test network',
			sku: 'network-1',
		} );
		change(
			`update_post_meta( $given[1], '_sku', 'network-2' ); return true;`,
			product
		);
		await get( 'reports/stock' );
		assert.deepEqual(
			read( 'product_meta_lookup', 'sku', 'product_id', product ),
			[ 'network-2' ]
		);
		assert.deepEqual(
			sql(
				"SELECT product_id FROM {prefix}storedeck_product_meta_lookup WHERE sku LIKE 'network-%'"
			),
			[]
		);
		change( 'return (bool) wp_delete_post( $given[1], true );', product );
		await get( 'reports/stock' );
		assert.deepEqual(
			read( 'product_meta_lookup', 'sku', 'product_id', product ),
			[]
		);
	} );

	it( 'are in the sums of categories', async () => {
		const category = await create( 'products/categories', {
			name: 'Network',
		} );
		const product = await create( 'products', {
			name: 'Test network',
			regular_price: '10',
			categories: [ { id: category } ],
		} );
		await create( 'orders', {
			status: 'completed',
			line_items: [ { product_id: product, quantity: 2 } ],
		} );
		assert.deepEqual(
			change(
				`\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now();
				return array_keys( \\Storedeck\\Reports\\Sums\\Sum_State::get_incomplete() );`
			),
			[]
		);
		const formatDay = ( days ) =>
			new Date( Date.now() + days * 86400000 )
				.toISOString()
				.slice( 0, 10 );
		const items = async () =>
			(
				await get( 'reports/categories', {
					// Whole days are read from sums.
					after: `${ formatDay( -1 ) }T00:00:00`,
					before: `${ formatDay( 1 ) }T23:59:59`,
				} )
			).map( ( row ) => [ row.category_id, row.items_sold ] );
		assert.deepEqual( await items(), [ [ category, 2 ] ] );
		change(
			`wp_remove_object_terms( $given[1][0], $given[1][1], 'product_cat' ); return true;`,
			[ product, category ]
		);
		assert.deepEqual( await items(), [] );
	} );

	it( 'are in the rows of orders', async () => {
		const order = await create( 'orders', { status: 'completed' } );
		change(
			`global $wpdb;
			$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'status' => 'wc-on-hold' ), array( 'id' => $given[1] ) );
			\\Storedeck\\Changes\\Change_Queue::add_order( $given[1] );
			return true;`,
			order
		);
		await get( 'reports/orders' );
		assert.deepEqual( read( 'order_stats', 'status', 'order_id', order ), [
			'wc-on-hold',
		] );
	} );

	it( 'are stored with the transaction that makes them, or not at all', async () => {
		const product = await create( 'products', {
			name: 'Test network',
			sku: 'transaction-1',
		} );
		const write = ( sku, more ) => `
			\\Storedeck\\Foundation\\Database\\Transaction::run( static function () use ( $given ) {
				update_post_meta( $given[1], '_sku', '${ sku }' );
				restore_current_blog();
				${ more }
			} );`;
		change(
			`try { ${ write(
				'transaction-2',
				"throw new Exception( 'stop' );"
			) } } catch ( Exception $error ) {}
			switch_to_blog( $given[0] );
			${ write( 'transaction-3', '' ) }
			switch_to_blog( $given[0] );
			return true;`,
			product
		);
		await get( 'reports/stock' );
		assert.deepEqual(
			read( 'product_meta_lookup', 'sku', 'product_id', product ),
			[ 'transaction-3' ]
		);
	} );

	it( 'of a coupon keep its orders', async () => {
		const code = 'network-coupon';
		const coupon = await create( 'coupons', { code, amount: '1' } );
		const product = await create( 'products', {
			name: 'Test network',
			regular_price: '10',
		} );
		const order = await create( 'orders', {
			status: 'completed',
			line_items: [ { product_id: product, quantity: 1 } ],
			coupon_lines: [ { code } ],
		} );
		change(
			`global $wpdb;
			$wpdb->delete( $wpdb->prefix . 'woocommerce_order_itemmeta', array( 'meta_key' => 'coupon_info' ) );
			wp_delete_post( $given[1][0], true );
			\\Storedeck\\Changes\\Change_Queue::add_order( $given[1][1] );
			return true;`,
			[ coupon, order ]
		);
		const [ row ] = await get( 'reports/coupons' );
		assert.deepEqual( [ row.coupon_id, row.orders_count ], [ coupon, 1 ] );
	} );

	it( 'of a user, whom the sites share, are in the rows of all', async () => {
		const user = onFirst(
			`$user = wp_insert_user( array( 'user_login' => 'shared', 'user_email' => 'shared@example.test', 'user_pass' => 'x', 'role' => 'customer' ) );
			add_user_to_blog( $given, $user, 'customer' );
			return $user;`,
			other
		);
		// A customer who has an order stays one.
		await create( 'orders', { status: 'completed', customer_id: user } );
		const emails = async () => {
			await get( 'reports/customers' );
			return read( 'customer_lookup', 'email', 'user_id', user );
		};
		assert.deepEqual( await emails(), [ 'shared@example.test' ] );
		onFirst(
			`return wp_update_user( array( 'ID' => $given, 'user_email' => 'moved@example.test' ) );`,
			user
		);
		assert.deepEqual( await emails(), [ 'moved@example.test' ] );
		onFirst(
			`require_once ABSPATH . 'wp-admin/includes/ms.php'; require_once ABSPATH . 'wp-admin/includes/user.php'; return wpmu_delete_user( $given );`,
			user
		);
		assert.deepEqual( await emails(), [] );
	} );

	it( 'of settings that rows are computed with rebuild them', async () => {
		change(
			`update_option( 'timezone_string', 'Asia/Tokyo' ); return true;`
		);
		await get( 'reports/orders' );
		assert.equal(
			change(
				`return null !== \\Storedeck\\Jobs\\Job_Store::of_slot( 'rebuild' );`
			),
			true
		);
	} );

	it( 'are deleted from the object cache of that site after the transaction', () => {
		assert.deepEqual(
			onFirst(
				`
				use Storedeck\\Foundation\\Cache\\Shared_Cache;
				use Storedeck\\Foundation\\Database\\Transaction;
				use Storedeck\\Foundation\\Network;
				wp_using_ext_object_cache( true );
				Shared_Cache::register_hooks();
				$store = static fn() => wp_cache_set( 'test_option', 'stale', 'options' );
				Transaction::run( static function () use ( $given, $store ) {
					Network::run_on( $given[0], static fn() => update_option( 'test_option', 'new', false ) );
					// Another process reads the earlier values meanwhile.
					Network::run_on( $given[0], $store );
					$store();
				} );
				$read = static fn() => wp_cache_get( 'test_option', 'options' );
				return array( $read(), Network::run_on( $given[0], $read ) );
				`,
				[ other ]
			),
			[ 'stale', false ]
		);
	} );

	it( 'are made with the attributes of that site', async () => {
		await create( 'products/attributes', { name: 'Fabric' } );
		const names = change( `
			restore_current_blog();
			$read = static fn() => array_column( \\Storedeck\\Host\\Products\\Product_Attributes::get_global(), 'name' );
			$own = $read();
			switch_to_blog( $given[0] );
			return array( $own, $read() );
		` );
		assert.deepEqual( names, [ [ 'Color', 'Size' ], [ 'Fabric' ] ] );
	} );

	it( 'wait for the lock of that site while rows of the first are synced', () => {
		assert.deepEqual(
			onFirst(
				`
				use Storedeck\\Foundation\\Database\\Lock;
				use Storedeck\\Foundation\\Database\\Sync_Lock;
				use Storedeck\\Foundation\\Network;
				$states = array();
				Sync_Lock::run( static function () use ( $given, &$states ) {
					Network::run_on( $given[0], static function () use ( &$states ) {
						$states[] = Sync_Lock::is_running();
						Sync_Lock::run( static function () use ( &$states ) {
							$states[] = ( new Lock( 'sync' ) )->acquire();
						} );
					} );
					$states[] = Sync_Lock::is_running();
				} );
				$states[] = Sync_Lock::is_running();
				return $states;
				`,
				[ other ]
			),
			[ false, false, true, false ]
		);
	} );

	it( 'are left out on a site without the plugin', () => {
		assert.equal(
			onFirst( `
				$third = wp_insert_site( array( 'domain' => 'third.test', 'path' => '/', 'title' => 'Third', 'user_id' => 1 ) );
				deactivate_plugins( 'storedeck/storedeck.php', false, true );
				activate_plugin( 'storedeck/storedeck.php' );
				$errors = array();
				add_filter( 'query', static function ( $query ) use ( &$errors ) {
					if ( str_contains( $query, 'third' ) || str_contains( $query, '_pending_changes' ) ) { $errors[] = $query; }
					return $query;
				} );
				switch_to_blog( $third );
				$coupon = wp_insert_post( array( 'post_type' => 'shop_coupon', 'post_title' => 'third', 'post_status' => 'publish' ) );
				wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'x', 'post_status' => 'publish' ) );
				wp_delete_post( $coupon, true );
				restore_current_blog();
				return count( preg_grep( '/_pending_changes/', $errors ) );
			` ),
			0
		);
	} );
} );
