import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { createPausedProcess } from './support/paused-process.mjs';

const JOBS = '\\Storedeck\\Reports\\Sums\\Sum_Jobs';
const SYNC = '\\Storedeck\\Sync\\Order_Sync';

/** Names of the tables that orders are written to. */
const getTables = () =>
	php(
		'return array_keys( \\Storedeck\\Reports\\Sums\\Sum_State::get_tables( true ) );'
	);

const countMetrics = () =>
	php(
		"return count( array_intersect( array( 'metrics' ), array_keys( \\Storedeck\\Reports\\Sums\\Sum_State::get_existing( true ) ) ) );"
	);

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
} );
