import { inLane } from '../lanes';

function createTask() {
	let finish: ( result: string ) => void = () => {};
	let fail: ( error: Error ) => void = () => {};
	const run = jest.fn(
		() =>
			new Promise< string >( ( resolve, reject ) => {
				finish = resolve;
				fail = reject;
			} )
	);
	return {
		run,
		finish: ( result: string ) => finish( result ),
		fail: () => fail( new Error( 'Failed.' ) ),
	};
}

describe( 'inLane', () => {
	const registry = {};

	it( 'starts the first at once and the next when it has ended', async () => {
		const [ first, second ] = [ createTask(), createTask() ];
		const one = inLane( registry, 'lane', first.run );
		const two = inLane( registry, 'lane', second.run );
		expect( first.run ).toHaveBeenCalled();
		expect( second.run ).not.toHaveBeenCalled();

		first.finish( 'one' );
		await expect( one ).resolves.toBe( 'one' );
		expect( second.run ).toHaveBeenCalled();
		second.finish( 'two' );
		await expect( two ).resolves.toBe( 'two' );
	} );

	it( 'goes on after a failure', async () => {
		const [ first, second ] = [ createTask(), createTask() ];
		const one = inLane( registry, 'lane', first.run );
		const two = inLane( registry, 'lane', second.run );
		first.fail();
		await expect( one ).rejects.toThrow( 'Failed.' );
		second.finish( 'two' );
		await expect( two ).resolves.toBe( 'two' );
	} );

	it.each( [
		[ 'other lanes', registry, 'other' ],
		[ 'other registries', {}, 'lane' ],
		[ 'what has no lane', registry, undefined ],
	] )( 'does not hold up %s', async ( _what, owner, lane ) => {
		const [ first, second ] = [ createTask(), createTask() ];
		const one = inLane( registry, 'lane', first.run );
		inLane( owner, lane, second.run );
		expect( second.run ).toHaveBeenCalled();
		second.finish( '' );
		first.finish( '' );
		await one;
	} );
} );
