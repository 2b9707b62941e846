import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTwin, dyingAt, NAMES, workOn } from './support/twin.mjs';

const twin = createTwin( 'export' );

describe( 'an export that breaks off', () => {
	/** What is read for each amount of a row. */
	const EACH_ROW = 'option_woocommerce_price_num_decimals';
	const SLOW = `add_filter( '${ EACH_ROW }', static function ( $digits ) { usleep( 400 ); return $digits; } );`;
	const ME =
		"wp_set_current_user( get_user_by( 'login', 'admin' )->ID ); rest_get_server();";

	// Jobs are kept in the copied tables, rows are the shop's own.
	const OWN = `add_filter( 'query', static fn( $sql ) => str_contains( $sql, 'storedeck_jobs' ) ? $sql : str_replace( '${ twin.prefix }', 'wp_', $sql ) );`;

	const add = ( report, params ) =>
		twin.run( `
			${ NAMES } ${ OWN } ${ ME }
			$question = \\Storedeck\\Jobs\\Export\\Export_Request::validate( '${ report }', ${ params } );
			return Job_Store::add( 'export', array( 'report' => '${ report }', 'params' => $question['params'], 'email' => false,
				'file' => Export_Folder::create_name() ), $question['total'], uniqid() );
		` );

	const content = ( id ) =>
		twin.run( `${ NAMES } $job = Job_Store::find( '${ id }' );
			return file_get_contents( Export_Folder::path( $job->args['file'], 'csv' ) );` );

	const work = ( id, more = '' ) =>
		workOn( id, `${ OWN } ${ ME } ${ more }` );

	const RANGE =
		"array( 'after' => '2000-01-01T00:00:00', 'before' => '2026-06-30T23:59:59', 'orderby' => 'net_total' )";

	/** What an export gives that nothing disturbs. */
	let undisturbed;

	before( () => {
		const one = add( 'orders', RANGE );
		twin.run( work( one ) );
		undisturbed = content( one );
	} );

	after( () => {
		twin.run( `${ NAMES } foreach ( $wpdb->get_col( 'SELECT id FROM ${ twin.prefix }storedeck_jobs' ) as $id ) {
			$job = Job_Store::find( $id );
			if ( 'export' === $job->kind ) { Export_Folder::delete( $job->args['file'] ); }
		} return true;` );
		twin.drop();
	} );

	it( 'goes on after its process was killed, and gives the same file', async () => {
		const other = add( 'orders', RANGE );
		for ( const [ time, deed ] of [ 500, 700, 300 ].entries() ) {
			const { code, output } = await twin.begin(
				work( other, dyingAt( deed, [ 'query', EACH_ROW ] ) )
			).ended;
			assert.equal( code, null, `it was not killed: ${ output }` );
			if ( time ) {
				twin.letGo();
			} else {
				await sleep( 1100 );
			}
		}
		assert.equal( twin.run( work( other ) ).state, 'finished' );
		assert.ok( undisturbed.split( '\n' ).length > 500 );
		assert.ok(
			content( other ) === undisturbed,
			'the file is another one'
		);
	} );

	it( 'cuts off what stands behind the last noted place', () => {
		const other = add( 'orders', RANGE );
		twin.run( `${ NAMES } ${ OWN } ${ ME } Job_Runner::run( '${ other }', 0 ); Job_Runner::run( '${ other }', 0 );
			$job = Job_Store::find( '${ other }' );
			file_put_contents( Export_Folder::path( $job->args['file'], 'csv' ), "\\nhalf a li", FILE_APPEND );
			return true;` );
		twin.run( work( other ) );
		assert.ok(
			content( other ) === undisturbed,
			'the file is another one'
		);
	} );

	it( 'gives the same file when several processes want to write it at once', async () => {
		const other = add( 'orders', RANGE );
		const workers = [ 1, 2, 3 ].map( () =>
			twin.begin( work( other, SLOW ) )
		);
		for ( const { ended } of workers ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
		}
		assert.ok(
			content( other ) === undisturbed,
			'the file is another one'
		);
	} );

	it( 'stops when it is told to, and takes its file away', async () => {
		const id = add( 'orders', RANGE );
		const worker = twin.begin( work( id, SLOW ) );
		await sleep( 900 );
		twin.run(
			`${ NAMES } Job_Runner::stop( Job_Store::find( '${ id }' ), Job::CANCELLED ); return true;`
		);
		assert.equal(
			JSON.parse( ( await worker.ended ).output ).state,
			'cancelled'
		);
		assert.equal(
			twin.run( `${ NAMES } $job = Job_Store::find( '${ id }' );
				return is_file( Export_Folder::path( $job->args['file'], 'csv' ) ) || is_file( Export_Folder::path( $job->args['file'], 'ids' ) );` ),
			false
		);
	} );

	it( 'says plainly that the e-mail could not be sent', () => {
		const status = twin.run( `
			${ NAMES } ${ OWN } ${ ME }
			add_filter( 'pre_wp_mail', '__return_false', 99 );
			$job = Exports::start( 'revenue', array( 'after' => '2026-06-01T00:00:00', 'before' => '2026-06-30T23:59:59', 'interval' => 'day' ), true );
			return Exports::get_progress( $job );
		` );
		assert.equal( status.status, 'complete' );
		assert.equal( status.email, 'failed' );
		assert.match( status.message, /could not be sent/ );
		assert.match( status.download_url, /storedeck_download_export/ );
	} );
} );
