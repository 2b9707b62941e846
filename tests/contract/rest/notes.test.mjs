import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, site, sql } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	signInUsers,
} from './support/users.mjs';

const ROUTE = '/wc-analytics/admin/notes';
const SOURCE = 'notes-test';

/** Adds notes with the source of this file and returns their IDs. */
const addNotes = ( ...notes ) =>
	php( `
		$ids = array();
		foreach ( json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( notes )
		).toString( 'base64' ) }' ), true ) as $note ) {
			$ids[] = Storedeck\\Inbox\\Inbox::add( $note + array( 'source' => '${ SOURCE }' ) );
		}
		return $ids;
	` );

const deleteNotes = () =>
	php( `
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_note_actions WHERE note_id IN ( SELECT note_id FROM {$wpdb->prefix}wc_admin_notes WHERE source = '${ SOURCE }' )" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_notes WHERE source = '${ SOURCE }'" );
		return true;
	` );

describe( 'inbox notes', () => {
	let users;
	let api;
	let ids;

	before( async () => {
		users = await signInUsers( 'notes' );
		api = createBatchClient();
		deleteNotes();
		ids = addNotes(
			{
				name: 'notes-test-1',
				type: 'info',
				title: 'B first',
				content:
					'Read <strong>this</strong> <script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">here</a>',
				is_snoozable: true,
				content_data: { a: 1 },
				actions: [
					{
						name: 'open',
						label: 'Open <b>it</b>',
						query: '?page=storedeck&path=/x',
						status: 'actioned',
					},
					{ name: 'later', label: 'Later', status: 'unactioned' },
					{
						name: 'evil',
						label: 'Evil',
						query: 'javascript:alert(1)',
					},
					{
						name: 'away',
						label: 'Away',
						query: 'https://example.com/learn',
					},
				],
			},
			{
				name: 'notes-test-2',
				type: 'survey',
				title: 'A second',
				content: 'Text',
				actions: [ { name: 'other', label: 'Other' } ],
			},
			{ name: 'notes-test-3', type: 'update', title: 'C', content: 'x' }
		);
	} );

	after( deleteNotes );

	/** Sends many invalid requests in one process. */
	const batchApi = createBatchClient();

	const list = ( query = {}, user = api ) =>
		user.get( ROUTE, { source: SOURCE, per_page: 100, ...query } );

	const names = async ( query ) =>
		( await list( query ) ).body.map( ( { name } ) => name.slice( -1 ) );

	const readNote = async ( id ) =>
		( await api.get( `${ ROUTE }/${ id }` ) ).body;

	const updateNote = ( id, fields, user = api ) =>
		user.send( 'PUT', `${ ROUTE }/${ id }`, fields );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/1` },
			{ method: 'PUT', route: `${ ROUTE }/1`, body: { is_read: true } },
			{ method: 'POST', route: `${ ROUTE }/1/action/1` },
			{ method: 'DELETE', route: `${ ROUTE }/delete/1` },
			{ method: 'DELETE', route: `${ ROUTE }/delete/all` },
			{
				method: 'PUT',
				route: `${ ROUTE }/update`,
				body: { noteIds: [ 1 ], is_read: true },
			},
		]
	);

	it( 'returns notes with all fields', async () => {
		const { _links: links, ...note } = await readNote( ids[ 0 ] );
		const [ row ] = sql(
			`SELECT date_created FROM {prefix}wc_admin_notes WHERE note_id = ${ ids[ 0 ] }`
		);
		assert.deepEqual( Object.keys( note ), [
			'id',
			'name',
			'type',
			'locale',
			'title',
			'content',
			'content_data',
			'status',
			'source',
			'date_created',
			'date_reminder',
			'is_snoozable',
			'actions',
			'layout',
			'image',
			'is_deleted',
			'is_read',
			'date_created_gmt',
			'date_reminder_gmt',
		] );
		assert.equal( note.id, ids[ 0 ] );
		assert.equal( note.status, 'unactioned' );
		assert.equal( note.is_snoozable, true );
		assert.equal( note.is_read, false );
		assert.deepEqual( note.content_data, { a: 1 } );
		assert.equal(
			note.date_created_gmt,
			row.date_created.replace( ' ', 'T' )
		);
		assert.equal(
			note.date_created,
			php(
				`return get_date_from_gmt( '${ row.date_created }', 'Y-m-d\\TH:i:s' );`
			)
		);
		assert.match(
			links.self[ 0 ].href,
			new RegExp( `/notes/${ note.id }$` )
		);
		assert.ok( ( await users.manager.get( ROUTE ) ).status === 200 );
	} );

	it( 'sanitizes the content and the URLs of actions', async () => {
		const note = await readNote( ids[ 0 ] );
		assert.match( note.content, /<strong>this<\/strong>/ );
		assert.doesNotMatch( note.content, /<script|javascript:|onclick/ );
		const [ open, later, unsafe, external ] = note.actions;
		assert.equal( open.label, 'Open it' );
		assert.equal(
			open.url,
			`${ site.url }/wp-admin/admin.php?page=storedeck&path=/x`
		);
		assert.equal( later.url, '' );
		assert.equal( unsafe.url, '' );
		assert.equal( external.url, 'https://example.com/learn' );
		assert.equal( open.nonce_action, null );
	} );

	it( 'adds a nonce only to actions with URLs of this site', async () => {
		php( `
			global $wpdb;
			foreach ( array( 'open', 'away' ) as $name ) {
				$wpdb->update( $wpdb->prefix . 'wc_admin_note_actions', array( 'nonce_action' => 'test-action', 'nonce_name' => 'test_nonce' ), array( 'note_id' => ${ ids[ 0 ] }, 'name' => $name ) );
			}
			return true;
		` );
		const [ open, , , external ] = ( await readNote( ids[ 0 ] ) ).actions;
		assert.match(
			open.url,
			/admin\.php\?page=storedeck&path=(?:\/|%2F)x&test_nonce=[0-9a-f]{10}$/
		);
		assert.equal( external.url, 'https://example.com/learn' );
	} );

	it( 'filters notes by type, status and read state', async () => {
		assert.deepEqual( ( await names() ).sort(), [ '1', '2', '3' ] );
		assert.deepEqual( await names( { type: 'info' } ), [ '1' ] );
		assert.deepEqual( ( await names( { type: 'info,survey' } ) ).sort(), [
			'1',
			'2',
		] );
		assert.deepEqual(
			( await names( { type: [ 'survey', 'update' ] } ) ).sort(),
			[ '2', '3' ]
		);
		assert.deepEqual( await names( { status: 'actioned' } ), [] );
		assert.equal( ( await names( { status: 'unactioned' } ) ).length, 3 );
		await updateNote( ids[ 1 ], { is_read: true } );
		assert.deepEqual( await names( { is_read: true } ), [ '2' ] );
		assert.deepEqual( ( await names( { is_read: false } ) ).sort(), [
			'1',
			'3',
		] );
		await updateNote( ids[ 1 ], { is_read: false } );
	} );

	it( 'sorts and paginates notes', async () => {
		assert.deepEqual( await names( { orderby: 'title', order: 'asc' } ), [
			'2',
			'1',
			'3',
		] );
		assert.deepEqual(
			await names( { orderby: 'note_id', order: 'desc' } ),
			[ '3', '2', '1' ]
		);
		for ( const orderby of [ 'date', 'type', 'status' ] ) {
			assert.equal( ( await names( { orderby } ) ).length, 3 );
		}
		const seen = [];
		for ( const page of [ 1, 2, 3 ] ) {
			const { headers, body } = await list( { page, per_page: 1 } );
			assert.equal( headers.get( 'x-wp-total' ), '3' );
			assert.equal( headers.get( 'x-wp-totalpages' ), '3' );
			seen.push( body[ 0 ].id );
		}
		assert.deepEqual( seen.sort(), [ ...ids ].sort() );
		const beyond = await list( { page: 9 } );
		assert.equal( beyond.status, 200 );
		assert.deepEqual( beyond.body, [] );
	} );

	it( 'runs actions and accepts an unchanged note', async () => {
		const [ open, later ] = ( await readNote( ids[ 0 ] ) ).actions;
		const actioned = await api.send(
			'POST',
			`${ ROUTE }/${ ids[ 0 ] }/action/${ open.id }`
		);
		assert.equal( actioned.status, 200 );
		assert.equal( actioned.body.status, 'actioned' );
		const updated = await updateNote( ids[ 0 ], actioned.body );
		assert.equal( updated.status, 200, updated.text );
		assert.deepEqual( updated.body, actioned.body );
		await api.send(
			'POST',
			`${ ROUTE }/${ ids[ 0 ] }/action/${ later.id }`
		);
		assert.equal( ( await readNote( ids[ 0 ] ) ).status, 'unactioned' );
	} );

	it( 'returns 404 for actions of other notes', async () => {
		const [ other ] = ( await readNote( ids[ 1 ] ) ).actions;
		for ( const [ note, action, code ] of [
			[ ids[ 0 ], other.id, 'woocommerce_note_action_invalid_id' ],
			[ ids[ 0 ], 999999, 'woocommerce_note_action_invalid_id' ],
			[ 999999, other.id, 'woocommerce_note_invalid_id' ],
		] ) {
			const { status, body } = await api.send(
				'POST',
				`${ ROUTE }/${ note }/action/${ action }`
			);
			assert.equal( status, 404 );
			assert.equal( body.code, code );
		}
	} );

	it( 'updates several notes', async () => {
		const { status, body } = await api.send( 'PUT', `${ ROUTE }/update`, {
			noteIds: [ ids[ 0 ], ids[ 2 ], 999999 ],
			is_read: 1,
			status: 'actioned',
		} );
		assert.equal( status, 200 );
		assert.deepEqual(
			body.map( ( note ) => [ note.id, note.is_read, note.status ] ),
			[
				[ ids[ 0 ], true, 'actioned' ],
				[ ids[ 2 ], true, 'actioned' ],
			]
		);
		assert.equal( ( await readNote( ids[ 1 ] ) ).is_read, false );
		await api.send( 'PUT', `${ ROUTE }/update`, {
			noteIds: ids,
			is_read: false,
			status: 'unactioned',
		} );
	} );

	it( 'snoozes notes until their reminder date', async () => {
		const later = await updateNote( ids[ 0 ], {
			status: 'snoozed',
			date_reminder: '2031-01-31T08:00:00',
		} );
		assert.equal( later.body.date_reminder, '2031-01-31T08:00:00' );
		assert.equal(
			later.body.date_reminder_gmt,
			php(
				`return get_gmt_from_date( '2031-01-31 08:00:00', 'Y-m-d\\TH:i:s' );`
			)
		);
		assert.deepEqual( await names( { status: 'snoozed' } ), [ '1' ] );
		await updateNote( ids[ 0 ], { date_reminder: '2021-01-31T08:00:00Z' } );
		assert.deepEqual( await names( { status: 'snoozed' } ), [] );
		const tomorrow = await updateNote( ids[ 0 ], { status: 'snoozed' } );
		assert.ok(
			Math.abs(
				Date.parse( `${ tomorrow.body.date_reminder_gmt }Z` ) -
					Date.now() -
					86400e3
			) < 60e3
		);
		await updateNote( ids[ 0 ], { date_reminder: '2021-01-31T08:00:00Z' } );
		assert.deepEqual( await names( { status: 'snoozed' } ), [] );
		const reminded = await readNote( ids[ 0 ] );
		assert.equal( reminded.status, 'unactioned' );
		assert.equal( reminded.date_reminder, null );
	} );

	it( 'does not add a dismissed note again', async () => {
		const { status, body } = await api.send(
			'DELETE',
			`${ ROUTE }/delete/${ ids[ 2 ] }`
		);
		assert.equal( status, 200 );
		assert.equal( body.id, ids[ 2 ] );
		assert.equal( body.is_deleted, true );
		assert.deepEqual( ( await names() ).sort(), [ '1', '2' ] );
		assert.deepEqual( await names( { is_deleted: true } ), [ '3' ] );
		assert.deepEqual(
			addNotes( {
				name: 'notes-test-3',
				type: 'update',
				title: 'Again',
				content: 'x',
			} ),
			[ 0 ]
		);
		assert.deepEqual( ( await names() ).sort(), [ '1', '2' ] );
		const restored = await api.send( 'PUT', `${ ROUTE }/update`, {
			noteIds: [ ids[ 2 ] ],
			is_deleted: 0,
		} );
		assert.equal( restored.body[ 0 ].is_deleted, false );
	} );

	it( 'dismisses all notes or all notes with a status', async () => {
		const ownIds = ids.map( Number );
		const others = sql(
			`SELECT note_id, is_deleted FROM {prefix}wc_admin_notes WHERE source <> '${ SOURCE }'`
		);
		await updateNote( ids[ 0 ], { status: 'sent' } );
		const deletedSent = await api.send( 'DELETE', `${ ROUTE }/delete/all`, {
			status: 'sent',
		} );
		assert.deepEqual(
			deletedSent.body
				.map( ( { id } ) => id )
				.filter( ( id ) => ownIds.includes( id ) ),
			[ ids[ 0 ] ]
		);
		const all = await api.send( 'DELETE', `${ ROUTE }/delete/all` );
		assert.equal( all.status, 200 );
		assert.ok( all.body.every( ( note ) => note.is_deleted ) );
		assert.deepEqual( await names(), [] );
		const updated = others
			.filter( ( row ) => ! Number( row.is_deleted ) )
			.map( ( row ) => Number( row.note_id ) );
		if ( updated.length ) {
			await api.send( 'PUT', `${ ROUTE }/update`, {
				noteIds: updated,
				is_deleted: false,
			} );
		}
		await api.send( 'PUT', `${ ROUTE }/update`, {
			noteIds: ids,
			is_deleted: false,
			status: 'unactioned',
		} );
	} );

	describe( 'of plugins', () => {
		/** Adds a note like a plugin; returns its ID and the PHP notice. */
		const addAsPlugin = ( note ) =>
			php(
				`
				$notice = '';
				add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
				add_action( 'doing_it_wrong_run', static function ( $function, $message ) use ( &$notice ) { $notice = "$function: $message"; }, 10, 2 );
				return array( 'id' => storedeck_add_note( $given ), 'notice' => $notice );
			`,
				note
			);

		const VALID = {
			name: 'notes-test-plugin',
			type: 'info',
			title: 'Count your stock',
			content: 'It was counted a year ago.',
			source: SOURCE,
			actions: [
				{
					name: 'counted',
					label: 'Mark as counted',
					status: 'actioned',
				},
			],
		};

		it( 'are added once, with their actions', async () => {
			const { id, notice } = addAsPlugin( VALID );
			assert.equal( notice, '' );
			const { body } = await api.get( `${ ROUTE }/${ id }` );
			assert.equal( body.title, 'Count your stock' );
			assert.equal( body.status, 'unactioned' );
			assert.deepEqual(
				body.actions.map( ( { name, label } ) => [ name, label ] ),
				[ [ 'counted', 'Mark as counted' ] ]
			);
			assert.deepEqual( addAsPlugin( VALID ), { id: 0, notice: '' } );
		} );

		for ( const { fault, change, expected } of [
			{
				fault: 'no title',
				change: { title: undefined },
				expected: /title/,
			},
			{
				fault: 'an unknown type',
				change: { type: 'joke' },
				expected: /note\[type\].*error, warning/,
			},
			{
				fault: 'an unknown field',
				change: { layout: 'plain' },
				expected: /layout/,
			},
			{
				fault: 'an action without a label',
				change: { actions: [ { name: 'counted' } ] },
				expected: /label.*note\[actions\]\[0\]/,
			},
		] ) {
			it( `are refused with ${ fault }`, () => {
				const { id, notice } = addAsPlugin( {
					...VALID,
					name: 'notes-test-invalid',
					...change,
				} );
				assert.equal( id, 0 );
				assert.match( notice, /^storedeck_add_note: / );
				assert.match( notice, expected );
			} );
		}
	} );

	it( 'returns 404 for an unknown note', async () => {
		for ( const [ method, route ] of [
			[ 'GET', `${ ROUTE }/999999` ],
			[ 'GET', `${ ROUTE }/0` ],
			[ 'GET', `${ ROUTE }/-1` ],
			[ 'PUT', `${ ROUTE }/999999` ],
			[ 'DELETE', `${ ROUTE }/delete/999999` ],
		] ) {
			const { status, body } =
				method === 'GET'
					? await api.get( route )
					: await api.send( method, route, {} );
			assert.equal( status, 404, route );
			assert.deepEqual( body, {
				code: 'woocommerce_note_invalid_id',
				message: 'Sorry, there is no resource with that ID.',
				data: { status: 404 },
			} );
		}
	} );

	it( 'rejects invalid parameters', async () => {
		const queries = [
			{ per_page: 0 },
			{ per_page: 101 },
			{ per_page: 'many' },
			{ page: 0 },
			{ page: 99999999999 },
			{ order: 'up' },
			{ orderby: 'content' },
			{ type: 'gossip' },
			{ status: 'gone' },
			{ is_read: 'perhaps' },
			{ is_deleted: 'perhaps' },
		];
		const assertRejected = async ( response, input ) =>
			assertBadRequest( await response, JSON.stringify( input ) );
		await Promise.all( [
			...queries.map( ( query ) =>
				assertRejected( list( query, batchApi ), query )
			),
			...HOSTILE.flatMap( ( text ) => [
				assertRejected( list( { type: text }, batchApi ), text ),
				assertRejected( list( { orderby: text }, batchApi ), text ),
				assertRejected( list( { order: text }, batchApi ), text ),
				list( { source: text }, batchApi ).then( ( response ) =>
					assertNoInternals( response, text )
				),
				assertRejected(
					updateNote( ids[ 0 ], { status: text }, batchApi ),
					text
				),
				assertRejected(
					updateNote( ids[ 0 ], { date_reminder: text }, batchApi ),
					text
				),
			] ),
		] );
		await Promise.all(
			[
				{ is_read: 'x' },
				{ is_deleted: [] },
				{ status: [ 'actioned' ] },
			].map( async ( fields ) => {
				assertBadRequest( await updateNote( ids[ 0 ], fields ) );
			} )
		);
		await Promise.all(
			[ undefined, [], 'x', [ 'x' ], { a: 'b' }, [ -1 ] ].map(
				async ( noteIds ) => {
					assertBadRequest(
						await api.send( 'PUT', `${ ROUTE }/update`, {
							noteIds,
							is_read: true,
						} ),
						JSON.stringify( noteIds )
					);
				}
			)
		);
		assertBadRequest( await api.get( `${ ROUTE }/1-2` ) );
		const unknownRoute = await api.send( 'POST', ROUTE, {} );
		assert.equal( unknownRoute.status, 404 );
		assert.equal( unknownRoute.body.code, 'rest_no_route' );
	} );
} );
