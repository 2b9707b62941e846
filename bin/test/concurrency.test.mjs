import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	defaultConcurrency,
	runConcurrently,
} from '../testing/concurrency.mjs';

const pause = () => new Promise( ( resolve ) => setImmediate( resolve ) );

describe( 'runConcurrently', () => {
	it( 'starts the tasks in order, never more than the limit at a time', async () => {
		const started = [];
		let running = 0;
		let maxRunning = 0;
		await runConcurrently( 2, [ 3, 1, 4, 1, 5 ], async ( length ) => {
			started.push( length );
			running++;
			maxRunning = Math.max( maxRunning, running );
			for ( let step = 0; step < length; step++ ) {
				await pause();
			}
			running--;
		} );
		assert.deepEqual( started, [ 3, 1, 4, 1, 5 ] );
		assert.equal( maxRunning, 2 );
		assert.equal( running, 0 );
	} );

	it( 'starts no more tasks after a failure', async () => {
		const started = [];
		await assert.rejects(
			runConcurrently( 2, [ 'a', 'b', 'c', 'd' ], async ( name ) => {
				started.push( name );
				await pause();
				if ( name === 'a' ) {
					throw new Error( 'no a' );
				}
			} ),
			/no a/
		);
		await pause();
		assert.deepEqual( started, [ 'a', 'b' ] );
	} );

	it( 'returns immediately without tasks', async () => {
		await runConcurrently( 2, [], () => assert.fail() );
	} );
} );

describe( 'defaultConcurrency', () => {
	it( 'returns half of the CPUs, at least three and at most four', () => {
		assert.deepEqual(
			[ 1, 2, 4, 6, 8, 64 ].map( defaultConcurrency ),
			[ 3, 3, 3, 3, 4, 4 ]
		);
	} );
} );
