import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';
import {
	assertNoInternals,
	itRejectsUnauthorizedUsers,
	signInUsers,
} from './support/users.mjs';

const ROUTE = '/storedeck/v1/attention';
const SOURCE = 'attention-test';
const QUEUE = 'woocommerce_admin_transient_notices_queue';

describe( 'items that require attention', () => {
	let users;

	const clear = () =>
		php( `
			global $wpdb;
			$wpdb->delete( $wpdb->prefix . 'wc_admin_notes', array( 'source' => '${ SOURCE }' ) );
			foreach ( get_posts( array( 'post_type' => 'product', 'name' => '${ SOURCE }', 'post_status' => 'any' ) ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
			foreach ( get_comments( array( 'author_email' => '${ SOURCE }@example.test', 'status' => 'all', 'type' => 'review' ) ) as $comment ) {
				wp_delete_comment( $comment, true );
			}
			delete_option( '${ QUEUE }' );
			delete_metadata( 'user', get_user_by( 'login', 'attention_manager' )->ID ?? 0, 'woocommerce_admin_activity_panel_inbox_last_read', '' );
			return true;
		` );

	before( async () => {
		users = await signInUsers( 'attention' );
		php( `
			add_role( 'attention_reader', 'Reader', array( 'read' => true, 'view_woocommerce_reports' => true ) );
			$user = get_user_by( 'login', 'attention_customer' );
			$user->set_role( 'subscriber' );
			$id = username_exists( 'attention_reader' ) ?: wp_insert_user( array( 'user_login' => 'attention_reader', 'user_pass' => 'test-pass-1', 'user_email' => 'attention_reader@example.test' ) );
			( new WP_User( $id ) )->set_role( 'attention_reader' );
			return true;
		` );
		clear();
	} );

	after( () => {
		clear();
		php( `remove_role( 'attention_reader' ); return true;` );
	} );

	const readCounts = async ( user = users.manager ) => {
		const response = await user.get( ROUTE );
		assert.equal( response.status, 200, response.text );
		assertNoInternals( response );
		return response.body;
	};

	/**
	 * Test files run in parallel and change the store, so a count is correct if
	 * it equals the one in the database before or after the request.
	 */
	async function assertMatchesDatabase( key, query ) {
		const count = () => Number( sql( query )[ 0 ].total );
		for ( let attempts = 5; attempts > 0; attempts-- ) {
			const first = count();
			const reported = ( await readCounts() )[ key ];
			if ( reported === first || reported === count() ) {
				return reported;
			}
		}
		return assert.fail( `${ key } does not match the database` );
	}

	itRejectsUnauthorizedUsers(
		() => users,
		[ { method: 'GET', route: ROUTE } ]
	);

	it( 'counts orders in actionable statuses', async () => {
		const count = await assertMatchesDatabase(
			'orders',
			`SELECT COUNT(*) AS total FROM {prefix}wc_orders WHERE type = 'shop_order' AND status IN ( 'wc-processing', 'wc-on-hold' )`
		);
		assert.ok( count > 0 );
	} );

	it( 'counts the products in the low stock list', async () => {
		const list = async () =>
			(
				await users.manager.get(
					'/wc-analytics/products/count-low-in-stock',
					{ status: 'publish' }
				)
			).body.total;
		const first = await list();
		const { low_stock: count } = await readCounts();
		assert.ok( count > 0 );
		assert.ok( [ first, await list() ].includes( count ) );
	} );

	it( 'counts the low stock products of the stock report', async () => {
		const report = async () =>
			( await users.manager.get( '/wc-analytics/reports/stock/stats' ) )
				.body.totals.lowstock;
		const first = await report();
		const { low_stock: count } = await readCounts();
		assert.ok( [ first, await report() ].includes( count ) );
	} );

	it( 'counts pending reviews but not comments', async () => {
		php( `
			$product = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'draft', 'post_title' => '${ SOURCE }', 'post_name' => '${ SOURCE }' ) );
			foreach ( array( array( 'review', 0 ), array( 'review', 1 ), array( 'comment', 0 ), array( 'review', 'spam' ) ) as list( $type, $approved ) ) {
				wp_insert_comment( array( 'comment_post_ID' => $product, 'comment_author_email' => '${ SOURCE }@example.test', 'comment_content' => 'x', 'comment_type' => $type, 'comment_approved' => $approved ) );
			}
			return true;
		` );
		const query = `SELECT COUNT(*) AS total FROM {prefix}comments WHERE comment_approved = '0' AND comment_type = 'review'`;
		assert.ok( ( await assertMatchesDatabase( 'reviews', query ) ) > 0 );
	} );

	it( 'counts notes that arrived after the user last read the inbox', async () => {
		php( `
			global $wpdb;
			foreach ( array( array( 'unactioned', 0 ), array( 'unactioned', 1 ), array( 'actioned', 0 ) ) as $at => list( $status, $deleted ) ) {
				$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', array( 'name' => '${ SOURCE }-' . $at, 'type' => 'info', 'locale' => 'en_US', 'title' => 'x', 'content' => 'x', 'content_data' => '{}', 'status' => $status, 'source' => '${ SOURCE }', 'date_created' => gmdate( 'Y-m-d H:i:s' ), 'is_snoozable' => 0, 'layout' => 'plain', 'image' => '', 'icon' => 'info', 'is_deleted' => $deleted ) );
			}
			return true;
		` );
		const open = `SELECT COUNT(*) AS total FROM {prefix}wc_admin_notes WHERE is_deleted = 0 AND status = 'unactioned'`;
		assert.ok( ( await assertMatchesDatabase( 'messages', open ) ) > 0 );
		const read = async ( text ) => {
			await users.manager.send( 'POST', '/wp/v2/users/me', {
				woocommerce_meta: { activity_panel_inbox_last_read: text },
			} );
			return ( await readCounts() ).messages;
		};
		assert.equal( await read( String( Date.now() + 60_000 ) ), 0 );
		for ( const broken of [ '', '"x"', '{"a":1}', '[]', '-1', '1e300' ] ) {
			const count = await read( broken );
			assert.ok( Number.isInteger( count ) && count >= 0, broken );
		}
		await read( '' );
		await assertMatchesDatabase( 'messages', open );
	} );

	it( 'counts job types whose last job failed', async () => {
		const add = ( state, seconds ) =>
			php( `
				$id = Storedeck\\Jobs\\Job_Store::add( 'delete', array(), 1, 'attention-' . wp_rand() );
				Storedeck\\Jobs\\Job_Store::end( $id, '${ state }' );
				global $wpdb;
				$wpdb->update( $wpdb->prefix . 'storedeck_jobs', array( 'created_at' => ( time() + ${ seconds } ) * 1000 ), array( 'id' => $id ) );
				return $id;
			` );
		const { failed_jobs: earlier } = await readCounts();
		const ids = [];
		try {
			ids.push( add( 'failed', 100 ) );
			assert.equal( ( await readCounts() ).failed_jobs, earlier + 1 );
			ids.push( add( 'cancelled', 200 ) );
			assert.equal( ( await readCounts() ).failed_jobs, earlier );
		} finally {
			ids.forEach( ( id ) =>
				php(
					`Storedeck\\Jobs\\Job_Store::delete( '${ id }' ); return true;`
				)
			);
		}
	} );

	it( 'counts queued notices for the current user and for all users', async () => {
		php( `
			$me = get_user_by( 'login', 'attention_manager' )->ID;
			update_option( '${ QUEUE }', array(
				'a' => array( 'id' => 'a', 'user_id' => $me, 'content' => 'x' ),
				'b' => array( 'id' => 'b', 'content' => 'x' ),
				'c' => array( 'id' => 'c', 'user_id' => $me + 1000, 'content' => 'x' ),
				'd' => 'broken',
			) );
			return true;
		` );
		assert.equal( ( await readCounts() ).queued_notices, 2 );
	} );

	it( 'returns only report counts to users who can only view reports', async () => {
		const reader = await signIn( 'attention_reader' );
		assert.deepEqual( Object.keys( await readCounts( reader ) ).sort(), [
			'low_stock',
			'orders',
		] );
	} );
} );
