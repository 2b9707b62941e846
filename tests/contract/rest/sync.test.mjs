import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const TABLES = {
	storedeck_order_stats: 'order_id',
	storedeck_order_product_lookup: 'order_item_id',
	storedeck_order_coupon_lookup: 'order_id, coupon_id',
	storedeck_order_tax_lookup: 'order_id, tax_rate_id',
};

/** Converts numeric strings, because databases format numbers differently. */
const toNumbers = ( rows ) =>
	rows.map( ( row ) =>
		Object.fromEntries(
			Object.entries( row ).map( ( [ column, value ] ) => [
				column,
				value !== null &&
				value !== '' &&
				! Number.isNaN( Number( value ) )
					? Number( value )
					: value,
			] )
		)
	);

const readRows = ( ids ) =>
	Object.fromEntries(
		Object.entries( TABLES ).map( ( [ table, order ] ) => [
			table,
			toNumbers(
				sql(
					`SELECT * FROM {prefix}${ table } WHERE order_id IN ( ${ ids.join(
						', '
					) } ) ORDER BY ${ order }`
				)
			),
		] )
	);

const readVersion = () =>
	php( "return (int) get_option( 'storedeck_data_version' );" );

describe( 'sync of analytics rows', () => {
	let api;
	const posts = [];
	const users = [];

	before( async () => {
		api = await signIn();
	} );

	after( () => {
		php( `
			require_once ABSPATH . 'wp-admin/includes/user.php';
			foreach ( array( ${ posts.join(
				', '
			) } ) as $id ) { wp_delete_post( $id, true ); }
			foreach ( array( ${ users.join( ', ' ) } ) as $id ) { wp_delete_user( $id ); }
			return true;
		` );
	} );

	it( 'recreates the rows of orders and refunds unchanged', () => {
		const ids = [
			...sql(
				"SELECT id FROM {prefix}wc_orders WHERE type = 'shop_order' AND id < 990000000 ORDER BY id LIMIT 120"
			),
			...sql(
				"SELECT id FROM {prefix}wc_orders WHERE type = 'shop_order_refund' AND id < 990000000 ORDER BY id LIMIT 60"
			),
			...sql(
				"SELECT id FROM {prefix}wc_orders WHERE type = 'shop_order' AND id < 990000000 ORDER BY id DESC LIMIT 60"
			),
		].map( ( { id } ) => Number( id ) );
		const earlier = readRows( ids );
		assert.equal(
			earlier.storedeck_order_stats.length,
			new Set( ids ).size
		);
		php(
			`\\Storedeck\\Sync\\Order_Sync::sync( array( ${ ids.join(
				', '
			) } ) ); return true;`
		);
		const afterwards = readRows( ids );
		assert.deepEqual( afterwards, earlier );
		php(
			`\\Storedeck\\Sync\\Order_Sync::sync( array( ${ ids.join(
				', '
			) } ) ); return true;`
		);
		assert.deepEqual( readRows( ids ), earlier );
	} );

	it( 'recreates the rows of the catalog unchanged', () => {
		const query =
			'SELECT * FROM {prefix}storedeck_product_meta_lookup WHERE product_id IN ( %s ) ORDER BY product_id';
		const ids = sql(
			"SELECT ID AS id FROM {prefix}posts WHERE post_type IN ( 'product', 'product_variation' ) ORDER BY ID LIMIT 150"
		).map( ( { id } ) => id );
		const earlier = toNumbers(
			sql( query.replace( '%s', ids.join( ', ' ) ) )
		);
		php(
			`\\Storedeck\\Sync\\Product_Sync::sync( array( ${ ids.join(
				', '
			) } ) ); \\Storedeck\\Sync\\Category_Sync::rebuild(); return true;`
		);
		assert.deepEqual(
			toNumbers( sql( query.replace( '%s', ids.join( ', ' ) ) ) ),
			earlier
		);
	} );

	it( 'follows products that are saved, trashed and deleted', () => {
		const earlier = readVersion();
		const id = php( `
			$id = wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Test Heard', 'post_status' => 'publish', 'post_date' => '2011-01-01 00:00:00' ) );
			update_post_meta( $id, '_sku', 'TEST-HEARD' );
			update_post_meta( $id, '_price', '3.20' );
			return $id;
		` );
		posts.push( id );
		const row = () =>
			sql(
				`SELECT sku, min_price, stock_quantity FROM {prefix}storedeck_product_meta_lookup WHERE product_id = ${ id }`
			)[ 0 ];
		assert.equal( row().sku, 'TEST-HEARD' );
		assert.equal( Number( row().min_price ), 3.2 );
		assert.ok( readVersion() > earlier );

		php(
			`update_post_meta( ${ id }, '_manage_stock', 'yes' ); update_post_meta( ${ id }, '_stock', '12' ); return true;`
		);
		assert.equal( Number( row().stock_quantity ), 12 );

		php( `wp_trash_post( ${ id } ); return true;` );
		assert.equal( row().sku, 'TEST-HEARD' );
		php( `wp_delete_post( ${ id }, true ); return true;` );
		assert.equal( row(), undefined );
	} );

	it( 'follows customer accounts that are created, updated and deleted', () => {
		const user = php( `
			return wp_insert_user( array( 'user_login' => 'sync_test', 'user_pass' => 'test-pass-1', 'user_email' => 'sync.test@example.test', 'role' => 'subscriber', 'first_name' => 'Sync', 'last_name' => 'Test' ) );
		` );
		users.push( user );
		const row = () =>
			sql(
				`SELECT * FROM {prefix}storedeck_customer_lookup WHERE user_id = ${ user }`
			)[ 0 ];
		assert.equal( row(), undefined, 'subscribers are not customers' );

		const created = php(
			"return null !== add_role( 'customer', 'Customer', array( 'read' => true ) );"
		);
		php(
			`( new WP_User( ${ user } ) )->set_role( 'customer' ); return true;`
		);
		assert.equal( row().first_name, 'Sync' );
		php(
			`wp_update_user( array( 'ID' => ${ user }, 'first_name' => 'Changed' ) ); update_user_meta( ${ user }, 'billing_city', 'Porto' ); return true;`
		);
		assert.equal( row().first_name, 'Changed' );
		assert.equal( row().city, 'Porto' );

		php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ user } ); return true;`
		);
		assert.equal( row(), undefined );
		if ( created ) {
			php( "remove_role( 'customer' ); return true;" );
		}
	} );

	it( 'keeps customers with orders when their account is deleted', async () => {
		const user = php( `
			return wp_insert_user( array( 'user_login' => 'sync_buyer', 'user_pass' => 'test-pass-1', 'user_email' => 'sync.buyer@example.test', 'role' => 'subscriber', 'first_name' => 'Sync', 'last_name' => 'Buyer' ) );
		` );
		users.push( user );
		const { body: order } = await api.send(
			'POST',
			'/wc-analytics/orders',
			{
				customer_id: user,
				billing: {
					email: 'sync.buyer@example.test',
					first_name: 'Sync',
					last_name: 'Buyer',
					country: 'DE',
				},
			}
		);
		const [ { customer_id: customer } ] = sql(
			`SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id = ${ order.id }`
		);
		assert.deepEqual(
			toNumbers(
				sql(
					`SELECT user_id, username FROM {prefix}storedeck_customer_lookup WHERE customer_id = ${ customer }`
				)
			),
			[ { user_id: user, username: 'sync_buyer' } ]
		);
		php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ user } ); return true;`
		);
		const [ customerRow ] = sql(
			`SELECT user_id, email FROM {prefix}storedeck_customer_lookup WHERE customer_id = ${ customer }`
		);
		assert.equal( customerRow.user_id, null );
		assert.equal( customerRow.email, 'sync.buyer@example.test' );
		await api.send( 'DELETE', `/wc-analytics/orders/${ order.id }`, {
			force: true,
		} );
		assert.deepEqual(
			sql(
				`SELECT user_id FROM {prefix}storedeck_customer_lookup WHERE customer_id = ${ customer }`
			),
			[]
		);
	} );

	it( 'follows changed categories and coupons', () => {
		const [ parent, child ] = php( `
			$one = wp_insert_term( 'Sync One', 'product_cat' );
			$two = wp_insert_term( 'Sync Two', 'product_cat', array( 'parent' => $one['term_id'] ) );
			return array( $one['term_id'], $two['term_id'] );
		` );
		const readAncestors = () =>
			sql(
				`SELECT category_tree_id AS id FROM {prefix}storedeck_category_lookup WHERE category_id = ${ child } ORDER BY 1`
			).map( ( { id } ) => Number( id ) );
		assert.deepEqual( readAncestors(), [ parent, child ] );
		php( `wp_delete_term( ${ parent }, 'product_cat' ); return true;` );
		assert.deepEqual( readAncestors(), [ child ] );
		php( `wp_delete_term( ${ child }, 'product_cat' ); return true;` );
		assert.deepEqual( readAncestors(), [] );

		const earlier = readVersion();
		posts.push(
			php(
				"return wp_insert_post( array( 'post_type' => 'shop_coupon', 'post_title' => 'sync-coupon', 'post_status' => 'publish' ) );"
			)
		);
		assert.ok( readVersion() > earlier );
	} );
} );
