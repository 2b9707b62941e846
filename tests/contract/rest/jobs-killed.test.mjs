import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { analytics, dropTwin, makeTwin, process, twin } from './support/twin.mjs';

const NAMES = `
	use Storedeck\\Jobs\\Job;
	use Storedeck\\Jobs\\Job_Store;
	use Storedeck\\Jobs\\Runner;
	use Storedeck\\Jobs\\Import\\Imports;
	use Storedeck\\Jobs\\Export\\Exports;
	use Storedeck\\Jobs\\Export\\Export_Folder;
`;

/** Works on a job until it is done, as one of possibly several processes. */
const WORK = ( id, more = '' ) => `
	${ more }
	do {
		$job = \\Storedeck\\Jobs\\Runner::run( '${ id }', 2 );
		usleep( 50000 );
	} while ( $job->is_open() );
	return array( 'state' => $job->state, 'done' => $job->done, 'total' => $job->total );
`;

/** Adds a job without beginning with it. */
const importJob = ( kind = 'import', args = "array( 'days' => null, 'from' => null, 'skip' => false )" ) =>
	twin( `return \\Storedeck\\Jobs\\Job_Store::add( '${ kind }', ${ args }, 0, 'import' );` );

/**
 * Rows of orders with their customers' addresses in place of ids: a database
 * does not use the number again that a killed process took.
 */
function named( { wc_customer_lookup: customers, ...tables } ) {
	const emails = new Map( customers.map( ( row ) => [ row.customer_id, row.email ] ) );
	return Object.fromEntries(
		Object.entries( tables ).map( ( [ table, rows ] ) => [
			table,
			rows.map( ( { customer_id: id, ...row } ) => ( { ...row, customer: emails.get( id ) } ) ),
		] )
	);
}

/** Customers without their numbers. */
const people = ( { wc_customer_lookup: rows } ) =>
	rows
		.map( ( { customer_id: id, ...row } ) => row )
		.sort( ( a, b ) => ( a.email < b.email ? -1 : 1 ) );

/** Asserts that each row is there once, as it would be had nothing happened. */
function assertSame( actual, expected ) {
	assert.deepEqual( named( actual ), named( expected ) );
	assert.deepEqual( people( actual ), people( expected ) );
}

const whole = ( kind, args ) => twin( WORK( importJob( kind, args ) ) );

