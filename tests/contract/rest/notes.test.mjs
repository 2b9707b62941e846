import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signInAtOnce } from '../../setup/at-once.mjs';
import { php, site, sql } from '../../setup/site.mjs';
import {
	assertBad,
	assertClean,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	people,
	sendBroken,
} from './support/people.mjs';

const NOTES = '/wc-analytics/admin/notes';
const SOURCE = 'notes-test';

/** Adds notes of this file alone, and gives their ids. */
const add = ( ...notes ) =>
	php( `
		$ids = array();
		foreach ( json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( notes )
		).toString( 'base64' ) }' ), true ) as $note ) {
			$ids[] = Storedeck\\Store\\Notes\\Inbox::add( $note + array( 'source' => '${ SOURCE }' ) );
		}
		return $ids;
	` );

const removeAll = () =>
	php( `
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_note_actions WHERE note_id IN ( SELECT note_id FROM {$wpdb->prefix}wc_admin_notes WHERE source = '${ SOURCE }' )" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_notes WHERE source = '${ SOURCE }'" );
		return true;
	` );

describe( 'notes of the inbox', () => {
	let who;
	let api;
	let ids;

	before( async () => {
		who = await people( 'notes' );
		api = who.admin;
		removeAll();
		ids = add(
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

	after( removeAll );

	/** Asks much that is refused. */
	const many = signInAtOnce();

	const list = ( query = {}, person = api ) =>
		person.get( NOTES, { source: SOURCE, per_page: 100, ...query } );

	const names = async ( query ) =>
		( await list( query ) ).body.map( ( { name } ) => name.slice( -1 ) );

	const one = async ( id ) => ( await api.get( `${ NOTES }/${ id }` ) ).body;

	const put = ( id, fields, person = api ) =>
		person.send( 'PUT', `${ NOTES }/${ id }`, fields );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: NOTES },
			{ method: 'GET', route: `${ NOTES }/1` },
			{ method: 'PUT', route: `${ NOTES }/1`, body: { is_read: true } },
			{ method: 'POST', route: `${ NOTES }/1/action/1` },
			{ method: 'DELETE', route: `${ NOTES }/delete/1` },
			{ method: 'DELETE', route: `${ NOTES }/delete/all` },
			{
				method: 'PUT',
				route: `${ NOTES }/update`,
				body: { noteIds: [ 1 ], is_read: true },
			},
		]
	);
	itTellsItsSchema(
		() => who,
		[ NOTES, `${ NOTES }/1`, `${ NOTES }/update`, `${ NOTES }/delete/all` ]
	);

	it( 'have every field, in the shape that clients know', async () => {
		const { _links: links, ...note } = await one( ids[ 0 ] );
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
		assert.ok( ( await who.manager.get( NOTES ) ).status === 200 );
	} );

	it( 'hold only harmless markup and addresses', async () => {
		const note = await one( ids[ 0 ] );
		assert.match( note.content, /<strong>this<\/strong>/ );
		assert.doesNotMatch( note.content, /<script|javascript:|onclick/ );
		const [ open, later, evil, away ] = note.actions;
		assert.equal( open.label, 'Open it' );
		assert.equal(
			open.url,
			`${ site.url }/wp-admin/admin.php?page=storedeck&path=/x`
		);
		assert.equal( later.url, '' );
		assert.equal( evil.url, '' );
		assert.equal( away.url, 'https://example.com/learn' );
		assert.equal( open.nonce_action, null );
	} );

	it( 'carry a nonce where a button asks for one, to this site alone', async () => {
		php( `
			global $wpdb;
			foreach ( array( 'open', 'away' ) as $name ) {
				$wpdb->update( $wpdb->prefix . 'wc_admin_note_actions', array( 'nonce_action' => 'test-deed', 'nonce_name' => 'test_nonce' ), array( 'note_id' => ${ ids[ 0 ] }, 'name' => $name ) );
			}
			return true;
		` );
		const [ open, , , away ] = ( await one( ids[ 0 ] ) ).actions;
		assert.match(
			open.url,
			/admin\.php\?page=storedeck&path=(?:\/|%2F)x&test_nonce=[0-9a-f]{10}$/
		);
		assert.equal( away.url, 'https://example.com/learn' );
	} );

	it( 'are chosen by kind, state and whether they were read', async () => {
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
		await put( ids[ 1 ], { is_read: true } );
		assert.deepEqual( await names( { is_read: true } ), [ '2' ] );
		assert.deepEqual( ( await names( { is_read: false } ) ).sort(), [
			'1',
			'3',
		] );
		await put( ids[ 1 ], { is_read: false } );
	} );

	it( 'are sorted and come in pages', async () => {
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
		const past = await list( { page: 9 } );
		assert.equal( past.status, 200 );
		assert.deepEqual( past.body, [] );
	} );

	it( 'do what their buttons say, and may be sent back whole', async () => {
		const [ open, later ] = ( await one( ids[ 0 ] ) ).actions;
		const pressed = await api.send(
			'POST',
			`${ NOTES }/${ ids[ 0 ] }/action/${ open.id }`
		);
		assert.equal( pressed.status, 200 );
		assert.equal( pressed.body.status, 'actioned' );
		const back = await put( ids[ 0 ], pressed.body );
		assert.equal( back.status, 200, back.text );
		assert.deepEqual( back.body, pressed.body );
		await api.send(
			'POST',
			`${ NOTES }/${ ids[ 0 ] }/action/${ later.id }`
		);
		assert.equal( ( await one( ids[ 0 ] ) ).status, 'unactioned' );
	} );

	it( 'know only their own buttons', async () => {
		const [ other ] = ( await one( ids[ 1 ] ) ).actions;
		for ( const [ note, action, code ] of [
			[ ids[ 0 ], other.id, 'woocommerce_note_action_invalid_id' ],
			[ ids[ 0 ], 999999, 'woocommerce_note_action_invalid_id' ],
			[ 999999, other.id, 'woocommerce_note_invalid_id' ],
		] ) {
			const { status, body } = await api.send(
				'POST',
				`${ NOTES }/${ note }/action/${ action }`
			);
			assert.equal( status, 404 );
			assert.equal( body.code, code );
		}
	} );

	it( 'change together', async () => {
		const { status, body } = await api.send( 'PUT', `${ NOTES }/update`, {
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
		assert.equal( ( await one( ids[ 1 ] ) ).is_read, false );
		await api.send( 'PUT', `${ NOTES }/update`, {
			noteIds: ids,
			is_read: false,
			status: 'unactioned',
		} );
	} );

	it( 'can be put off, and come back by themselves', async () => {
		const later = await put( ids[ 0 ], {
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
		await put( ids[ 0 ], { date_reminder: '2021-01-31T08:00:00Z' } );
		assert.deepEqual( await names( { status: 'snoozed' } ), [] );
		const tomorrow = await put( ids[ 0 ], { status: 'snoozed' } );
		assert.ok(
			Math.abs(
				Date.parse( `${ tomorrow.body.date_reminder_gmt }Z` ) -
					Date.now() -
					86400e3
			) < 60e3
		);
		await put( ids[ 0 ], { date_reminder: '2021-01-31T08:00:00Z' } );
		assert.deepEqual( await names( { status: 'snoozed' } ), [] );
		const awake = await one( ids[ 0 ] );
		assert.equal( awake.status, 'unactioned' );
		assert.equal( awake.date_reminder, null );
	} );

	it( 'do not come back once they were dismissed', async () => {
		const { status, body } = await api.send(
			'DELETE',
			`${ NOTES }/delete/${ ids[ 2 ] }`
		);
		assert.equal( status, 200 );
		assert.equal( body.id, ids[ 2 ] );
		assert.equal( body.is_deleted, true );
		assert.deepEqual( ( await names() ).sort(), [ '1', '2' ] );
		assert.deepEqual( await names( { is_deleted: true } ), [ '3' ] );
		assert.deepEqual(
			add( {
				name: 'notes-test-3',
				type: 'update',
				title: 'Again',
				content: 'x',
			} ),
			[ 0 ]
		);
		assert.deepEqual( ( await names() ).sort(), [ '1', '2' ] );
		const undone = await api.send( 'PUT', `${ NOTES }/update`, {
			noteIds: [ ids[ 2 ] ],
			is_deleted: 0,
		} );
		assert.equal( undone.body[ 0 ].is_deleted, false );
	} );

	it( 'are dismissed all at once, or all of a state', async () => {
		const mine = ids.map( Number );
		const others = sql(
			`SELECT note_id, is_deleted FROM {prefix}wc_admin_notes WHERE source <> '${ SOURCE }'`
		);
		await put( ids[ 0 ], { status: 'sent' } );
		const some = await api.send( 'DELETE', `${ NOTES }/delete/all`, {
			status: 'sent',
		} );
		assert.deepEqual(
			some.body
				.map( ( { id } ) => id )
				.filter( ( id ) => mine.includes( id ) ),
			[ ids[ 0 ] ]
		);
		const all = await api.send( 'DELETE', `${ NOTES }/delete/all` );
		assert.equal( all.status, 200 );
		assert.ok( all.body.every( ( note ) => note.is_deleted ) );
		assert.deepEqual( await names(), [] );
		const back = others
			.filter( ( row ) => ! Number( row.is_deleted ) )
			.map( ( row ) => Number( row.note_id ) );
		if ( back.length ) {
			await api.send( 'PUT', `${ NOTES }/update`, {
				noteIds: back,
				is_deleted: false,
			} );
		}
		await api.send( 'PUT', `${ NOTES }/update`, {
			noteIds: ids,
			is_deleted: false,
			status: 'unactioned',
		} );
	} );

	it( 'that are not there answer 404', async () => {
		for ( const [ method, route ] of [
			[ 'GET', `${ NOTES }/999999` ],
			[ 'GET', `${ NOTES }/0` ],
			[ 'GET', `${ NOTES }/-1` ],
			[ 'PUT', `${ NOTES }/999999` ],
			[ 'DELETE', `${ NOTES }/delete/999999` ],
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

	it( 'refuse parameters that cannot be', async () => {
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
		const bad = async ( answer, what ) =>
			assertBad( await answer, JSON.stringify( what ) );
		await Promise.all( [
			...queries.map( ( query ) => bad( list( query, many ), query ) ),
			...HOSTILE.flatMap( ( text ) => [
				bad( list( { type: text }, many ), text ),
				bad( list( { orderby: text }, many ), text ),
				bad( list( { order: text }, many ), text ),
				list( { source: text }, many ).then( ( answer ) =>
					assertClean( answer, text )
				),
				bad( put( ids[ 0 ], { status: text }, many ), text ),
				bad( put( ids[ 0 ], { date_reminder: text }, many ), text ),
			] ),
		] );
		for ( const fields of [
			{ is_read: 'x' },
			{ is_deleted: [] },
			{ status: [ 'actioned' ] },
		] ) {
			assertBad( await put( ids[ 0 ], fields ) );
		}
		for ( const noteIds of [
			undefined,
			[],
			'x',
			[ 'x' ],
			{ a: 'b' },
			[ -1 ],
		] ) {
			assertBad(
				await api.send( 'PUT', `${ NOTES }/update`, {
					noteIds,
					is_read: true,
				} ),
				JSON.stringify( noteIds )
			);
		}
		assertBad( await api.get( `${ NOTES }/1-2` ) );
		assertBad(
			await sendBroken( api, 'PUT', `${ NOTES }/${ ids[ 0 ] }`, site.url )
		);
		const wrong = await api.send( 'POST', NOTES, {} );
		assert.equal( wrong.status, 404 );
		assert.equal( wrong.body.code, 'rest_no_route' );
	} );
} );
