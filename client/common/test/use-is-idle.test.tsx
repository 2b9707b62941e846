import { act, cleanup, render, screen } from '@testing-library/react';
import { useIsIdle } from '../on-idle';

const Part = () => <p>{ useIsIdle() ? 'Idle' : 'Busy' }</p>;
const wait = ( time: number ) =>
	act( () => {
		jest.advanceTimersByTime( time );
	} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'in a browser that tells when it is idle', () => {
	const cancel = jest.fn();
	let run: () => void;
	const request = jest.fn( ( callback: () => void ) => {
		run = callback;
		return 7;
	} );

	beforeEach( () => {
		request.mockClear();
		cancel.mockClear();
		Object.assign( window, {
			requestIdleCallback: request,
			cancelIdleCallback: cancel,
		} );
	} );
	afterEach( () => {
		cleanup();
		Reflect.deleteProperty( window, 'requestIdleCallback' );
		Reflect.deleteProperty( window, 'cancelIdleCallback' );
	} );

	it( 'waits for that, and not forever', () => {
		render( <Part /> );
		wait( 5000 );
		expect( screen.getByText( 'Busy' ) ).toBeVisible();
		expect( request ).toHaveBeenCalledWith( expect.any( Function ), {
			timeout: 1500,
		} );
		act( () => run() );
		expect( screen.getByText( 'Idle' ) ).toBeVisible();
	} );

	it( 'stops waiting when the part is gone', () => {
		const { unmount } = render( <Part /> );
		expect( cancel ).not.toHaveBeenCalled();
		unmount();
		expect( cancel ).toHaveBeenCalledWith( 7 );
	} );
} );

describe( 'in another browser', () => {
	it( 'waits for a moment', () => {
		render( <Part /> );
		wait( 199 );
		expect( screen.getByText( 'Busy' ) ).toBeVisible();
		wait( 1 );
		expect( screen.getByText( 'Idle' ) ).toBeVisible();
	} );

	it( 'stops waiting when the part is gone', () => {
		const { unmount } = render( <Part /> );
		unmount();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );
