import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { mustUse, php } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	signInUsers,
} from './support/users.mjs';
import {
	download,
	deleteExports,
	RANGE,
	reportRoute,
	waitForExport,
} from './support/exports.mjs';

const ROUTE = '/storedeck/v1/exports';
const LOGIN = 'export_listers_manager';
const LEASE = 'storedeck-test-lease.php';

describe( 'list of exports', () => {
	let users;
	let api;

	before( async () => {
		users = await signInUsers( 'export_listers' );
		// A claim that lasts longer than a lease would be void.
		writeFileSync(
			mustUse( LEASE ),
			"<?php add_filter( 'storedeck_job_lease', static fn() => 3600 );"
		);
		api = users.manager;
		deleteExports( LOGIN );
	} );

	afterEach( () => deleteExports( LOGIN ) );

	after( () => {
		deleteExports( 'admin' );
		rmSync( mustUse( LEASE ) );
	} );

	/** Adds an export that no process or scheduled event runs until it is released. */
	const addHeldExport = ( login = LOGIN, email = false ) =>
		php( `
			wp_set_current_user( get_user_by( 'login', '${ login }' )->ID );
			$request = \\Storedeck\\Exports\\Export_Request::validate( 'orders', array( 'after' => '2025-01-01T00:00:00', 'before' => '2026-06-30T23:59:59' ) );
			\\Storedeck\\Foundation\\Private_Folder::prepare();
			$id = \\Storedeck\\Jobs\\Job_Store::add( 'export', array( 'report' => 'orders', 'params' => $request['params'], 'email' => ${ email },
				'file' => \\Storedeck\\Exports\\Export_Folder::create_name() ), $request['total'], uniqid() );
			wp_set_current_user( 0 );
			\\Storedeck\\Jobs\\Job_Store::claim( $id, 'test', 3600 );
			return $id;
		` );

	const releaseExport = ( id ) =>
		php(
			`\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 ); return true;`
		);

	/** Runs a step of an export and returns the types of its existing files. */
	const listFiles = ( id, step = '' ) =>
		php( `
			$job = \\Storedeck\\Jobs\\Job_Store::find( '${ id }' );
			$name = $job->args['file'];
			${ step }
			clearstatcache();
			return array_values( array_filter( array( 'csv', 'ids' ), fn( $kind ) => is_file( \\Storedeck\\Exports\\Export_Folder::path( $name, $kind ) ) ) );
		` );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/12345` },
			{ method: 'DELETE', route: `${ ROUTE }/12345` },
			{ method: 'POST', route: `${ ROUTE }/12345/cancel` },
		]
	);

	it( 'rejects invalid pagination parameters', async () => {
		for ( const query of [
			{ page: 0 },
			{ page: 'x' },
			{ per_page: 101 },
			{ per_page: -1 },
			{ process: 'perhaps' },
			{ 'page[]': 1 },
		] ) {
			assertBadRequest(
				await api.get( ROUTE, query ),
				JSON.stringify( query )
			);
		}
		// Web servers reject some of these URLs.
		for ( const text of HOSTILE.filter(
			( one ) => ! /[\ud800\0\\/]/.test( one )
		) ) {
			assertNoInternals(
				await api.get( `${ ROUTE }/${ encodeURIComponent( text ) }` ),
				text
			);
		}
	} );

	it( 'lists exports from newest to oldest with status, rows, size, dates and file', async () => {
		const { body } = await api.send(
			'POST',
			`${ reportRoute( 'coupons' ) }/export`,
			{ report_args: RANGE }
		);
		await waitForExport( api, 'coupons', body.export_id );
		const second = addHeldExport();

		const { body: list, headers } = await api.get( ROUTE );
		assert.equal( headers.get( 'x-wp-total' ), '2' );
		assert.deepEqual(
			list.map( ( { id, report: name, status } ) => [
				id,
				name,
				status,
			] ),
			[
				[ second, 'orders', 'processing' ],
				[ body.export_id, 'coupons', 'complete' ],
			]
		);
		const [ open, done ] = list;
		assert.equal( open.percent_complete, 0 );
		assert.equal( open.download_url, '' );
		assert.equal( open.bytes, 0 );
		assert.ok( open.rows_total > 100 );
		assert.equal( open.report_args.after, '2025-01-01T00:00:00' );

		assert.equal( done.percent_complete, 100 );
		assert.equal( done.title, 'Coupons' );
		assert.match( done.date_created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ );
		assert.ok( done.date_expires > done.date_created );
		const file = Buffer.from(
			await ( await download( api, done.download_url ) ).arrayBuffer()
		);
		assert.equal( file.length, done.bytes );
		assert.equal(
			file.toString().trim().split( '\n' ).length - 1,
			done.rows
		);

		const one = await api.get( `${ ROUTE }/${ done.id }` );
		assert.equal( one.status, 200 );
		assert.equal( one.body.id, done.id );

		const page = await api.get( ROUTE, { per_page: 1, page: 2 } );
		assert.deepEqual(
			page.body.map( ( { id } ) => id ),
			[ done.id ]
		);
		assert.equal( page.headers.get( 'x-wp-totalpages' ), '2' );
	} );

	it( 'processes exports only when requested', async () => {
		// WP-Cron can process an export in between, but not three.
		const rows = [];
		while ( rows.at( -1 ) !== 0 && rows.length < 3 ) {
			const id = addHeldExport();
			releaseExport( id );
			await api.get( ROUTE );
			rows.push( ( await api.get( `${ ROUTE }/${ id }` ) ).body.rows );
		}
		assert.equal( rows.at( -1 ), 0, `rows: ${ rows }` );
		for ( let attempt = 0; attempt < 60; attempt++ ) {
			const { body } = await api.get( ROUTE, { process: true } );
			if ( body[ 0 ].status === 'complete' ) {
				assert.equal( body[ 0 ].rows, body[ 0 ].rows_total );
				return;
			}
			assert.equal( body[ 0 ].status, 'processing' );
		}
		assert.fail( 'The export did not complete.' );
	} );

	it( 'cancels a running export and deletes its files', async () => {
		const id = addHeldExport();
		const step = `
			wp_set_current_user( $job->owner );
			$handler = \\Storedeck\\Jobs\\Job_Types::create_handler( 'export' );
			$handler->open( $job );
			\\Storedeck\\Jobs\\Job_Store::claim( $job->id, 'test', 1 );
			$handler->step( $job );
			\\Storedeck\\Jobs\\Job_Store::commit( $job, 'test', 1, false );
			$handler->close( 1 );
			\\Storedeck\\Jobs\\Job_Store::release( $job->id, 'test', 0 );`;
		assert.deepEqual( listFiles( id, step ), [ 'csv', 'ids' ] );

		const { status, body } = await api.send(
			'POST',
			`${ ROUTE }/${ id }/cancel`
		);
		assert.equal( status, 200 );
		assert.equal( body.status, 'cancelled' );
		assert.equal( body.download_url, '' );
		assert.match( body.message, /canceled/ );
		assert.deepEqual( listFiles( id ), [] );

		const { body: listed } = await api.get( ROUTE, { process: true } );
		assert.equal( listed[ 0 ].status, 'cancelled' );
		assert.deepEqual( listFiles( id ), [] );
		assert.equal(
			(
				await api.get(
					`${ reportRoute( 'orders' ) }/export/${ id }/status`
				)
			).body.status,
			'cancelled'
		);

		const repeated = await api.send( 'POST', `${ ROUTE }/${ id }/cancel` );
		assert.equal( repeated.status, 409 );
		assert.equal( repeated.body.code, 'storedeck_export_not_under_way' );
	} );

	it( 'starts a new export after one was cancelled', async () => {
		const request = () =>
			api.send( 'POST', `${ reportRoute( 'taxes' ) }/export`, {
				report_args: RANGE,
			} );
		const first = ( await request() ).body.export_id;
		await api.send( 'POST', `${ ROUTE }/${ first }/cancel` );
		const second = ( await request() ).body.export_id;
		assert.notEqual( second, first );
		assert.equal(
			( await waitForExport( api, 'taxes', second ) ).status,
			'complete'
		);
	} );

	it( 'deletes finished and running exports with their files', async () => {
		const done = addHeldExport();
		releaseExport( done );
		await waitForExport( api, 'orders', done );
		const open = addHeldExport();
		for ( const id of [ done, open ] ) {
			const path = php( `return \\Storedeck\\Exports\\Export_Folder::path(
				\\Storedeck\\Jobs\\Job_Store::find( '${ id }' )->args['file'], 'csv' );` );
			const { status, body } = await api.send(
				'DELETE',
				`${ ROUTE }/${ id }`
			);
			assert.equal( status, 200 );
			assert.equal( body.deleted, true );
			assert.equal( body.previous.id, id );
			assert.equal(
				( await api.get( `${ ROUTE }/${ id }` ) ).status,
				404
			);
			assert.equal( php( `return is_file( '${ path }' );` ), false );
		}
		assert.deepEqual( ( await api.get( ROUTE ) ).body, [] );
	} );

	it( 'reports that the file of an export no longer exists', async () => {
		const id = addHeldExport();
		releaseExport( id );
		await waitForExport( api, 'orders', id );
		listFiles(
			id,
			'\\Storedeck\\Exports\\Export_Folder::delete( $name );'
		);
		const { body } = await api.get( `${ ROUTE }/${ id }` );
		assert.equal( body.status, 'complete' );
		assert.equal( body.download_url, '' );
		assert.equal( body.bytes, 0 );
		assert.match( body.message, /no longer exists/ );
	} );

	it( 'reports that the email was not sent', async () => {
		const id = addHeldExport( LOGIN, true );
		php( `
			add_filter( 'pre_wp_mail', '__return_false' );
			\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 );
			\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 30 );
			return true;
		` );
		const { body } = await api.get( `${ ROUTE }/${ id }` );
		assert.equal( body.email, 'failed' );
		assert.equal( body.status, 'complete' );
		assert.match( body.message, /Could not send the email to \S+@\S+\.$/ );
		assert.notEqual( body.download_url, '' );
	} );

	it( 'sends the email from the sender of the settings', async () => {
		const sendWith = ( name, address ) => {
			const id = addHeldExport( LOGIN, true );
			return php( `
				$headers = null;
				add_filter( 'pre_option_woocommerce_email_from_name', static fn() => ${ JSON.stringify(
					name
				) } );
				add_filter( 'pre_option_woocommerce_email_from_address', static fn() => '${ address }' );
				add_filter( 'pre_wp_mail', static function ( $sent, $mail ) use ( &$headers ) {
					$headers = $mail['headers'];
					return true;
				}, 99, 2 );
				\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 );
				\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 30 );
				return $headers;
			` );
		};
		assert.deepEqual( sendWith( 'Acme &amp; Co', 'a@acme.test' ), [
			'From: Acme & Co <a@acme.test>',
		] );
		assert.deepEqual( sendWith( 'A\r\nBcc: x@x.test <', 'a@acme.test' ), [
			'From: A Bcc: x@x.test <a@acme.test>',
		] );
		assert.deepEqual( sendWith( '', 'a@acme.test' ), [
			'From: a@acme.test',
		] );
		assert.deepEqual( sendWith( 'Acme', '' ), [] );
	} );

	it( 'finishes an export although a plugin fails while its email is sent', async () => {
		const id = addHeldExport( LOGIN, true );
		php( `
			add_filter( 'wp_mail', static function () { throw new Error( 'The mailer is broken.' ); } );
			ini_set( 'error_log', '/dev/null' );
			\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 );
			\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 30 );
			return true;
		` );
		const { body } = await api.get( `${ ROUTE }/${ id }` );
		assert.equal( body.status, 'complete' );
		assert.equal( body.email, 'failed' );
	} );

	it( 'says that the owner has no email address', async () => {
		const id = addHeldExport( LOGIN, true );
		php( `
			add_filter( 'is_email', '__return_false' );
			\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 );
			\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 30 );
			return true;
		` );
		const { body } = await api.get( `${ ROUTE }/${ id }` );
		assert.match( body.message, /your account has no valid email address/ );
	} );

	it( 'hides the exports of other users', async () => {
		const id = addHeldExport();
		const { admin } = users;
		assert.ok(
			! ( await admin.get( ROUTE ) ).body.some(
				( item ) => item.id === id
			)
		);
		for ( const response of [
			await admin.get( `${ ROUTE }/${ id }` ),
			await admin.send( 'DELETE', `${ ROUTE }/${ id }` ),
			await admin.send( 'POST', `${ ROUTE }/${ id }/cancel` ),
		] ) {
			assert.equal( response.status, 404 );
			assert.equal( response.body.code, 'storedeck_export_invalid_id' );
		}
		assert.equal(
			( await api.get( `${ ROUTE }/${ id }` ) ).body.status,
			'processing'
		);
	} );
} );
