import { act, renderHook } from '@testing-library/react';
import { useRetryOnline } from '../use-retry-online';

const error = new Error( 'Offline.' );
let retry: jest.Mock;
const goOnline = () =>
	act( () => {
		window.dispatchEvent( new Event( 'online' ) );
	} );
const pass = ( time: number ) =>
	act( () => {
		jest.advanceTimersByTime( time );
	} );
const render = ( initialProps?: Error ) =>
	renderHook( ( failure?: Error ) => useRetryOnline( failure, retry ), {
		initialProps,
	} );

beforeEach( () => {
	jest.useFakeTimers();
	retry = jest.fn();
} );
afterEach( () => jest.useRealTimers() );

describe( 'useRetryOnline', () => {
	it( 'requests again when the browser is online after an error', () => {
		const { rerender } = render();
		goOnline();
		expect( retry ).not.toHaveBeenCalled();
		pass( 10_001 );
		rerender( error );
		pass( 60_000 );
		expect( retry ).not.toHaveBeenCalled();
		goOnline();
		expect( retry ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 10_000, 1 ],
		[ 10_001, 0 ],
	] )(
		'requests again what fails %d ms after the browser is online: %d',
		( time, times ) => {
			const { rerender } = render();
			goOnline();
			pass( time );
			rerender( error );
			pass( 999 );
			expect( retry ).not.toHaveBeenCalled();
			pass( 1 );
			expect( retry ).toHaveBeenCalledTimes( times );
		}
	);

	it( 'requests nothing after a success or when it is unmounted', () => {
		const { rerender, unmount } = render();
		goOnline();
		rerender( error );
		rerender( undefined );
		pass( 1000 );
		rerender( error );
		unmount();
		pass( 1000 );
		goOnline();
		expect( retry ).not.toHaveBeenCalled();
	} );
} );
