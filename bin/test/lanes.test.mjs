import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countLanes, inLanes } from '../testing/lanes.mjs';

const pause = () => new Promise( ( resolve ) => setImmediate( resolve ) );

describe( 'inLanes', () => {
	it( 'starts all in order, never more than the limit at a time', async () => {
		const begun = [];
		let open = 0;
		let most = 0;
		await inLanes( 2, [ 3, 1, 4, 1, 5 ], async ( length ) => {
			begun.push( length );
			open++;
			most = Math.max( most, open );
			for ( let step = 0; step < length; step++ ) {
				await pause();
			}
			open--;
		} );
		assert.deepEqual( begun, [ 3, 1, 4, 1, 5 ] );
		assert.equal( most, 2 );
		assert.equal( open, 0 );
	} );

	it( 'starts no more tasks after a failure', async () => {
		const begun = [];
		await assert.rejects(
			inLanes( 2, [ 'a', 'b', 'c', 'd' ], async ( name ) => {
				begun.push( name );
				await pause();
				if ( name === 'a' ) {
					throw new Error( 'no a' );
				}
			} ),
			/no a/
		);
		await pause();
		assert.deepEqual( begun, [ 'a', 'b' ] );
	} );

	it( 'returns at once without tasks', async () => {
		await inLanes( 2, [], () => assert.fail() );
	} );
} );

describe( 'countLanes', () => {
	it( 'returns two on small machines and at most four', () => {
		assert.deepEqual(
			[ 1, 2, 4, 6, 8, 64 ].map( countLanes ),
			[ 2, 2, 2, 3, 4, 4 ]
		);
	} );
} );
