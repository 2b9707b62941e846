import { act, render, screen } from '@testing-library/react';
import { ScrollTo } from '..';

let top = 0;

beforeEach( () => {
	jest.useFakeTimers();
	jest.spyOn( window, 'scrollTo' ).mockImplementation();
	jest.spyOn( HTMLElement.prototype, 'offsetTop', 'get' ).mockImplementation(
		() => top
	);
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

describe( 'ScrollTo', () => {
	it( 'scrolls to its children once after 250 ms', () => {
		top = 300;
		render( <ScrollTo offset="-20">Result</ScrollTo> );
		expect( screen.getByText( 'Result' ) ).toBeInTheDocument();
		wait( 249 );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		wait( 1 );
		expect( window.scrollTo ).toHaveBeenCalledWith( 0, 280 );
		wait( 1000 );
		expect( window.scrollTo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits until its children have a position', () => {
		top = 0;
		render( <ScrollTo /> );
		wait( 1000 );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		top = 50;
		wait( 250 );
		expect( window.scrollTo ).toHaveBeenCalledWith( 0, 50 );
	} );

	it( 'stops when it is unmounted', () => {
		top = 0;
		const { unmount } = render( <ScrollTo offset="nowhere" /> );
		unmount();
		top = 50;
		wait( 1000 );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );

it.each( [
	[ '12px', 62 ],
	[ 'nowhere', 50 ],
	[ undefined, 50 ],
] )( 'adds the offset %p to the position', ( offset, expected ) => {
	top = 50;
	const { rerender } = render( <ScrollTo offset="7" /> );
	wait( 100 );
	rerender( <ScrollTo offset={ offset } /> );
	wait( 150 );
	expect( window.scrollTo ).toHaveBeenCalledWith( 0, expected );
} );
