import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { php, startPhp } from '../../../setup/site.mjs';

/** Milliseconds for which a process pauses at most. */
const MAX_PAUSE = 1500;

/**
 * Runs PHP code while another PHP process pauses before one of its queries.
 *
 * @param {string} name Name of the test file.
 */
export function createPausedProcess( name ) {
	const folder = mkdtempSync( path.join( tmpdir(), `storedeck-${ name }-` ) );
	const file = ( state ) => path.join( folder, state );

	/**
	 * PHP code that pauses before the first query that matches, until the other
	 * process is done or the time is up.
	 *
	 * @param {string} condition PHP condition of `$query`.
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

	/**
	 * Runs PHP code while another process pauses, and returns what that process
	 * returned.
	 *
	 * @param {string} paused PHP code of the process that pauses.
	 * @param {string} code   PHP code to run meanwhile.
	 */
	const runDuringPause = async ( paused, code ) => {
		[ 'paused', 'done' ].forEach( ( state ) =>
			rmSync( file( state ), { force: true } )
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

	return {
		pauseBefore,
		runDuringPause,
		/** Deletes the files that synchronize the processes. */
		remove: () => rmSync( folder, { recursive: true, force: true } ),
	};
}
