import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { php, sql, startPhp } from '../../setup/site.mjs';

const JOBS = '\\Storedeck\\Jobs\\Sums\\Sum_Jobs';
const SYNC = '\\Storedeck\\Sync\\Order_Sync';

/** Milliseconds for which a process pauses at most. */
const MAX_PAUSE = 1500;

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
	let folder;
	let order;
	let names;

	const file = ( name ) => path.join( folder, name );

	/**
	 * PHP code that pauses before the first query that matches, until the other
	 * process is done or the time is up.
	 */
	const pauseBefore = ( condition ) => `
		add_filter( 'query', static function ( $query ) {
			static $is_paused = false;
			if ( ! $is_paused && ( ${ condition } ) ) {
				$is_paused = true;
				touch( '${ file( 'paused' ) }' );
				for ( $i = 0; $i < ${ MAX_PAUSE } && ! file_exists( '${ file(
					'done'
				) }' ); $i += 10 ) { usleep( 10000 ); clearstatcache(); }
			}
			return $query;
		} );
	`;

	/** Runs PHP code while another process pauses, and returns what that process returned. */
	const runDuringPause = async ( paused, code ) => {
		[ 'paused', 'done' ].forEach( ( name ) =>
			rmSync( file( name ), { force: true } )
		);
		const process = startPhp( paused );
		for ( let i = 0; i < 500 && ! existsSync( file( 'paused' ) ); i++ ) {
			await setTimeout( 20 );
		}
		assert.ok(
			existsSync( file( 'paused' ) ),
			'The process did not pause.'
		);
		php( `${ code } touch( '${ file( 'done' ) }' ); return true;` );
		const { code: status, output } = await process.ended;
		assert.equal( status, 0, output );
		return JSON.parse( output );
	};

	const fill = () =>
		php( `${ JOBS }::resume(); ${ JOBS }::fill_now(); return true;` );

	before( () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-drop-' ) );
		fill();
		names = getTables();
		[ { id: order } ] = sql(
			'SELECT MIN( order_id ) AS id FROM {prefix}storedeck_order_stats'
		);
	} );

	after( () => {
		fill();
		rmSync( folder, { recursive: true, force: true } );
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
