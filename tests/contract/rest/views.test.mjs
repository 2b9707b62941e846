import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { php, signIn, site, sql } from '../../setup/site.mjs';
import {
	assertBad,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	LONG,
	people,
	sendBroken,
} from './support/people.mjs';

const VIEWS = '/storedeck/v1/views';
const FIELDS = {
	name: 'Refunded orders',
	path: '/analytics/orders',
	query: 'filter=advanced&status_is=refunded&period=last_month',
	hidden_columns: [ 'coupons' ],
};
const MISSING = `${ VIEWS }/aaaaaaaaaaaa`;

/** Removes what this file saved: views of its own people, and of the shop by their names. */
const clear = () =>
	php( `
		global $wpdb;
		foreach ( array( 'views_manager', 'views_reader', 'views_other' ) as $name ) {
			$user = get_user_by( 'login', $name );
			foreach ( $user ? array_keys( get_user_meta( $user->ID ) ) : array() as $key ) {
				if ( str_contains( $key, 'storedeck_view_' ) || str_contains( $key, 'storedeck_pinned_view' ) ) {
					delete_user_meta( $user->ID, $key );
				}
			}
		}
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'storedeck_view_%' AND option_value LIKE '%(views test)%'" ) as $option ) {
			delete_option( $option );
		}
		return true;
	` );

const OF_SHOP = { ...FIELDS, name: 'Of the shop (views test)', scope: 'shop' };

