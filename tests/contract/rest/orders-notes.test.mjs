import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, signIn, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';

describe( 'notes of orders', () => {
	let api;
	let order;
	const created = [];

	const path = ( id ) =>
		`${ ORDERS }/${ order.id }/notes${ id ? `/${ id }` : '' }`;
	const send = async ( expected, method, route, values ) => {
		const { status, body, text } = await api.send( method, route, values );
		assert.equal( status, expected, text );
		return body;
	};
	const createOrder = async ( values ) => {
		const body = await send( 201, 'POST', ORDERS, values );
		created.push( body.id );
		return body;
	};
	const readNotes = async ( query ) =>
		( await api.get( path(), query ) ).body;

	before( async () => {
		api = await signIn();
		order = await createOrder( {
			status: 'pending',
			billing: { email: 'notes@example.test' },
		} );
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
	} );

	it( 'adds, lists and deletes notes', async () => {
		const note = await send( 201, 'POST', path(), {
			note: 'Call before <b>delivery</b><script>alert( 1 )</script>',
			added_by_user: true,
		} );
		assert.equal( note.author, 'admin' );
		assert.equal( note.note, 'Call before <b>delivery</b>alert( 1 )' );
		assert.equal( note.customer_note, false );
		const system = await send( 201, 'POST', path(), {
			note: 'O’Brien said \\"yes\\"',
		} );
		assert.equal( system.author, 'system' );
		assert.equal( system.note, 'O’Brien said \\"yes\\"' );
		assert.deepEqual(
			( await readNotes() ).map( ( { id } ) => id ),
			[ system.id, note.id ]
		);
		assert.equal( ( await api.get( path( note.id ) ) ).body.id, note.id );
		assert.equal(
			( await api.send( 'DELETE', path( note.id ) ) ).status,
			501
		);
		await send( 200, 'DELETE', path( note.id ), { force: true } );
		await send( 200, 'DELETE', path( system.id ), { force: true } );
		assert.deepEqual( await readNotes(), [] );
		assert.equal( ( await api.get( path( note.id ) ) ).status, 404 );
	} );

	it( 'sends a note to the customer', async () => {
		php( `
			file_put_contents( WP_CONTENT_DIR . '/mu-plugins/order-mail.php', '<?php add_filter( "pre_wp_mail", function ( $sent, $mail ) {
				update_option( "test_order_mail", $mail ); return true; }, 10, 2 );' );
			return true;` );
		try {
			const note = await send( 201, 'POST', path(), {
				note: 'It’s on its way &amp; <em>wrapped</em>',
				customer_note: true,
			} );
			const mail = php( "return get_option( 'test_order_mail' );" );
			assert.equal( mail.to, 'notes@example.test' );
			assert.match( mail.subject, new RegExp( `#${ order.id }$` ) );
			assert.match( mail.message, /It’s on its way & wrapped/ );
			assert.deepEqual(
				( await readNotes( { type: 'customer' } ) ).map(
					( { id } ) => id
				),
				[ note.id ]
			);
			assert.deepEqual( await readNotes( { type: 'internal' } ), [] );
		} finally {
			php( `
				unlink( WP_CONTENT_DIR . '/mu-plugins/order-mail.php' );
				delete_option( 'test_order_mail' );
				return true;` );
		}
	} );

	it( 'refuses an empty note, and one to a customer without an email address', async () => {
		const silent = await createOrder( {} );
		for ( const [ id, values, param ] of [
			[ order.id, { note: '  ' }, 'note' ],
			[ order.id, { note: '' }, 'note' ],
			[
				silent.id,
				{ note: 'Hello', customer_note: true },
				'customer_note',
			],
		] ) {
			const { status, body } = await api.send(
				'POST',
				`${ ORDERS }/${ id }/notes`,
				values
			);
			assert.equal( status, 400 );
			assert.deepEqual( Object.keys( body.data.params ), [ param ] );
		}
		const { status } = await api.send( 'POST', path() );
		assert.equal( status, 400 );
		assert.equal(
			( await api.get( `${ ORDERS }/999999999/notes` ) ).status,
			404
		);
	} );

	it( 'adds a note when the status changes', async () => {
		const other = await createOrder( { status: 'pending' } );
		await send( 200, 'PUT', `${ ORDERS }/${ other.id }`, {
			status: 'completed',
		} );
		const { body } = await api.get( `${ ORDERS }/${ other.id }/notes` );
		assert.deepEqual(
			body.map( ( { note, author } ) => [ note, author ] ),
			[
				[
					'Order status changed from Pending payment to Completed.',
					'admin',
				],
			]
		);
	} );

	it( 'keeps notes out of the comments of the site, and deletes them with the order', async () => {
		const other = await createOrder( {} );
		await send( 201, 'POST', `${ ORDERS }/${ other.id }/notes`, {
			note: 'Private',
		} );
		const counts = php(
			`
			$count = static fn( $user, $args ) => array( wp_set_current_user( $user ), get_comments( $args + array( 'count' => true, 'post_id' => $given ) ) )[1];
			return array(
				$count( 1, array() ),
				$count( 0, array( 'type' => 'order_note' ) ),
				$count( 1, array( 'type' => 'order_note' ) ),
			);`,
			other.id
		);
		assert.deepEqual( counts.map( Number ), [ 0, 0, 1 ] );
		await send( 200, 'DELETE', `${ ORDERS }/${ other.id }`, {
			force: true,
		} );
		assert.equal(
			Number(
				sql(
					`SELECT COUNT(*) AS number FROM {prefix}comments WHERE comment_post_ID = ${ other.id }`
				)[ 0 ].number
			),
			0
		);
	} );

	it( 'keeps a note of an imported order with the ID of a post out of that post', () => {
		const [ count, countAfter, ...statuses ] = php( `
			wp_set_current_user( 1 );
			$post  = wp_insert_post( array( 'post_title' => 'Same ID', 'post_status' => 'publish' ) );
			$count = static fn() => array( wp_update_comment_count_now( $post ), clean_post_cache( $post ), (int) get_comments_number( $post ) )[2];
			$read  = static fn( $user, $id ) => array( wp_set_current_user( $user ), rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/comments/' . $id ) )->get_status() )[1];
			wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'Public', 'comment_approved' => 1 ) );
			$before = $count();
			$note   = \\Storedeck\\Orders\\Order_Notes::add( $post, 'Private', false, false );
			$result = array( $before, $count(), $read( 0, $note ), $read( 1, $note ) );
			wp_set_current_user( 1 );
			wp_delete_post( $post, true );
			return $result;` );
		assert.deepEqual( [ count, countAfter ], [ 1, 1 ] );
		assert.deepEqual( statuses, [ 404, 200 ] );
	} );
} );
