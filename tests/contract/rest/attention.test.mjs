import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';
import {
	assertClean,
	itRefusesStrangers,
	itTellsItsSchema,
	people,
} from './support/people.mjs';

const ROUTE = '/storedeck/v1/attention';
const NOTE = 'attention-test';
const QUEUE = 'woocommerce_admin_transient_notices_queue';

describe( 'what waits for somebody', () => {
	let who;

	const clear = () =>
		php( `
			global $wpdb;
			$wpdb->delete( $wpdb->prefix . 'wc_admin_notes', array( 'source' => '${ NOTE }' ) );
			foreach ( get_posts( array( 'post_type' => 'product', 'name' => '${ NOTE }', 'post_status' => 'any' ) ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
			foreach ( get_comments( array( 'author_email' => '${ NOTE }@example.test', 'status' => 'all', 'type' => 'review' ) ) as $comment ) {
				wp_delete_comment( $comment, true );
			}
			delete_option( '${ QUEUE }' );
			delete_metadata( 'user', get_user_by( 'login', 'attention_manager' )->ID ?? 0, 'woocommerce_admin_activity_panel_inbox_last_read', '' );
			return true;
		` );

	before( async () => {
		who = await people( 'attention' );
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

	const ask = async ( person = who.manager ) => {
		const answer = await person.get( ROUTE );
		assert.equal( answer.status, 200, answer.text );
		assertClean( answer );
		return answer.body;
	};

	/**
	 * Other files write to the shop at the same time: an answer is right when
	 * it is what the database holds, before or after.
	 */
	async function isWhatTheShopHolds( key, query ) {
		const count = () => Number( sql( query )[ 0 ].total );
		for ( let tries = 5; tries > 0; tries-- ) {
			const first = count();
			const told = ( await ask() )[ key ];
			if ( told === first || told === count() ) {
				return told;
			}
		}
		return assert.fail( `${ key } is not what the database holds` );
	}

	itRefusesStrangers( () => who, [ { method: 'GET', route: ROUTE } ] );
	itTellsItsSchema( () => who, [ ROUTE ] );

	it( 'counts orders in the statuses that ask the shop to act', async () => {
		const count = await isWhatTheShopHolds(
			'orders',
			`SELECT COUNT(*) AS total FROM {prefix}wc_orders WHERE type = 'shop_order' AND status IN ( 'wc-processing', 'wc-on-hold' )`
		);
		assert.ok( count > 0 );
	} );

	it( 'counts what the list of low stock holds', async () => {
		const list = async () =>
			(
				await who.manager.get(
					'/wc-analytics/products/count-low-in-stock',
					{ status: 'publish' }
				)
			).body.total;
		const first = await list();
		const { low_stock: told } = await ask();
		assert.ok( told > 0 );
		assert.ok( [ first, await list() ].includes( told ) );
	} );

	it( 'counts what the stock report calls low', async () => {
		const report = async () =>
			( await who.manager.get( '/wc-analytics/reports/stock/stats' ) )
				.body.totals.lowstock;
		const first = await report();
		const { low_stock: told } = await ask();
		assert.ok( [ first, await report() ].includes( told ) );
	} );

	it( 'counts reviews that wait, and no comments', async () => {
		php( `
			$product = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'draft', 'post_title' => '${ NOTE }', 'post_name' => '${ NOTE }' ) );
			foreach ( array( array( 'review', 0 ), array( 'review', 1 ), array( 'comment', 0 ), array( 'review', 'spam' ) ) as list( $type, $approved ) ) {
				wp_insert_comment( array( 'comment_post_ID' => $product, 'comment_author_email' => '${ NOTE }@example.test', 'comment_content' => 'x', 'comment_type' => $type, 'comment_approved' => $approved ) );
			}
			return true;
		` );
		const waiting = `SELECT COUNT(*) AS total FROM {prefix}comments WHERE comment_approved = '0' AND comment_type = 'review'`;
		assert.ok( ( await isWhatTheShopHolds( 'reviews', waiting ) ) > 0 );
	} );

	it( 'counts messages that came since the person last read the inbox', async () => {
		php( `
			global $wpdb;
			foreach ( array( array( 'unactioned', 0 ), array( 'unactioned', 1 ), array( 'actioned', 0 ) ) as $at => list( $status, $deleted ) ) {
				$wpdb->insert( $wpdb->prefix . 'wc_admin_notes', array( 'name' => '${ NOTE }-' . $at, 'type' => 'info', 'locale' => 'en_US', 'title' => 'x', 'content' => 'x', 'content_data' => '{}', 'status' => $status, 'source' => '${ NOTE }', 'date_created' => gmdate( 'Y-m-d H:i:s' ), 'is_snoozable' => 0, 'layout' => 'plain', 'image' => '', 'icon' => 'info', 'is_deleted' => $deleted ) );
			}
			return true;
		` );
		const open = `SELECT COUNT(*) AS total FROM {prefix}wc_admin_notes WHERE is_deleted = 0 AND status = 'unactioned'`;
		assert.ok( ( await isWhatTheShopHolds( 'messages', open ) ) > 0 );
		const read = async ( text ) => {
			await who.manager.send( 'POST', '/wp/v2/users/me', {
				woocommerce_meta: { activity_panel_inbox_last_read: text },
			} );
			return ( await ask() ).messages;
		};
		assert.equal( await read( String( Date.now() + 60_000 ) ), 0 );
		for ( const broken of [ '', '"x"', '{"a":1}', '[]', '-1', '1e300' ] ) {
			const count = await read( broken );
			assert.ok( Number.isInteger( count ) && count >= 0, broken );
		}
		await read( '' );
		await isWhatTheShopHolds( 'messages', open );
	} );

	it( 'counts kinds of work whose last job failed', async () => {
		const add = ( state, seconds ) =>
			php( `
				$id = Storedeck\\Jobs\\Job_Store::add( 'delete', array(), 1, 'attention-' . wp_rand() );
				Storedeck\\Jobs\\Job_Store::end( $id, '${ state }' );
				global $wpdb;
				$wpdb->update( $wpdb->prefix . 'storedeck_jobs', array( 'created_at' => ( time() + ${ seconds } ) * 1000 ), array( 'id' => $id ) );
				return $id;
			` );
		const { failed_jobs: old } = await ask();
		const ids = [];
		try {
			ids.push( add( 'failed', 100 ) );
			assert.equal( ( await ask() ).failed_jobs, old + 1 );
			ids.push( add( 'cancelled', 200 ) );
			assert.equal( ( await ask() ).failed_jobs, old );
		} finally {
			ids.forEach( ( id ) =>
				php(
					`Storedeck\\Jobs\\Job_Store::delete( '${ id }' ); return true;`
				)
			);
		}
	} );

	it( 'counts notices that wait for this person or for everybody', async () => {
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
		assert.equal( ( await ask() ).queued_notices, 2 );
	} );

	it( 'tells a reader of reports only what is his', async () => {
		const reader = await signIn( 'attention_reader', 'test-pass-1' );
		assert.deepEqual( Object.keys( await ask( reader ) ).sort(), [
			'low_stock',
			'orders',
		] );
	} );
} );