describe( 'an import that breaks off', () => {
	let earlier;
	let undisturbed;

	before( () => {
		makeTwin( 350 );
		earlier = analytics();
		whole( 'delete', 'array()' );
		whole();
		undisturbed = analytics();
	} );

	after( dropTwin );

	it( 'removes every row and makes each of them again as it was', () => {
		assert.ok( earlier.wc_order_stats.length >= 350 );
		assert.deepEqual( named( undisturbed ), named( earlier ) );
		assert.equal(
			new Set( undisturbed.wc_customer_lookup.map( ( { email } ) => email ) ).size,
			undisturbed.wc_customer_lookup.length
		);
	} );

	it( 'leaves nothing behind when all is removed, and orders stay', () => {
		whole( 'delete', 'array()' );
		for ( const [ table, rows ] of Object.entries( analytics() ) ) {
			assert.deepEqual( rows, [], table );
		}
		const raw = twin( "return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM wp_twin_wc_orders' );" );
		assert.equal( raw, earlier.wc_order_stats.length );
	} );

	it( 'goes on after its process was killed, again and again, and gives the same rows', async () => {
		whole( 'delete', 'array()' );
		const id = importJob();
		let killed = 0;
		for ( const after_ of [ 700, 1100, 900, 1500 ] ) {
			const worker = process( WORK( id, "add_filter( 'query', static function ( $sql ) { usleep( 300 ); return $sql; } );" ) );
			await sleep( after_ );
			worker.kill();
			const { code } = await worker.ended;
			killed += code === null ? 1 : 0;
			await sleep( 1100 );
		}
		assert.ok( killed >= 2, `only ${ killed } processes were killed at work` );
		const { state, done, total } = twin( WORK( id ) );
		assert.deepEqual( [ state, done ], [ 'finished', total ] );
		assertSame( analytics(), undisturbed );
	} );

	it( 'gives the same rows when two processes want to do it at once', async () => {
		whole( 'delete', 'array()' );
		const id = importJob();
		const workers = [ process( WORK( id ) ), process( WORK( id ) ), process( WORK( id ) ) ];
		for ( const { ended } of workers ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
			assert.equal( JSON.parse( output ).state, 'finished' );
		}
		assertSame( analytics(), undisturbed );
	} );

	it( 'changes nothing when it is done a second time', () => {
		whole();
		assertSame( analytics(), undisturbed );
	} );

	it( 'brings back what is missing and leaves the rest alone', () => {
		twin( `
			$ids = $wpdb->get_col( "SELECT order_id FROM wp_twin_wc_order_stats ORDER BY order_id LIMIT 20 OFFSET 30" );
			foreach ( array( 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_coupon_lookup', 'wc_order_tax_lookup' ) as $table ) {
				$wpdb->query( "DELETE FROM wp_twin_$table WHERE order_id IN ( " . implode( ', ', $ids ) . ' )' );
			}
			return true;
		` );
		const { total, done } = whole( 'import', "array( 'days' => null, 'from' => null, 'skip' => true )" );
		assert.deepEqual( [ done, total ], [ 20, 20 ] );
		assertSame( analytics(), undisturbed );
	} );

	it( 'takes only what is wanted of a time', () => {
		const moment = undisturbed.wc_order_stats[ 200 ].date_created_gmt;
		whole( 'delete', 'array()' );
		whole( 'import', `array( 'days' => 1, 'from' => '${ moment }', 'skip' => false )` );
		assert.deepEqual(
			analytics().wc_order_stats.map( ( { order_id: id } ) => id ),
			undisturbed.wc_order_stats
				.filter( ( { date_created_gmt: made } ) => made >= moment )
				.map( ( { order_id: id } ) => id )
		);
		whole();
		assert.deepEqual(
			analytics().wc_order_stats.map( ( { order_id: id } ) => id ),
			undisturbed.wc_order_stats.map( ( { order_id: id } ) => id )
		);
	} );

	it( 'lets one begin at a time, and stops when it is told to', async () => {
		const id = importJob();
		assert.equal( importJob(), null );
		assert.equal( importJob( 'delete', 'array()' ), null );
		const worker = process( WORK( id, "add_filter( 'query', static function ( $sql ) { usleep( 2000 ); return $sql; } );" ) );
		await sleep( 900 );
		assert.equal( twin( 'return \\Storedeck\\Jobs\\Import\\Imports::cancel();' ), true );
		const { output } = await worker.ended;
		const { state, done, total } = JSON.parse( output );
		assert.equal( state, 'cancelled' );
		assert.ok( done < total, `${ done } of ${ total } were done` );
		assert.equal( twin( 'return \\Storedeck\\Jobs\\Import\\Imports::cancel();' ), false );
		const next = importJob();
		assert.match( next, /^[0-9a-f]{32}$/ );
		assert.equal( twin( WORK( next ) ).state, 'finished' );
	} );

	it( 'gives up a job that breaks off each time, and says so', () => {
		const id = importJob();
		const word = twin( `
			${ NAMES }
			$broken = static fn( $sql ) => str_contains( $sql, 'wc_orders' ) ? 'SELECT nothing FROM nowhere' : $sql;
			add_filter( 'query', $broken );
			for ( $try = 0; $try < 10; $try++ ) {
				Runner::run( '${ id }', 0 );
				$wpdb->query( "UPDATE wp_twin_storedeck_jobs SET held_until = 0" );
			}
			return Imports::status()['status'];
		` );
		assert.equal( word, 'error' );
		assert.match( importJob(), /^[0-9a-f]{32}$/ );
		assert.equal( twin( 'return \\Storedeck\\Jobs\\Import\\Imports::cancel();' ), true );
	} );
} );

describe( 'an export that breaks off', () => {
	const SLOW = "add_filter( 'option_woocommerce_price_num_decimals', static function ( $digits ) { usleep( 400 ); return $digits; } );";
	const ME = "wp_set_current_user( get_user_by( 'login', 'admin' )->ID ); rest_get_server();";

	// Jobs are kept in the copied tables, rows are the shop's own.
	const OWN = "add_filter( 'query', static fn( $sql ) => str_contains( $sql, 'storedeck_jobs' ) ? $sql : str_replace( 'wp_twin_', 'wp_', $sql ) );";

	const add = ( report, params ) =>
		twin( `
			${ NAMES } ${ OWN } ${ ME }
			$question = \\Storedeck\\Jobs\\Export\\Export_Question::understand( '${ report }', ${ params } );
			return Job_Store::add( 'export', array( 'report' => '${ report }', 'params' => $question['params'], 'email' => false,
				'file' => Export_Folder::new_name() ), $question['total'], uniqid() );
		` );

	const content = ( id ) =>
		twin( `${ NAMES } $job = Job_Store::find( '${ id }' );
			return file_get_contents( Export_Folder::path( $job->args['file'], 'csv' ) );` );

	const work = ( id, more = '' ) => WORK( id, `${ OWN } ${ ME } ${ more }` );

	const RANGE = "array( 'after' => '2000-01-01T00:00:00', 'before' => '2026-06-30T23:59:59', 'orderby' => 'net_total' )";

	after( () => {
		twin( `${ NAMES } foreach ( $wpdb->get_col( 'SELECT id FROM wp_twin_storedeck_jobs' ) as $id ) {
			$job = Job_Store::find( $id );
			if ( 'export' === $job->kind ) { Export_Folder::delete( $job->args['file'] ); }
		} return true;` );
		dropTwin();
	} );

	it( 'goes on after its process was killed, and gives the same file', async () => {
		const one = add( 'orders', RANGE );
		twin( work( one ) );
		const undisturbed = content( one );
		const other = add( 'orders', RANGE );
		let killed = 0;
		for ( const after_ of [ 700, 1000, 800 ] ) {
			const worker = process( work( other, SLOW ) );
			await sleep( after_ );
			worker.kill();
			killed += ( await worker.ended ).code === null ? 1 : 0;
			await sleep( 1100 );
		}
		assert.ok( killed >= 2 );
		assert.equal( twin( work( other ) ).state, 'finished' );
		assert.ok( undisturbed.split( '\n' ).length > 500 );
		assert.ok( content( other ) === undisturbed, 'the file is another one' );
	} );

	it( 'cuts off what stands behind the last noted place', () => {
		const one = add( 'orders', RANGE );
		twin( work( one ) );
		const other = add( 'orders', RANGE );
		twin( `${ NAMES } ${ OWN } ${ ME } Runner::run( '${ other }', 0 ); Runner::run( '${ other }', 0 );
			$job = Job_Store::find( '${ other }' );
			file_put_contents( Export_Folder::path( $job->args['file'], 'csv' ), "\\nhalf a li", FILE_APPEND );
			return true;` );
		twin( work( other ) );
		assert.ok( content( other ) === content( one ), 'the file is another one' );
	} );

	it( 'gives the same file when several processes want to write it at once', async () => {
		const one = add( 'orders', RANGE );
		twin( work( one ) );
		const other = add( 'orders', RANGE );
		const workers = [ 1, 2, 3 ].map( () => process( work( other, SLOW ) ) );
		for ( const { ended } of workers ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
		}
		assert.ok( content( other ) === content( one ), 'the file is another one' );
	} );

	it( 'stops when it is told to, and takes its file away', async () => {
		const id = add( 'orders', RANGE );
		const worker = process( work( id, SLOW ) );
		await sleep( 900 );
		twin( `${ NAMES } Runner::stop( Job_Store::find( '${ id }' ), Job::CANCELLED ); return true;` );
		assert.equal( JSON.parse( ( await worker.ended ).output ).state, 'cancelled' );
		assert.equal(
			twin( `${ NAMES } $job = Job_Store::find( '${ id }' );
				return is_file( Export_Folder::path( $job->args['file'], 'csv' ) ) || is_file( Export_Folder::path( $job->args['file'], 'ids' ) );` ),
			false
		);
	} );

	it( 'says plainly that the e-mail could not be sent', () => {
		const status = twin( `
			${ NAMES } ${ OWN } ${ ME }
			add_filter( 'pre_wp_mail', '__return_false', 99 );
			$job = Exports::start( 'revenue', array( 'after' => '2026-06-01T00:00:00', 'before' => '2026-06-30T23:59:59', 'interval' => 'day' ), true );
			return Exports::status( $job );
		` );
		assert.equal( status.status, 'complete' );
		assert.equal( status.email, 'failed' );
		assert.match( status.message, /could not be sent/ );
		assert.match( status.download_url, /storedeck_download_export/ );
	} );
} );
