import { RETRY_DELAY, loadLater } from '../load-later';

const missing = () =>
	Promise.reject(
		Object.assign( new Error( 'Loading chunk 7 failed.' ), {
			name: 'ChunkLoadError',
		} )
	);

beforeEach( () => {
	jest.useFakeTimers();
	jest.spyOn( console, 'error' ).mockImplementation();
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'requests a missing script again until the server responds', async () => {
	const load = jest
		.fn()
		.mockImplementationOnce( missing )
		.mockImplementationOnce( missing )
		.mockResolvedValue( 'module' );
	const loaded = loadLater( load );
	await jest.advanceTimersByTimeAsync( RETRY_DELAY );
	expect( load ).toHaveBeenCalledTimes( 2 );
	await jest.advanceTimersByTimeAsync( RETRY_DELAY );
	await expect( loaded ).resolves.toBe( 'module' );
	expect( load ).toHaveBeenCalledTimes( 3 );
	expect( console.error ).not.toHaveBeenCalled();
} );

it( 'requests it at once when the browser is online again', async () => {
	const load = jest
		.fn()
		.mockImplementationOnce( missing )
		.mockResolvedValue( 'module' );
	const loaded = loadLater( load );
	await jest.advanceTimersByTimeAsync( 1 );
	window.dispatchEvent( new Event( 'online' ) );
	await expect( loaded ).resolves.toBe( 'module' );
} );

it( 'rejects with an error of the module itself', async () => {
	const load = jest.fn().mockRejectedValue( new TypeError( 'broken' ) );
	await expect( loadLater( load ) ).rejects.toThrow( 'broken' );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );
