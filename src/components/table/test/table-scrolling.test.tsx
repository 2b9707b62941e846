import { act, fireEvent, render, screen } from '@testing-library/react';
import { Table } from '..';
import type { TableProps } from '..';
import { headers, rows } from './fixtures';

const element = ( props: Partial< TableProps > = {} ) => (
	<Table caption="Months" headers={ headers } rows={ rows } { ...props } />
);
const group = () => screen.getByRole( 'group' );

/** Sizes of the scrolling element, which jsdom does not have. */
const sizes = {
	scrollWidth: 400,
	clientWidth: 400,
	scrollHeight: 300,
	clientHeight: 300,
};
const rects: Record< string, Partial< DOMRect > > = {};

class Observer {
	static all: Observer[] = [];
	observe = jest.fn();
	disconnect = jest.fn();
	unobserve = jest.fn();
	constructor( public notify: () => void ) {
		Observer.all.push( this );
	}
}

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( sizes, {
		scrollWidth: 400,
		scrollHeight: 300,
	} );
	for ( const name of Object.keys( sizes ) as ( keyof typeof sizes )[] ) {
		jest.spyOn( Element.prototype, name, 'get' ).mockImplementation(
			() => sizes[ name ]
		);
	}
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		function ( this: Element ) {
			return {
				top: 0,
				bottom: 0,
				left: 0,
				width: 0,
				height: 0,
				...rects[ this.tagName ],
			} as DOMRect;
		}
	);
	Observer.all = [];
	Object.assign( globalThis, { ResizeObserver: Observer } );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, 'ResizeObserver' );
	for ( const name of Object.keys( rects ) ) {
		delete rects[ name ];
	}
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

const observersOf = ( target: Element ) =>
	Observer.all.filter( ( { observe } ) =>
		observe.mock.calls.some( ( [ observed ] ) => observed === target )
	);

describe( 'Scrollable edges of a table', () => {
	it( 'is focusable if it is too tall, without a hint to scroll sideways', () => {
		sizes.scrollHeight = 900;
		render( element() );
		expect( group() ).toHaveAttribute( 'tabindex', '0' );
		expect( group() ).toHaveAccessibleName( 'Months' );
	} );

	it( 'is not focusable if everything fits, or if it is hidden', () => {
		const { rerender, container } = render( element() );
		expect( group() ).not.toHaveAttribute( 'tabindex' );
		sizes.scrollWidth = 900;
		rerender( element( { ariaHidden: true } ) );
		expect( container.querySelector( '[role=group]' ) ).not.toHaveAttribute(
			'tabindex'
		);
		expect( screen.queryByText( /scroll to see more/ ) ).toBeNull();
	} );

	it.each( [
		[ 'ltr', 'left', 'right' ],
		[ 'rtl', 'right', 'left' ],
	] )( 'marks the edges in the direction %s', ( direction, start, end ) => {
		sizes.scrollWidth = 900;
		const { rerender } = render( element() );
		// jsdom does not inherit the direction of the page.
		group().style.direction = direction;
		rerender( element() );
		const isScrollable = () =>
			[ 'start', 'end', 'left', 'right' ].filter( ( edge ) =>
				group().classList.contains( `is-scrollable-${ edge }` )
			);
		expect( isScrollable() ).toEqual( [ 'end', end ] );
		group().scrollLeft = 500;
		fireEvent.scroll( group() );
		expect( isScrollable() ).toEqual( [ 'start', start ] );
	} );

	it( 'measures again when the window or the table changes its size', () => {
		const { unmount } = render( element() );
		sizes.scrollWidth = 900;
		fireEvent( window, new Event( 'resize' ) );
		expect( group() ).toHaveAttribute( 'tabindex', '0' );
		sizes.scrollWidth = 400;
		const observers = observersOf( group() );
		expect( observers ).toHaveLength( 1 );
		act( () => observers[ 0 ]?.notify() );
		expect( group() ).not.toHaveAttribute( 'tabindex' );
		unmount();
		expect( observers[ 0 ]?.disconnect ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'Sticky offsets of a table', () => {
	const offset = ( name: string ) => group().style.getPropertyValue( name );
	const nextFrame = () => act( () => jest.advanceTimersByTime( 20 ) );

	it( 'keeps the header and the totals in the window', () => {
		Object.assign( rects, {
			DIV: { top: -50.4, bottom: 900 },
			THEAD: { height: 40 },
			TFOOT: { height: 30 },
			TH: { width: 120.4 },
		} );
		render( element( { totals: [ { display: 'Total' } ] } ) );
		nextFrame();
		expect( offset( '--table-offset-start' ) ).toBe( '50px' );
		expect( offset( '--table-offset-end' ) ).toBe( '132px' );
		expect( offset( '--table-covered-start' ) ).toBe( '40px' );
		expect( offset( '--table-covered-end' ) ).toBe( '30px' );
		expect( offset( 'scroll-padding-inline-start' ) ).toBe( '120px' );
	} );

	it( 'adds the widths of both sticky columns', () => {
		rects.TH = { width: 50 };
		render(
			element( {
				headers: [
					{ key: 'box', cellClassName: 'is-checkbox-column' },
					...headers,
				],
			} )
		);
		nextFrame();
		expect( offset( 'scroll-padding-inline-start' ) ).toBe( '100px' );
		expect( offset( '--table-covered-end' ) ).toBe( '0px' );
	} );

	it.each( [
		[ 'the page scrolls', () => fireEvent.scroll( window ) ],
		[
			'the window is resized',
			() => fireEvent( window, new Event( 'resize' ) ),
		],
		[
			'content above it loads',
			() =>
				observersOf( document.body ).forEach( ( { notify } ) =>
					notify()
				),
		],
		[ 'it is rendered again', ( rerender: () => void ) => rerender() ],
	] )( 'follows when %s, once per frame', ( _name, change ) => {
		const { rerender } = render( element() );
		nextFrame();
		const request = jest.spyOn( window, 'requestAnimationFrame' );
		rects.DIV = { top: -70, bottom: 700 };
		const again = () => rerender( element( { caption: 'Again' } ) );
		change( again );
		change( again );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( offset( '--table-offset-start' ) ).toBe( '0px' );
		nextFrame();
		expect( offset( '--table-offset-start' ) ).toBe( '70px' );
	} );

	it( 'stops when it is removed', () => {
		const { unmount } = render( element() );
		const observers = observersOf( document.body );
		const request = jest.spyOn( window, 'requestAnimationFrame' );
		expect( jest.getTimerCount() ).toBe( 1 );
		unmount();
		expect( jest.getTimerCount() ).toBe( 0 );
		fireEvent.scroll( window );
		fireEvent( window, new Event( 'resize' ) );
		expect( request ).not.toHaveBeenCalled();
		expect( observers ).toHaveLength( 1 );
		expect( observers[ 0 ]?.disconnect ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'works in browsers without ResizeObserver', () => {
		Reflect.deleteProperty( globalThis, 'ResizeObserver' );
		const { unmount } = render( element() );
		nextFrame();
		expect( offset( '--table-offset-start' ) ).toBe( '0px' );
		expect( unmount ).not.toThrow();
	} );
} );
