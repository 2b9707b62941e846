import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import {
	assertBad,
	assertClean,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	people,
} from './support/people.mjs';
import {
	download,
	forget,
	RANGE,
	report,
	settled,
} from './support/exports.mjs';

const LIST = '/storedeck/v1/exports';
const LOGIN = 'export_listers_manager';

describe( 'the list of exports', () => {
	let who;
	let api;

	before( async () => {
		who = await people( 'export_listers' );
		api = who.manager;
		forget( LOGIN );
	} );

	afterEach( () => forget( LOGIN ) );

	after( () => forget( 'admin' ) );

	/** An export that nobody works on, no scheduled event either, until it is let go. */
	const waiting = ( login = LOGIN, email = false ) =>
		php( `
			wp_set_current_user( get_user_by( 'login', '${ login }' )->ID );
			$question = \\Storedeck\\Jobs\\Export\\Export_Request::validate( 'orders', array( 'after' => '2025-01-01T00:00:00', 'before' => '2026-06-30T23:59:59' ) );
			\\Storedeck\\Jobs\\Export\\Export_Folder::prepare();
			$id = \\Storedeck\\Jobs\\Job_Store::add( 'export', array( 'report' => 'orders', 'params' => $question['params'], 'email' => ${ email },
				'file' => \\Storedeck\\Jobs\\Export\\Export_Folder::create_name() ), $question['total'], uniqid() );
			wp_set_current_user( 0 );
			\\Storedeck\\Jobs\\Job_Store::claim( $id, 'test', 3600 );
			return $id;
		` );

	const letGo = ( id ) =>
		php(
			`\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 ); return true;`
		);

	/** Does one step of an export, and answers which of its files are there. */
	const files = ( id, step = '' ) =>
		php( `
			$job = \\Storedeck\\Jobs\\Job_Store::find( '${ id }' );
			$name = $job->args['file'];
			${ step }
			clearstatcache();
			return array_values( array_filter( array( 'csv', 'ids' ), fn( $kind ) => is_file( \\Storedeck\\Jobs\\Export\\Export_Folder::path( $name, $kind ) ) ) );
		` );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: LIST },
			{ method: 'GET', route: `${ LIST }/12345` },
			{ method: 'DELETE', route: `${ LIST }/12345` },
			{ method: 'POST', route: `${ LIST }/12345/cancel` },
		]
	);

	itTellsItsSchema(
		() => who,
		[ LIST, `${ LIST }/12345`, `${ LIST }/12345/cancel` ]
	);

	it( 'refuses what is no page', async () => {
		for ( const query of [
			{ page: 0 },
			{ page: 'x' },
			{ per_page: 101 },
			{ per_page: -1 },
			{ process: 'perhaps' },
			{ 'page[]': 1 },
		] ) {
			assertBad( await api.get( LIST, query ), JSON.stringify( query ) );
		}
		// Servers themselves refuse some addresses.
		for ( const text of HOSTILE.filter(
			( one ) => ! /[\ud800\0\\/]/.test( one )
		) ) {
			assertClean(
				await api.get( `${ LIST }/${ encodeURIComponent( text ) }` ),
				text
			);
		}
	} );

	it( 'tells state, rows, size, age and file of each, the newest first', async () => {
		const { body } = await api.send(
			'POST',
			`${ report( 'coupons' ) }/export`,
			{ report_args: RANGE }
		);
		await settled( api, 'coupons', body.export_id );
		const second = waiting();

		const { body: list, headers } = await api.get( LIST );
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

		const one = await api.get( `${ LIST }/${ done.id }` );
		assert.equal( one.status, 200 );
		assert.equal( one.body.id, done.id );

		const page = await api.get( LIST, { per_page: 1, page: 2 } );
		assert.deepEqual(
			page.body.map( ( { id } ) => id ),
			[ done.id ]
		);
		assert.equal( page.headers.get( 'x-wp-totalpages' ), '2' );
	} );

	it( 'brings exports on only when it is asked to', async () => {
		// WordPress' own clock may bring one on in between; not three.
		const rows = [];
		while ( rows.at( -1 ) !== 0 && rows.length < 3 ) {
			const id = waiting();
			letGo( id );
			await api.get( LIST );
			rows.push( ( await api.get( `${ LIST }/${ id }` ) ).body.rows );
		}
		assert.equal( rows.at( -1 ), 0, `rows: ${ rows }` );
		for ( let look = 0; look < 60; look++ ) {
			const { body } = await api.get( LIST, { process: true } );
			if ( body[ 0 ].status === 'complete' ) {
				assert.equal( body[ 0 ].rows, body[ 0 ].rows_total );
				return;
			}
			assert.equal( body[ 0 ].status, 'processing' );
		}
		assert.fail( 'The export does not come to its end.' );
	} );

	it( 'cancels an export that is under way: its file goes, and it goes on no more', async () => {
		const id = waiting();
		const step = `
			$work = \\Storedeck\\Jobs\\Job_Types::create_handler( 'export' );
			$work->open( $job );
			\\Storedeck\\Jobs\\Job_Store::claim( $job->id, 'test', 1 );
			$work->step( $job );
			\\Storedeck\\Jobs\\Job_Store::commit( $job, 'test', 1, false );
			$work->close( 1 );
			\\Storedeck\\Jobs\\Job_Store::release( $job->id, 'test', 0 );`;
		assert.deepEqual( files( id, step ), [ 'csv', 'ids' ] );

		const { status, body } = await api.send(
			'POST',
			`${ LIST }/${ id }/cancel`
		);
		assert.equal( status, 200 );
		assert.equal( body.status, 'cancelled' );
		assert.equal( body.download_url, '' );
		assert.match( body.message, /cancelled/ );
		assert.deepEqual( files( id ), [] );

		const { body: after_ } = await api.get( LIST, { process: true } );
		assert.equal( after_[ 0 ].status, 'cancelled' );
		assert.deepEqual( files( id ), [] );
		assert.equal(
			( await api.get( `${ report( 'orders' ) }/export/${ id }/status` ) )
				.body.status,
			'cancelled'
		);

		const again = await api.send( 'POST', `${ LIST }/${ id }/cancel` );
		assert.equal( again.status, 409 );
		assert.equal( again.body.code, 'storedeck_export_not_under_way' );
	} );

	it( 'can be begun anew after it was cancelled', async () => {
		const ask = () =>
			api.send( 'POST', `${ report( 'taxes' ) }/export`, {
				report_args: RANGE,
			} );
		const first = ( await ask() ).body.export_id;
		await api.send( 'POST', `${ LIST }/${ first }/cancel` );
		const second = ( await ask() ).body.export_id;
		assert.notEqual( second, first );
		assert.equal(
			( await settled( api, 'taxes', second ) ).status,
			'complete'
		);
	} );

	it( 'forgets an export with its file, also one that is under way', async () => {
		const done = waiting();
		letGo( done );
		await settled( api, 'orders', done );
		const open = waiting();
		for ( const id of [ done, open ] ) {
			const path =
				php( `return \\Storedeck\\Jobs\\Export\\Export_Folder::path(
				\\Storedeck\\Jobs\\Job_Store::find( '${ id }' )->args['file'], 'csv' );` );
			const { status, body } = await api.send(
				'DELETE',
				`${ LIST }/${ id }`
			);
			assert.equal( status, 200 );
			assert.equal( body.deleted, true );
			assert.equal( body.previous.id, id );
			assert.equal(
				( await api.get( `${ LIST }/${ id }` ) ).status,
				404
			);
			assert.equal( php( `return is_file( '${ path }' );` ), false );
		}
		assert.deepEqual( ( await api.get( LIST ) ).body, [] );
	} );

	it( 'says that a file is no longer there', async () => {
		const id = waiting();
		letGo( id );
		await settled( api, 'orders', id );
		files(
			id,
			'\\Storedeck\\Jobs\\Export\\Export_Folder::delete( $name );'
		);
		const { body } = await api.get( `${ LIST }/${ id }` );
		assert.equal( body.status, 'complete' );
		assert.equal( body.download_url, '' );
		assert.equal( body.bytes, 0 );
		assert.match( body.message, /no longer there/ );
	} );

	it( 'tells of the e-mail that could not be sent', async () => {
		const id = waiting( LOGIN, true );
		php( `
			add_filter( 'pre_wp_mail', '__return_false' );
			\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 );
			\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 30 );
			return true;
		` );
		const { body } = await api.get( `${ LIST }/${ id }` );
		assert.equal( body.email, 'failed' );
		assert.equal( body.status, 'complete' );
		assert.match( body.message, /could not be sent/ );
		assert.notEqual( body.download_url, '' );
	} );

	it( 'shows nobody the exports of others', async () => {
		const id = waiting();
		const { admin } = who;
		assert.ok(
			! ( await admin.get( LIST ) ).body.some(
				( item ) => item.id === id
			)
		);
		for ( const answer of [
			await admin.get( `${ LIST }/${ id }` ),
			await admin.send( 'DELETE', `${ LIST }/${ id }` ),
			await admin.send( 'POST', `${ LIST }/${ id }/cancel` ),
		] ) {
			assert.equal( answer.status, 404 );
			assert.equal( answer.body.code, 'storedeck_export_invalid_id' );
		}
		assert.equal(
			( await api.get( `${ LIST }/${ id }` ) ).body.status,
			'processing'
		);
	} );
} );
