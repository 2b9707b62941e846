import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
	createTableCopy,
	killAt,
	IMPORTS,
	runToEnd,
} from './support/table-copy.mjs';

const copy = createTableCopy( 'export' );

describe( 'interrupted exports', () => {
	/** Filter that runs for each amount in a row. */
	const PRICE_OPTION = 'option_woocommerce_price_num_decimals';
	const SLOW = `add_filter( '${ PRICE_OPTION }', static function ( $digits ) { usleep( 1500 ); return $digits; } );`;
	const SIGN_IN =
		"wp_set_current_user( get_user_by( 'login', 'admin' )->ID ); rest_get_server();";

	// Jobs are stored in the copied table, but the rows come from the store.
	const READ_STORE_TABLES = `add_filter( 'query', static fn( $sql ) => str_contains( $sql, 'storedeck_jobs' ) ? $sql : str_replace( '${ copy.prefix }', 'wp_', $sql ) );`;

	const add = ( report, params ) =>
		copy.run( `
			${ IMPORTS } ${ READ_STORE_TABLES } ${ SIGN_IN }
			$request = \\Storedeck\\Exports\\Export_Request::validate( '${ report }', ${ params } );
			return Job_Store::add( 'export', array( 'report' => '${ report }', 'params' => $request['params'], 'email' => false,
				'file' => Export_Folder::create_name() ), $request['total'], uniqid() );
		` );

	const content = ( id ) =>
		copy.run( `${ IMPORTS } $job = Job_Store::find( '${ id }' );
			return file_get_contents( Export_Folder::path( $job->args['file'], 'csv' ) );` );

	const runExport = ( id, more = '' ) =>
		runToEnd( id, `${ READ_STORE_TABLES } ${ SIGN_IN } ${ more }` );

	const RANGE =
		"array( 'after' => '2000-01-01T00:00:00', 'before' => '2026-06-30T23:59:59', 'orderby' => 'net_total' )";

	/** The file of an uninterrupted export. */
	let expected;

	before( () => {
		const first = add( 'orders', RANGE );
		copy.run( runExport( first ) );
		expected = content( first );
	} );

	after( () => {
		copy.run( `${ IMPORTS } foreach ( $wpdb->get_col( 'SELECT id FROM ${ copy.prefix }storedeck_jobs' ) as $id ) {
			$job = Job_Store::find( $id );
			if ( 'export' === $job->type ) { Export_Folder::delete( $job->args['file'] ); }
		} return true;` );
		copy.drop();
	} );

	it( 'continues after its process was killed and creates the same file', async () => {
		const other = add( 'orders', RANGE );
		for ( const action of [ 200, 300, 100 ] ) {
			const { code, output } = await copy.start(
				runExport( other, killAt( action, [ 'query', PRICE_OPTION ] ) )
			).ended;
			assert.equal(
				code,
				null,
				`the process was not killed: ${ output }`
			);
			copy.releaseJobs();
		}
		assert.equal( copy.run( runExport( other ) ).state, 'finished' );
		assert.ok( expected.split( '\n' ).length > 300 );
		assert.ok( content( other ) === expected, 'the file is different' );
	} );

	it( 'truncates the file to the last checkpoint', () => {
		const other = add( 'orders', RANGE );
		copy.run( `${ IMPORTS } ${ READ_STORE_TABLES } ${ SIGN_IN } Job_Runner::run( '${ other }', 0 ); Job_Runner::run( '${ other }', 0 );
			$job = Job_Store::find( '${ other }' );
			file_put_contents( Export_Folder::path( $job->args['file'], 'csv' ), "\\nhalf a li", FILE_APPEND );
			return true;` );
		copy.run( runExport( other ) );
		assert.ok( content( other ) === expected, 'the file is different' );
	} );

	it( 'creates the same file when several processes run the job', async () => {
		const other = add( 'orders', RANGE );
		const workers = [ 1, 2, 3 ].map( () =>
			copy.start( runExport( other, SLOW ) )
		);
		for ( const { ended } of workers ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
		}
		assert.ok( content( other ) === expected, 'the file is different' );
	} );

	it( 'stops when it is cancelled and deletes its file', async () => {
		const id = add( 'orders', RANGE );
		const worker = copy.start(
			runExport( id, SLOW.replace( '1500', '10000' ) )
		);
		// Its rows are fixed, and it writes them.
		assert.ok(
			copy.run( `${ IMPORTS }
				$job = Job_Store::find( '${ id }' );
				while ( $job->is_open() && ! is_file( Export_Folder::path( $job->args['file'], 'csv' ) ) ) {
					usleep( 5000 );
					clearstatcache();
					$job = Job_Store::find( '${ id }' );
				}
				$was_open = $job->is_open();
				Job_Runner::stop( $job, Job::CANCELLED );
				return $was_open;` )
		);
		assert.equal(
			JSON.parse( ( await worker.ended ).output ).state,
			'cancelled'
		);
		assert.equal(
			copy.run( `${ IMPORTS } $job = Job_Store::find( '${ id }' );
				return is_file( Export_Folder::path( $job->args['file'], 'csv' ) ) || is_file( Export_Folder::path( $job->args['file'], 'ids' ) );` ),
			false
		);
	} );

	it( 'reports that the email was not sent', () => {
		const status = copy.run( `
			${ IMPORTS } ${ READ_STORE_TABLES } ${ SIGN_IN }
			add_filter( 'pre_wp_mail', '__return_false', 99 );
			$job = Exports::start( 'revenue', array( 'after' => '2026-06-01T00:00:00', 'before' => '2026-06-30T23:59:59', 'interval' => 'day' ), true );
			return Exports::get_progress( $job );
		` );
		assert.equal( status.status, 'complete' );
		assert.equal( status.email, 'failed' );
		assert.match(
			status.message,
			/Could not send the email to \S+@\S+\.$/
		);
		assert.match( status.download_url, /storedeck_download_export/ );
	} );
} );
