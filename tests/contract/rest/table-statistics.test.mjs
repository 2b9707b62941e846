import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php, site, sql } from '../../setup/site.mjs';

const JOBS = '\\Storedeck\\Reports\\Sums\\Sum_Jobs';
const CUSTOMERS = '\\Storedeck\\Reports\\Sums\\Customer_Metrics';

const open = `$sqlite = new PDO( 'sqlite:' . FQDB ); $sqlite->exec( 'PRAGMA busy_timeout = 20000' );`;

/** Deletes the statistics, as in a database that never had any. */
const forget = () =>
	php(
		`${ open } $sqlite->exec( 'ANALYZE' ); $sqlite->exec( 'DELETE FROM sqlite_stat1' ); return true;`
	);

/** How SQLite finds the orders of a customer, as the leaderboard reads them. */
const explain = () =>
	php( `
		${ open }
		add_filter( 'query', static function ( $sql ) use ( &$query ) { return $query = $sql; } );
		( new ${ CUSTOMERS }( array() ) )->read( array( 1 ), false );
		$query = str_replace( array( ' AS SIGNED', 'ORDER BY NULL' ), array( ' AS INTEGER', '' ), $query );
		return array_column( $sqlite->query( "EXPLAIN QUERY PLAN $query" )->fetchAll(), 'detail' );
	` );

const reconcile = () =>
	php( `
		$class = '\\Storedeck\\Sync\\Import\\Reconciliation';
		$class::add();
		while ( null !== $class::get_open() ) {
			\\Storedeck\\Jobs\\Job_Runner::run( $class::get_open()->id, 20 );
			usleep( 100000 );
		}
		return true;
	` );

const fill = () =>
	php( `${ JOBS }::drop(); ${ JOBS }::fill_now(); return true;` );

if ( site.db === 'sqlite' ) {
	describe( 'the statistics of tables on SQLite', () => {
		for ( const { title, run } of [
			{ title: 'sums are filled', run: fill },
			{ title: 'all rows are compared', run: reconcile },
		] ) {
			it( `tell after ${ title } that few orders have the same customer`, () => {
				forget();
				assert.doesNotMatch(
					explain()[ 0 ],
					/__customer_(returning|date)/
				);
				run();
				assert.match( explain()[ 0 ], /__customer_(returning|date)/ );
			} );
		}

		it( 'are no tables of the site', () => {
			assert.deepEqual( sql( "SHOW TABLES LIKE 'sqlite%'" ), [] );
		} );
	} );
}
