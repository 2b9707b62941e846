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

it( 'hides the old content from assistive technology, and only while it slides', () => {
	const { container, rerender } = render( slider( 'one', 'right' ) );
	const slides = () =>
		Array.from(
			container.querySelectorAll( '[class*=__slide]' ),
			( slide ) => [
				slide.className.replaceAll(
					'woocommerce-slide-animation__',
					''
				),
				slide.getAttribute( 'aria-hidden' ),
			]
		);
	expect( slides() ).toEqual( [ [ 'slide', null ] ] );
	rerender( slider( 'two', 'right' ) );
	expect( slides() ).toEqual( [
		[ 'slide slide-enter slide-enter-active', null ],
		[ 'slide slide-exit slide-exit-active', 'true' ],
	] );
	expect( container.firstChild ).toHaveClass( 'animate-right' );
	act( () => jest.advanceTimersByTime( 200 ) );
	expect( slides() ).toEqual( [ [ 'slide', null ] ] );
} );

it( 'has no direction by default, and works without onExited', () => {
	const plain = ( page: string ) => (
		<AnimationSlider animationKey={ page }>
			{ ( { status } ) => <p>{ `${ page } ${ status }` }</p> }
		</AnimationSlider>
	);
	const { container, rerender } = render( plain( 'one' ) );
	rerender( plain( 'two' ) );
	expect( container ).toHaveTextContent( /^two entered$/ );
	expect( container.firstChild ).toHaveAttribute(
		'class',
		'woocommerce-slide-animation'
	);
} );

it( 'slides with the latest content, and calls the latest onExited', () => {
	const late = jest.fn();
	const content = ( page: string, text: string, onEnd = onExited ) => (
		<AnimationSlider
			animationKey={ page }
			animate="left"
			onExited={ onEnd }
		>
			{ () => <p>{ text }</p> }
		</AnimationSlider>
	);
	const { container, rerender } = render( content( 'one', 'old' ) );
	rerender( content( 'one', 'new' ) );
	rerender( content( 'two', 'next' ) );
	expect( container.querySelector( '.slide-exit' ) ).toHaveTextContent(
		'new'
	);
	rerender( content( 'two', 'next', late ) );
	act( () => jest.advanceTimersByTime( 200 ) );
	expect( onExited ).not.toHaveBeenCalled();
	expect( late ).toHaveBeenCalledTimes( 1 );
} );

it( 'ends a slide only once when the next one begins', () => {
	const { rerender } = render( slider( 'one' ) );
	rerender( slider( 'two' ) );
	act( () => jest.advanceTimersByTime( 150 ) );
	rerender( slider( 'three' ) );
	expect( screen.getByText( 'two exiting' ) ).toBeInTheDocument();
	act( () => jest.advanceTimersByTime( 150 ) );
	expect( onExited ).not.toHaveBeenCalled();
	act( () => jest.advanceTimersByTime( 50 ) );
	expect( onExited ).toHaveBeenCalledTimes( 1 );
} );
