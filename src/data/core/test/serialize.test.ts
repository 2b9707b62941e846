import { serialize } from '../serialize';

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

describe( 'serialize', () => {
	const registry = {};

	it( 'starts the first function at once and the next one after it has settled', async () => {
		const [ first, second ] = [ createTask(), createTask() ];
		const one = serialize( registry, 'queue', first.run );
		const two = serialize( registry, 'queue', second.run );
		expect( first.run ).toHaveBeenCalled();
		expect( second.run ).not.toHaveBeenCalled();

		first.finish( 'one' );
		await expect( one ).resolves.toBe( 'one' );
		expect( second.run ).toHaveBeenCalled();
		second.finish( 'two' );
		await expect( two ).resolves.toBe( 'two' );
	} );

	it( 'starts a function at once when all earlier ones have settled', async () => {
		const [ first, second ] = [ createTask(), createTask() ];
		const [ third, last ] = [ createTask(), createTask() ];
		const one = serialize( registry, 'queue', first.run );
		const two = serialize( registry, 'queue', second.run );
		first.finish( 'one' );
		await one;
		const three = serialize( registry, 'queue', third.run );
		await Promise.resolve();
		expect( third.run ).not.toHaveBeenCalled();
		second.finish( 'two' );
		await two;
		third.finish( 'three' );
		await expect( three ).resolves.toBe( 'three' );
		serialize( registry, 'queue', last.run );
		expect( last.run ).toHaveBeenCalledTimes( 1 );
		last.finish( 'four' );
	} );

	it( 'continues after an error', async () => {
		const [ first, second ] = [ createTask(), createTask() ];
		const one = serialize( registry, 'queue', first.run );
		const two = serialize( registry, 'queue', second.run );
		first.fail();
		await expect( one ).rejects.toThrow( 'Failed.' );
		second.finish( 'two' );
		await expect( two ).resolves.toBe( 'two' );
	} );

	it.each( [
		[ 'other queues', registry, 'other' ],
		[ 'other registries', {}, 'queue' ],
		[ 'functions without a queue', registry, undefined ],
	] )( 'does not delay %s', async ( _what, owner, queue ) => {
		const [ first, second ] = [ createTask(), createTask() ];
		const one = serialize( registry, 'queue', first.run );
		serialize( owner, queue, second.run );
		expect( second.run ).toHaveBeenCalled();
		second.finish( '' );
		first.finish( '' );
		await one;
	} );
} );
