import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';

const NAME = 'storedeck_test_transaction';
const FAIL = '$wpdb->query( "SELECT nothing FROM no_such_table" );';

/** What code does with a statement that fails, between two writes of a transaction. */
const FAILURES = {
	'ignores the result': FAIL,
	'ignores the result and empties the error': `${ FAIL } $wpdb->last_error = '';`,
	'ignores the result and empties all results': `${ FAIL } $wpdb->flush();`,
	'shows errors': `$shown = $wpdb->suppress_errors( false ); $wpdb->hide_errors(); ini_set( 'error_log', '/dev/null' ); ${ FAIL } $wpdb->suppress_errors( $shown );`,
	'catches what is thrown': `try { ${ FAIL } } catch ( Throwable $error ) {}`,
	'catches what is thrown and writes on':
		'try { $run( "SELECT nothing FROM no_such_table" ); } catch ( Throwable $error ) {} try { $write( 2 ); } catch ( Throwable $error ) {}',
	'writes the same key twice': '$write( 1 );',
	'calls a function of WordPress that sends an empty list':
		'wp_update_term_count_now( array(), "category" );',
	'writes a text that is too long':
		'$wpdb->insert( $wpdb->options, array( "option_name" => str_repeat( "x", 300 ), "option_value" => "" ) );',
	'runs a part that fails and catches it': `
		try {
			\\Storedeck\\Common\\Transaction::run( static function () { throw new RuntimeException( 'Part' ); } );
		} catch ( Throwable $error ) {}`,
	'rolls back a transaction of its own':
		'$wpdb->query( "START TRANSACTION" ); $write( 2 ); $wpdb->query( "ROLLBACK" );',
	'commits a transaction of its own before it fails': `
		$wpdb->query( 'START TRANSACTION' ); $write( 2 ); $wpdb->query( 'COMMIT' ); ${ FAIL }`,
};

/** Runs code between two writes of a transaction. */
const transaction = ( code ) =>
	php( `
		global $wpdb;
		$run   = static fn( string $sql ): array => \\Storedeck\\Reports\\Database::rows( $sql );
		$write = static fn( int $number ) => $wpdb->query(
			"INSERT INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( '${ NAME }_$number', '', 'off' )"
		);
		$events = array();
		add_action( 'storedeck_rolled_back', static function () use ( &$events ) { $events[] = 'rolled back'; } );
		try {
			\\Storedeck\\Common\\Transaction::run(
				static function () use ( $wpdb, $write, $run, &$events ) {
					\\Storedeck\\Common\\Transaction::after_commit( static function () use ( &$events ) { $events[] = 'committed'; } );
					$write( 1 );
					${ code }
					$write( 3 );
				}
			);
			$events[] = 'returned';
		} catch ( Throwable $error ) {
			$events[] = 'thrown';
		}
		return $events;
	` );

const readNumbers = () =>
	sql(
		`SELECT option_name FROM {prefix}options WHERE option_name LIKE '${ NAME }%' ORDER BY option_name`
	).map( ( row ) => Number( row.option_name.slice( -1 ) ) );

describe( 'a transaction', () => {
	afterEach( () =>
		php(
			`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '${ NAME }%'" );`
		)
	);

	for ( const [ what, code ] of Object.entries( FAILURES ) ) {
		it( `stores nothing and reports the error when its code ${ what }`, () => {
			assert.deepEqual( transaction( code ), [
				'rolled back',
				'thrown',
			] );
			assert.deepEqual( readNumbers(), [] );
		} );
	}

	it( 'reports a failure of its last statement', () => {
		assert.deepEqual( transaction( `$write( 3 );` ), [
			'rolled back',
			'thrown',
		] );
		assert.deepEqual( readNumbers(), [] );
	} );

	it( 'stores everything when no statement failed, also transactions of other code', () => {
		const events = transaction( `
			$wpdb->query( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( '${ NAME }_1', '', 'off' )" );
			$wpdb->query( 'START TRANSACTION' );
			$wpdb->query( 'SAVEPOINT other' );
			$write( 4 );
			$wpdb->query( 'ROLLBACK TO SAVEPOINT other' );
			$write( 2 );
			$wpdb->query( 'COMMIT' );
		` );
		assert.deepEqual( events, [ 'committed', 'returned' ] );
		assert.deepEqual( readNumbers(), [ 1, 2, 3 ] );
	} );

	it( 'goes on after a condition with an empty list, which contains no value', () => {
		const events = transaction( `
			$none = \\Storedeck\\Reports\\Database::placeholders( array() );
			$in   = $run( "SELECT option_name FROM {wp:options} WHERE option_name IN ( $none )" );
			$not  = $run( "SELECT option_name FROM {wp:options} WHERE option_name NOT IN ( $none ) AND option_name = '${ NAME }_1'" );
			$events[] = array( count( $in ), count( $not ) );
		` );
		assert.deepEqual( events, [ [ 0, 1 ], 'committed', 'returned' ] );
	} );

	it( 'stores what is written after one that failed', () => {
		transaction( FAIL );
		assert.deepEqual( transaction( '' ), [ 'committed', 'returned' ] );
		assert.deepEqual( readNumbers(), [ 1, 3 ] );
	} );
} );
