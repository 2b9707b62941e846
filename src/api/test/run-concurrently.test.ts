import * as fc from 'fast-check';
import { runConcurrently } from '../run-concurrently';

describe( 'runConcurrently', () => {
	it( 'returns the results in the order of the indexes', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array( fc.nat( 5 ) ),
				fc.integer( { min: 1, max: 6 } ),
				async ( items, limit ) => {
					const results = await runConcurrently(
						items.length,
						limit,
						async ( index ) => {
							const item = items[ index ] ?? 0;
							for ( let turn = 0; turn < item; turn++ ) {
								await Promise.resolve();
							}
							return item * 2;
						}
					);
					expect( results ).toEqual(
						items.map( ( item ) => item * 2 )
					);
				}
			)
		);
	} );

	it( 'never runs more tasks than the limit', async () => {
		let running = 0;
		let most = 0;
		await runConcurrently( 20, 3, async () => {
			running += 1;
			most = Math.max( most, running );
			await Promise.resolve();
			running -= 1;
		} );
		expect( most ).toBe( 3 );
	} );

	it( 'starts no task after a failure', async () => {
		const started: number[] = [];
		await expect(
			runConcurrently( 6, 2, async ( item ) => {
				started.push( item );
				await Promise.resolve();
				if ( item === 1 ) {
					throw new Error( 'no' );
				}
			} )
		).rejects.toThrow( 'no' );
		// The other task ends, and no further one begins.
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( started ).toEqual( [ 0, 1, 2 ] );
	} );
} );
