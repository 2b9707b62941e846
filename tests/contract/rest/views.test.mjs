import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';
import {
	assertBadRequest,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
} from './support/users.mjs';

const ROUTE = '/storedeck/v1/views';
const FIELDS = {
	name: 'Refunded orders',
	path: '/analytics/orders',
	query: 'filter=advanced&status_is=refunded&period=last_month',
	hidden_columns: [ 'coupons' ],
};
const MISSING = `${ ROUTE }/aaaaaaaaaaaa`;

/** Deletes the views of the test users, and shared views by their names. */
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

const SHARED = { ...FIELDS, name: 'Shared (views test)', scope: 'shop' };

describe( 'saved views', () => {
	let users;
	let manager;
	let reader;

	before( async () => {
		users = await signInUsers( 'views' );
		manager = users.batches.manager;
		php( `
			remove_role( 'views_report_reader' );
			add_role( 'views_report_reader', 'Reader of reports', array( 'read' => true, 'view_woocommerce_reports' => true ) );
			$user = get_user_by( 'login', 'views_reader' );
			$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => 'views_reader', 'user_pass' => 'test-pass-1', 'user_email' => 'views_reader@example.test' ) );
			( new WP_User( $id ) )->set_role( 'views_report_reader' );
			return true;
		` );
		reader = createBatchClient( 'views_reader' );
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

	const listViews = async ( user ) =>
		( await user.get( ROUTE ) ).body.filter(
			( { scope, name } ) =>
				scope === 'own' || name.includes( '(views test)' )
		);
	const saveView = async ( user, fields = FIELDS ) => {
		const response = await user.send( 'POST', ROUTE, fields );
		assert.equal( response.status, 201, response.text );
		return response.body;
	};

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'POST', route: ROUTE, body: FIELDS },
			{ method: 'GET', route: MISSING },
			{ method: 'PUT', route: MISSING, body: {} },
			{ method: 'DELETE', route: MISSING },
			{ method: 'PUT', route: `${ MISSING }/pin` },
			{ method: 'DELETE', route: `${ MISSING }/pin` },
		]
	);

	it( 'creates, reads, updates and deletes a view', async () => {
		const saved = await saveView( manager );
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
			( await listViews( manager ) ).map( ( { id } ) => id ),
			[ saved.id ]
		);
		const changed = await manager.send( 'PUT', `${ ROUTE }/${ saved.id }`, {
			name: 'Geld zurück 💸 "<b>\\',
			hidden_columns: null,
		} );
		assert.equal( changed.status, 200, changed.text );
		const { body } = await manager.get( `${ ROUTE }/${ saved.id }` );
		assert.equal( body.name, 'Geld zurück 💸 "<b>\\' );
		assert.equal( body.query, FIELDS.query );
		assert.equal( body.hidden_columns, null );
		const deleted = await manager.send(
			'DELETE',
			`${ ROUTE }/${ saved.id }`
		);
		assert.equal( deleted.body.id, saved.id );
		assert.deepEqual( await listViews( manager ), [] );
		assert.deepEqual(
			sql(
				`SELECT meta_key FROM {prefix}usermeta WHERE meta_key LIKE '%storedeck_view_${ saved.id }'`
			),
			[]
		);
	} );

	it( 'hides the views of other users unless they are shared', async () => {
		const own = await saveView( manager );
		const sharedView = await saveView( manager, SHARED );
		const visible = await listViews( reader );
		assert.deepEqual(
			visible.map( ( { id, scope, can_edit: canEdit } ) => [
				id,
				scope,
				canEdit,
			] ),
			[ [ sharedView.id, 'shop', false ] ]
		);
		for ( const [ method, suffix, body ] of [
			[ 'GET', '' ],
			[ 'PUT', '', { name: 'Mine' } ],
			[ 'DELETE', '' ],
			[ 'PUT', '/pin' ],
		] ) {
			const route = `${ ROUTE }/${ own.id }${ suffix }`;
			const { status, body: response } =
				method === 'GET'
					? await reader.get( route )
					: await reader.send( method, route, body );
			assert.equal( status, 404, route );
			assert.equal( response.code, 'storedeck_view_does_not_exist' );
		}
	} );

	it( 'allows only store managers to change shared views', async () => {
		const created = await reader.send( 'POST', ROUTE, SHARED );
		assert.equal( created.status, 403 );
		assert.equal( created.body.code, 'woocommerce_rest_cannot_create' );
		const sharedView = await saveView( manager, SHARED );
		for ( const [ method, body ] of [
			[ 'PUT', { name: 'Mine' } ],
			[ 'PUT', { scope: 'own' } ],
			[ 'DELETE', undefined ],
		] ) {
			const { status } = await reader.send(
				method,
				`${ ROUTE }/${ sharedView.id }`,
				body
			);
			assert.equal(
				status,
				403,
				`${ method } ${ JSON.stringify( body ) }`
			);
		}
		const own = await saveView( reader, { ...FIELDS, name: 'A' } );
		const promoted = await reader.send( 'PUT', `${ ROUTE }/${ own.id }`, {
			scope: 'shop',
		} );
		assert.equal( promoted.status, 403 );
		assert.equal(
			( await reader.get( `${ ROUTE }/${ own.id }` ) ).body.scope,
			'own'
		);
		assert.equal(
			( await reader.get( `${ ROUTE }/${ sharedView.id }` ) ).body.name,
			SHARED.name
		);
	} );

	it( 'keeps the ID when a view is shared or made private', async () => {
		const own = await saveView( manager, { ...SHARED, scope: 'own' } );
		const route = `${ ROUTE }/${ own.id }`;
		await manager.send( 'PUT', route, { scope: 'shop' } );
		assert.equal( ( await reader.get( route ) ).body.scope, 'shop' );
		assert.equal( ( await listViews( manager ) ).length, 1 );
		await users.admin.send( 'PUT', route, { scope: 'own' } );
		assert.equal( ( await reader.get( route ) ).status, 404 );
		assert.equal( ( await users.admin.get( route ) ).body.scope, 'own' );
		await users.admin.send( 'DELETE', route );
	} );

	it( 'pins views for each user separately', async () => {
		const sharedView = await saveView( manager, SHARED );
		const pin = `${ ROUTE }/${ sharedView.id }/pin`;
		assert.equal(
			( await reader.send( 'PUT', pin ) ).body.is_pinned,
			true
		);
		await reader.send( 'PUT', pin );
		assert.equal( ( await listViews( reader ) )[ 0 ].is_pinned, true );
		assert.equal( ( await listViews( manager ) )[ 0 ].is_pinned, false );
		assert.equal(
			( await reader.send( 'DELETE', pin ) ).body.is_pinned,
			false
		);
		await reader.send( 'PUT', pin );
		await manager.send( 'DELETE', `${ ROUTE }/${ sharedView.id }` );
		assert.deepEqual(
			sql(
				`SELECT meta_key FROM {prefix}usermeta WHERE meta_key LIKE '%storedeck_pinned_view' AND meta_value = '${ sharedView.id }'`
			),
			[]
		);
	} );

	it( 'requires unique names within a report', async () => {
		await saveView( manager );
		const duplicate = await manager.send( 'POST', ROUTE, {
			...FIELDS,
			name: ' refunded ORDERS ',
		} );
		assert.equal( duplicate.status, 409 );
		assert.equal( duplicate.body.code, 'storedeck_view_name_taken' );
		await saveView( manager, { ...FIELDS, path: '/analytics/revenue' } );
		const other = await saveView( manager, { ...FIELDS, name: 'Other' } );
		const renamed = await manager.send( 'PUT', `${ ROUTE }/${ other.id }`, {
			name: FIELDS.name,
		} );
		assert.equal( renamed.status, 409 );
		assert.equal( ( await listViews( manager ) ).length, 3 );
	} );

	it( 'limits the number of views and pins', async () => {
		php( `
			$user = get_user_by( 'login', 'views_reader' )->ID;
			for ( $i = 0; $i < 100; $i++ ) {
				$view = Storedeck\\Views\\View::create( array( 'name' => 'View ' . $i, 'path' => '/analytics/orders' ) );
				( new Storedeck\\Views\\User_View_Store( $user ) )->put( $view );
			}
			return true;
		` );
		const { status, body } = await reader.send( 'POST', ROUTE, FIELDS );
		assert.equal( status, 409 );
		assert.equal( body.code, 'storedeck_views_too_many' );
		const views = await listViews( reader );
		for ( const { id } of views.slice( 0, 12 ) ) {
			await reader.send( 'PUT', `${ ROUTE }/${ id }/pin` );
		}
		const tooMany = await reader.send(
			'PUT',
			`${ ROUTE }/${ views[ 12 ].id }/pin`
		);
		assert.equal( tooMany.body.code, 'storedeck_pins_too_many' );
		const repinned = await reader.send(
			'PUT',
			`${ ROUTE }/${ views[ 0 ].id }/pin`
		);
		assert.equal( repinned.status, 200 );
	} );

	it( 'keeps all views that are saved in parallel', async () => {
		await Promise.all(
			[ 'a', 'b', 'c', 'd' ].map( ( name ) =>
				saveView( manager, { ...FIELDS, name } )
			)
		);
		assert.equal( ( await listViews( manager ) ).length, 4 );
	} );

	it( 'ignores invalid values in user meta', async () => {
		for ( const stored of [ 'no json', '[]', '{"name":["a"]}', 'null' ] ) {
			php( `
				global $wpdb;
				update_user_meta( get_user_by( 'login', 'views_manager' )->ID, $wpdb->get_blog_prefix() . 'storedeck_view_aaaaaaaaaaaa', '${ stored }' );
				return true;
			` );
			const { status, body } = await manager.get( ROUTE );
			assert.equal( status, 200 );
			assert.deepEqual(
				body.filter( ( { scope } ) => scope === 'own' ),
				[]
			);
		}
	} );

	it( 'rejects invalid views', async () => {
		const invalid = [
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
		await Promise.all(
			invalid.map( async ( fields ) =>
				assertBadRequest(
					await manager.send( 'POST', ROUTE, {
						...FIELDS,
						...fields,
					} ),
					JSON.stringify( fields ).slice( 0, 60 )
				)
			)
		);
		assert.deepEqual( await listViews( manager ), [] );
	} );

	it( 'stores hostile names unchanged', async () => {
		const names = HOSTILE.filter( ( text ) => ! /[\0\ud800]/.test( text ) );
		for ( const name of names ) {
			await saveView( manager, { ...FIELDS, name } );
		}
		assert.deepEqual(
			( await listViews( manager ) ).map( ( { name } ) => name ),
			names
		);
		for ( const id of [ "' OR 1=1", '%', 'A'.repeat( 12 ) ] ) {
			const { status } = await manager.get(
				`${ ROUTE }/${ encodeURIComponent( id ) }`
			);
			assert.equal( status, 404 );
		}
	} );
} );

