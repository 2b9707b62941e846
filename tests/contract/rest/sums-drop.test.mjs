import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { createPausedProcess } from './support/paused-process.mjs';

const JOBS = '\\Storedeck\\Jobs\\Sums\\Sum_Jobs';
const SYNC = '\\Storedeck\\Sync\\Order_Sync';

/** Names of the tables that orders are written to. */
const getTables = () =>
	php(
		'return array_keys( \\Storedeck\\Reports\\Sums\\Sum_State::get_tables( true ) );'
	);

const countMetrics = () =>
	sql(
		"SELECT option_value FROM {prefix}options WHERE option_name = 'storedeck_customer_metrics'"
	).length;

describe( 'dropping sums', () => {
	const { pauseBefore, runDuringPause, remove } =
		createPausedProcess( 'drop' );
	let order;
	let names;

	const fill = () =>
		php( `${ JOBS }::resume(); ${ JOBS }::fill_now(); return true;` );

	before( () => {
		fill();
		names = getTables();
		[ { id: order } ] = sql(
			'SELECT MIN( order_id ) AS id FROM {prefix}storedeck_order_stats'
		);
	} );

	after( () => {
		fill();
		remove();
	} );

	it( 'waits for a job that is filling them, which then stops', async () => {
		php( `${ JOBS }::drop(); return true;` );
		await runDuringPause(
			`
			${ pauseBefore(
				"str_starts_with( $query, 'UPDATE' ) && str_contains( $query, 'storedeck_sums' ) && str_contains( $query, 'since' )"
			) }
			${ JOBS }::fill_now();
			return true;
		`,
			`${ JOBS }::suspend();`
		);
		assert.deepEqual( getTables(), [] );
		assert.equal( countMetrics(), 0 );
		fill();
		assert.deepEqual( getTables(), names );
		assert.equal( countMetrics(), 1 );
	} );

	it( 'says how far filling them is', () => {
		const steps = php( `
			${ JOBS }::drop();
			$steps = array();
			${ JOBS }::fill_now( static function ( int $done, int $total ) use ( &$steps ): void {
				$steps[] = array( $done, $total );
			} );
			return $steps;
		` );
		const [ done, total ] = steps.at( -1 );
		assert.ok( done > 0 );
		assert.ok( done <= total );
		assert.deepEqual( getTables(), names );
	} );

	it( 'waits for an order that is being written', async () => {
		assert.equal(
			await runDuringPause(
				`
				${ pauseBefore(
					"str_starts_with( $query, 'DELETE' ) && str_contains( $query, 'storedeck_order_stats' )"
				) }
				${ SYNC }::sync( array( ${ order } ) );
				return 'written';
			`,
				`${ JOBS }::drop();`
			),
			'written'
		);
		assert.deepEqual( getTables(), [] );
		fill();
		assert.deepEqual( getTables(), names );
	} );

	it( 'does not fail orders of a process that has read the earlier state', () => {
		assert.equal(
			php( `
				global $wpdb;
				get_option( 'storedeck_sums' );
				get_option( 'storedeck_customer_metrics' );
				// As another process does, which cannot change the cache of this one.
				$cached = wp_cache_get( 'alloptions', 'options' );
				${ JOBS }::drop();
				wp_cache_set( 'alloptions', $cached, 'options' );
				wp_cache_delete( 'notoptions', 'options' );
				if ( false === get_option( 'storedeck_customer_metrics' ) ) {
					return 'The earlier state is not cached.';
				}
				${ SYNC }::sync( array( ${ order } ) );
				return 'written';
			` ),
			'written'
		);
	} );
} );
