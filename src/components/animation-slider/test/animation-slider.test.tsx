import { act, render, screen } from '@testing-library/react';
import { useReducedMotion } from '@wordpress/compose';
import { AnimationSlider } from '..';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useReducedMotion: jest.fn( () => false ),
} ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const onExited = jest.fn();

const slider = ( page: string, animate: 'left' | 'right' | null = 'left' ) => (
	<AnimationSlider
		animationKey={ page }
		animate={ animate }
		onExited={ onExited }
	>
		{ ( { status } ) => <button>{ `${ page } ${ status }` }</button> }
	</AnimationSlider>
);

beforeEach( () => onExited.mockClear() );

it( 'slides for 200 ms and makes the old content inert', () => {
	const { container, rerender } = render( slider( 'one' ) );
	expect( screen.getByText( 'one entered' ) ).toBeInTheDocument();
	rerender( slider( 'two' ) );
	expect( container.querySelector( '.slide-exit' ) ).toHaveAttribute(
		'inert'
	);
	expect( container.firstChild ).toHaveClass(
		'woocommerce-slide-animation',
		'animate-left'
	);
	expect( screen.getByText( 'one exiting' ) ).toBeInTheDocument();
	expect( screen.getAllByRole( 'button' ) ).toEqual( [
		screen.getByText( 'two entering' ),
	] );
	act( () => jest.advanceTimersByTime( 199 ) );
	expect( onExited ).not.toHaveBeenCalled();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( onExited ).toHaveBeenCalledWith( container.firstChild );
	expect( screen.queryByText( /one/ ) ).not.toBeInTheDocument();
	expect( screen.getByText( 'two entered' ) ).toBeInTheDocument();
} );

it( 'does not slide while the key is the same', () => {
	const { rerender } = render( slider( 'one' ) );
	rerender( slider( 'one', 'right' ) );
	act( () => jest.advanceTimersByTime( 500 ) );
	expect( onExited ).not.toHaveBeenCalled();
} );

it( 'changes without animation when no direction is set or reduced motion is preferred', () => {
	const { rerender } = render( slider( 'one', null ) );
	rerender( slider( 'two', null ) );
	expect( screen.queryByText( /one/ ) ).not.toBeInTheDocument();
	expect( onExited ).toHaveBeenCalledTimes( 1 );
	jest.mocked( useReducedMotion ).mockReturnValue( true );
	rerender( slider( 'three', 'left' ) );
	expect( screen.queryByText( /two/ ) ).not.toBeInTheDocument();
	expect( onExited ).toHaveBeenCalledTimes( 2 );
} );

it( 'cleans up when it is unmounted during a slide', () => {
	const { rerender, unmount } = render( slider( 'one', 'left' ) );
	jest.mocked( useReducedMotion ).mockReturnValue( false );
	rerender( slider( 'two', 'left' ) );
	unmount();
	jest.advanceTimersByTime( 500 );
	expect( onExited ).not.toHaveBeenCalled();
} );