describe( 'state of the data', () => {
	const STATE = '/storedeck/v1/data-state';
	let users;

	before( async () => {
		users = await signInUsers( 'views' );
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[ { method: 'GET', route: STATE } ]
	);

	it( 'returns the date of the latest order and the import progress', async () => {
		const { body } = await users.manager.get( STATE );
		const now = php( "return current_time( 'mysql' );" );
		const [ { latest } ] = sql(
			`SELECT MAX( date_created ) AS latest FROM {prefix}storedeck_order_stats WHERE date_created <= '${ now }'`
		);
		assert.ok( body.orders_until >= latest, `${ body.orders_until }` );
		assert.match(
			body.downloads_until,
			/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
		);
		assert.equal( typeof body.waiting, 'number' );
		assert.equal( typeof body.import.is_running, 'boolean' );
		assert.ok( body.import.percent >= 0 && body.import.percent <= 100 );
		assert.equal( body.import.is_first, false );
		assert.equal( body.source, 'storedeck' );
	} );

	it( 'returns the number of orders in other currencies', async () => {
		const FIRST = 970000001;
		const insert = ( id, currency, status, parent = 0 ) =>
			sql(
				`INSERT INTO {prefix}storedeck_order_stats ( order_id, parent_id, date_created, date_created_gmt, status, customer_id, currency, total_sales )
				VALUES ( ${
					FIRST + id
				}, ${ parent }, '2019-01-01 10:00:00', '2019-01-01 10:00:00', '${ status }', 1, '${ currency }', 10.1 )`
			);
		const read = async () => {
			// The rows are written past the plugin.
			php( "do_action( 'storedeck_data_changed' ); return true;" );
			return ( await users.manager.get( STATE ) ).body.other_currencies;
		};
		assert.deepEqual( await read(), [] );
		try {
			insert( 0, 'GBP', 'wc-completed' );
			insert( 1, 'EUR', 'wc-completed' );
			insert( 2, 'EUR', 'wc-processing' );
			// Refunds and excluded statuses are not counted.
			insert( 3, 'EUR', 'wc-completed', FIRST + 1 );
			insert( 4, 'EUR', 'wc-cancelled' );
			insert( 5, 'CHF', 'trash' );
			assert.deepEqual( await read(), [
				{ currency: 'EUR', orders: 2, total: 20.2 },
				{ currency: 'GBP', orders: 1, total: 10.1 },
			] );
		} finally {
			sql(
				`DELETE FROM {prefix}storedeck_order_stats WHERE order_id >= ${ FIRST } AND order_id < ${
					FIRST + 10
				}`
			);
			assert.deepEqual( await read(), [] );
		}
	} );
} );

describe( 'the comparison with WooCommerce', () => {
	const COMPARISON = '/storedeck/v1/report-comparison';
	let users;

	before( async () => {
		users = await signInUsers( 'comparison' );
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[ { method: 'GET', route: COMPARISON } ]
	);

	it( 'is an error without WooCommerce', async () => {
		const { status, body } = await users.manager.get( COMPARISON );
		assert.equal( status, 404 );
		assert.equal( body.code, 'storedeck_comparison_without_woocommerce' );
		assert.match( body.message, /WooCommerce is not active/ );
	} );
} );
