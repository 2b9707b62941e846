import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, site, sql } from '../../setup/site.mjs';

const LATE = '2041-05-06 07:08:09';
const ZERO = '0000-00-00 00:00:00';

describe( 'dates of customers after 2038', () => {
	let api;
	let user;
	let order;

	const read = () =>
		sql(
			`SELECT date_last_active, date_registered FROM {prefix}storedeck_customer_lookup WHERE user_id = ${ user }`
		)[ 0 ];

	before( async () => {
		api = await signIn();
		user = php(
			`return wp_insert_user( array( 'user_login' => 'late', 'user_email' => 'late@example.test', 'user_pass' => 'x', 'role' => 'customer', 'user_registered' => $given ) );`,
			LATE
		);
		const { body, status, text } = await api.send(
			'POST',
			'/wc-analytics/orders',
			{ status: 'completed', customer_id: user }
		);
		assert.equal( status, 201, text );
		order = body.id;
		php(
			`global $wpdb;
			$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'date_created_gmt' => $given[1] ), array( 'id' => $given[0] ) );
			\\Storedeck\\Sync\\Order_Sync::sync( array( $given[0] ) );
			return true;`,
			[ order, LATE ]
		);
	} );

	after( async () => {
		await api.send(
			'DELETE',
			`/wc-analytics/orders/${ order }?force=true`
		);
		php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( $given );`,
			user
		);
	} );

	it( 'are stored', async () => {
		assert.deepEqual( read(), {
			date_last_active: LATE,
			date_registered: LATE,
		} );
	} );

	it( 'are repaired in tables of an earlier version, and other dates stay', () => {
		const types =
			site.db === 'mysql'
				? `$wpdb->query( "ALTER TABLE {$wpdb->prefix}storedeck_customer_lookup MODIFY date_last_active timestamp NULL DEFAULT NULL, MODIFY date_registered timestamp NULL DEFAULT NULL" );`
				: '';
		const count = () =>
			sql(
				'SELECT COUNT(*) AS customers, MIN( date_last_active ) AS active, MIN( date_registered ) AS registered FROM {prefix}storedeck_customer_lookup'
			)[ 0 ];
		const earlier = count();
		php(
			`global $wpdb;
			${ types }
			$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_customer_lookup SET date_last_active = '${ ZERO }', date_registered = '${ ZERO }' WHERE user_id = $given" );
			return true;`,
			user
		);
		assert.deepEqual( read(), {
			date_last_active: ZERO,
			date_registered: ZERO,
		} );
		php(
			`update_option( 'storedeck_version', '7' ); \\Storedeck\\Installer::maybe_update(); return true;`
		);
		assert.deepEqual( read(), {
			date_last_active: LATE,
			date_registered: LATE,
		} );
		assert.deepEqual( count(), earlier );
	} );
} );