describe( 'saved views', () => {
	let who;
	let manager;
	let reader;

	before( async () => {
		who = await people( 'views' );
		manager = who.manager;
		php( `
			remove_role( 'views_report_reader' );
			add_role( 'views_report_reader', 'Reader of reports', array( 'read' => true, 'view_woocommerce_reports' => true ) );
			$user = get_user_by( 'login', 'views_reader' );
			$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => 'views_reader', 'user_pass' => 'test-pass-1', 'user_email' => 'views_reader@example.test' ) );
			( new WP_User( $id ) )->set_role( 'views_report_reader' );
			return true;
		` );
		reader = await signIn( 'views_reader', 'test-pass-1' );
		clear();
	} );

	afterEach( clear );
	after( () =>
		php( `
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( get_user_by( 'login', 'views_reader' )->ID );
			remove_role( 'views_report_reader' );
			return true;
		` )
	);

	const list = async ( person ) =>
		( await person.get( VIEWS ) ).body.filter(
			( { scope, name } ) =>
				scope === 'own' || name.includes( '(views test)' )
		);
	const save = async ( person, fields = FIELDS ) => {
		const answer = await person.send( 'POST', VIEWS, fields );
		assert.equal( answer.status, 201, answer.text );
		return answer.body;
	};

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: VIEWS },
			{ method: 'POST', route: VIEWS, body: FIELDS },
			{ method: 'GET', route: MISSING },
			{ method: 'PUT', route: MISSING, body: {} },
			{ method: 'DELETE', route: MISSING },
			{ method: 'PUT', route: `${ MISSING }/pin` },
			{ method: 'DELETE', route: `${ MISSING }/pin` },
		]
	);
	itTellsItsSchema( () => who, [ VIEWS, MISSING ] );

	it( 'are saved, read, changed and deleted', async () => {
		const saved = await save( manager );
		assert.match( saved.id, /^[a-z0-9]{12}$/ );
		const { _links: links, ...rest } = saved;
		assert.ok( links?.self ?? true );
		assert.deepEqual( rest, {
			...FIELDS,
			id: saved.id,
			scope: 'own',
			is_pinned: false,
			can_edit: true,
		} );
		assert.deepEqual(
			( await list( manager ) ).map( ( { id } ) => id ),
			[ saved.id ]
		);
		const changed = await manager.send( 'PUT', `${ VIEWS }/${ saved.id }`, {
			name: 'Geld zurück 💸 "<b>\\',
			hidden_columns: null,
		} );
		assert.equal( changed.status, 200, changed.text );
		const { body } = await manager.get( `${ VIEWS }/${ saved.id }` );
		assert.equal( body.name, 'Geld zurück 💸 "<b>\\' );
		assert.equal( body.query, FIELDS.query );
		assert.equal( body.hidden_columns, null );
		const gone = await manager.send( 'DELETE', `${ VIEWS }/${ saved.id }` );
		assert.equal( gone.body.id, saved.id );
		assert.deepEqual( await list( manager ), [] );
		assert.deepEqual(
			sql(
				`SELECT meta_key FROM {prefix}usermeta WHERE meta_key LIKE '%storedeck_view_${ saved.id }'`
			),
			[]
		);
	} );

	it( 'belong to one person, unless they are the shop’s', async () => {
		const own = await save( manager );
		const ofShop = await save( manager, OF_SHOP );
		const seen = await list( reader );
		assert.deepEqual(
			seen.map( ( { id, scope, can_edit: can } ) => [ id, scope, can ] ),
			[ [ ofShop.id, 'shop', false ] ]
		);
		for ( const [ method, suffix, body ] of [
			[ 'GET', '' ],
			[ 'PUT', '', { name: 'Mine' } ],
			[ 'DELETE', '' ],
			[ 'PUT', '/pin' ],
		] ) {
			const route = `${ VIEWS }/${ own.id }${ suffix }`;
			const { status, body: answer } =
				method === 'GET'
					? await reader.get( route )
					: await reader.send( method, route, body );
			assert.equal( status, 404, route );
			assert.equal( answer.code, 'storedeck_view_does_not_exist' );
		}
	} );

	it( 'of the shop are changed by those who manage it only', async () => {
		const created = await reader.send( 'POST', VIEWS, OF_SHOP );
		assert.equal( created.status, 403 );
		assert.equal( created.body.code, 'woocommerce_rest_cannot_create' );
		const ofShop = await save( manager, OF_SHOP );
		for ( const [ method, body ] of [
			[ 'PUT', { name: 'Mine' } ],
			[ 'PUT', { scope: 'own' } ],
			[ 'DELETE', undefined ],
		] ) {
			const { status } = await reader.send(
				method,
				`${ VIEWS }/${ ofShop.id }`,
				body
			);
			assert.equal(
				status,
				403,
				`${ method } ${ JSON.stringify( body ) }`
			);
		}
		const own = await save( reader, { ...FIELDS, name: 'A' } );
		const shared = await reader.send( 'PUT', `${ VIEWS }/${ own.id }`, {
			scope: 'shop',
		} );
		assert.equal( shared.status, 403 );
		assert.equal(
			( await reader.get( `${ VIEWS }/${ own.id }` ) ).body.scope,
			'own'
		);
		assert.equal(
			( await reader.get( `${ VIEWS }/${ ofShop.id }` ) ).body.name,
			OF_SHOP.name
		);
	} );

	it( 'change hands between a person and the shop, and keep their id', async () => {
		const own = await save( manager, { ...OF_SHOP, scope: 'own' } );
		const route = `${ VIEWS }/${ own.id }`;
		await manager.send( 'PUT', route, { scope: 'shop' } );
		assert.equal( ( await reader.get( route ) ).body.scope, 'shop' );
		assert.equal( ( await list( manager ) ).length, 1 );
		await who.admin.send( 'PUT', route, { scope: 'own' } );
		assert.equal( ( await reader.get( route ) ).status, 404 );
		assert.equal( ( await who.admin.get( route ) ).body.scope, 'own' );
		await who.admin.send( 'DELETE', route );
	} );

	it( 'are pinned by each for themselves', async () => {
		const ofShop = await save( manager, OF_SHOP );
		const pin = `${ VIEWS }/${ ofShop.id }/pin`;
		assert.equal(
			( await reader.send( 'PUT', pin ) ).body.is_pinned,
			true
		);
		await reader.send( 'PUT', pin );
		assert.equal( ( await list( reader ) )[ 0 ].is_pinned, true );
		assert.equal( ( await list( manager ) )[ 0 ].is_pinned, false );
		assert.equal(
			( await reader.send( 'DELETE', pin ) ).body.is_pinned,
			false
		);
		await reader.send( 'PUT', pin );
		await manager.send( 'DELETE', `${ VIEWS }/${ ofShop.id }` );
		assert.deepEqual(
			sql(
				`SELECT meta_key FROM {prefix}usermeta WHERE meta_key LIKE '%storedeck_pinned_view' AND meta_value = '${ ofShop.id }'`
			),
			[]
		);
	} );

	it( 'of one report have different names', async () => {
		await save( manager );
		const same = await manager.send( 'POST', VIEWS, {
			...FIELDS,
			name: ' refunded ORDERS ',
		} );
		assert.equal( same.status, 409 );
		assert.equal( same.body.code, 'storedeck_view_name_taken' );
		await save( manager, { ...FIELDS, path: '/analytics/revenue' } );
		const other = await save( manager, { ...FIELDS, name: 'Other' } );
		const renamed = await manager.send( 'PUT', `${ VIEWS }/${ other.id }`, {
			name: FIELDS.name,
		} );
		assert.equal( renamed.status, 409 );
		assert.equal( ( await list( manager ) ).length, 3 );
	} );

	it( 'have an end', async () => {
		php( `
			$user = get_user_by( 'login', 'views_reader' )->ID;
			for ( $i = 0; $i < 100; $i++ ) {
				$view = Storedeck\\Views\\View::create( array( 'name' => 'View ' . $i, 'path' => '/analytics/orders' ) );
				( new Storedeck\\Views\\User_View_Store( $user ) )->put( $view );
			}
			return true;
		` );
		const { status, body } = await reader.send( 'POST', VIEWS, FIELDS );
		assert.equal( status, 409 );
		assert.equal( body.code, 'storedeck_views_too_many' );
		const views = await list( reader );
		for ( const { id } of views.slice( 0, 12 ) ) {
			await reader.send( 'PUT', `${ VIEWS }/${ id }/pin` );
		}
		const more = await reader.send(
			'PUT',
			`${ VIEWS }/${ views[ 12 ].id }/pin`
		);
		assert.equal( more.body.code, 'storedeck_pins_too_many' );
		const again = await reader.send(
			'PUT',
			`${ VIEWS }/${ views[ 0 ].id }/pin`
		);
		assert.equal( again.status, 200 );
	} );

	it( 'that are saved at the same time are all kept', async () => {
		await Promise.all(
			[ 'a', 'b', 'c', 'd' ].map( ( name ) =>
				save( manager, { ...FIELDS, name } )
			)
		);
		assert.equal( ( await list( manager ) ).length, 4 );
	} );

	it( 'survive what other programs stored', async () => {
		for ( const stored of [ 'no json', '[]', '{"name":["a"]}', 'null' ] ) {
			php( `
				global $wpdb;
				update_user_meta( get_user_by( 'login', 'views_manager' )->ID, $wpdb->get_blog_prefix() . 'storedeck_view_aaaaaaaaaaaa', '${ stored }' );
				return true;
			` );
			const { status, body } = await manager.get( VIEWS );
			assert.equal( status, 200 );
			assert.deepEqual(
				body.filter( ( { scope } ) => scope === 'own' ),
				[]
			);
		}
	} );

	it( 'refuse what is no view', async () => {
		const bad = [
			...[
				undefined,
				null,
				'',
				'   ',
				[ 'a' ],
				{ a: 1 },
				LONG,
				'a\nb',
				'a\0b',
			].map( ( name ) => ( { name } ) ),
			...[
				undefined,
				'',
				'analytics',
				'/a b',
				'/a?b=1',
				'/a\n',
				'https://evil.test',
				'/%2e%2e',
				[ '/' ],
				'/' + 'a'.repeat( 100 ),
			].map( ( path ) => ( { path } ) ),
			...[ 'a b', 'a\0b', LONG, [ 'a' ], { a: 1 } ].map( ( query ) => ( {
				query,
			} ) ),
			...[
				'sku!',
				[ [ 'sku' ] ],
				[ 'a b' ],
				[ '<b>' ],
				Array( 51 ).fill( 'a' ),
			].map( ( columns ) => ( { hidden_columns: columns } ) ),
			{ scope: 'all' },
			{ scope: [ 'own' ] },
		];
		for ( const fields of bad ) {
			assertBad(
				await manager.send( 'POST', VIEWS, { ...FIELDS, ...fields } ),
				JSON.stringify( fields ).slice( 0, 60 )
			);
		}
		assertBad( await sendBroken( manager, 'POST', VIEWS, site.url ) );
		assert.deepEqual( await list( manager ), [] );
	} );

	it( 'keep hostile names as text', async () => {
		const names = HOSTILE.filter( ( text ) => ! /[\0\ud800]/.test( text ) );
		for ( const name of names ) {
			await save( manager, { ...FIELDS, name } );
		}
		assert.deepEqual(
			( await list( manager ) ).map( ( { name } ) => name ),
			names
		);
		for ( const id of [ "' OR 1=1", '%', 'A'.repeat( 12 ) ] ) {
			const { status } = await manager.get(
				`${ VIEWS }/${ encodeURIComponent( id ) }`
			);
			assert.equal( status, 404 );
		}
	} );
} );

describe( 'how far the data reaches', () => {
	const STATE = '/storedeck/v1/data-state';
	let who;

	before( async () => {
		who = await people( 'views' );
	} );

	itRefusesStrangers( () => who, [ { method: 'GET', route: STATE } ] );
	itTellsItsSchema( () => who, [ STATE ] );

	it( 'is told by the latest order that reports count', async () => {
		const { body } = await who.manager.get( STATE );
		const now = php( "return current_time( 'mysql' );" );
		const [ { latest } ] = sql(
			`SELECT MAX( date_created ) AS latest FROM {prefix}wc_order_stats WHERE date_created <= '${ now }'`
		);
		assert.ok( body.orders_until >= latest, `${ body.orders_until }` );
		assert.match(
			body.downloads_until,
			/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
		);
		assert.equal( typeof body.waiting, 'number' );
		assert.equal( typeof body.import.is_running, 'boolean' );
		assert.ok( body.import.percent >= 0 && body.import.percent <= 100 );
	} );
} );
