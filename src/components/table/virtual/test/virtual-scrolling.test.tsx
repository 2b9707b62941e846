import {
	act,
	createEvent,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import { createRef } from '@wordpress/element';
import { VirtualRows } from '..';
import type { VirtualRowsProps } from '..';

let clientHeight = 450;
let rowHeight = 0;

class Observer {
	static last: Observer | undefined;
	observe = jest.fn();
	disconnect = jest.fn();
	unobserve = jest.fn();
	constructor( public notify: () => void ) {
		Observer.last = this;
	}
}

const boxRef = createRef< HTMLDivElement >();
const element = ( props: Partial< VirtualRowsProps > = {} ) => (
	<div ref={ boxRef } data-testid="box">
		<button>Outside</button>
		<table>
			<VirtualRows
				boxRef={ boxRef }
				count={ 1000 }
				columnCount={ 3 }
				renderRow={ ( index ) => (
					<tr data-row={ index }>
						<td>
							<button>Row { index }</button>
						</td>
					</tr>
				) }
				{ ...props }
			/>
		</table>
	</div>
);
const box = () => screen.getByTestId( 'box' );
const row = ( index: number ) => screen.queryByText( `Row ${ index }` );

/** The indexes of the first and the last row, and the number of rows. */
function getShown() {
	const indexes = [ ...document.querySelectorAll( '[data-row]' ) ].map(
		( shown ) => Number( ( shown as HTMLElement ).dataset.row )
	);
	return [ indexes[ 0 ], indexes.at( -1 ), indexes.length ];
}

function scrollTo( top: number ) {
	box().scrollTop = top;
	fireEvent.scroll( box() );
}

beforeEach( () => {
	clientHeight = 450;
	rowHeight = 0;
	Object.assign( globalThis, { ResizeObserver: Observer } );
	jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockImplementation(
		() => clientHeight
	);
	jest.spyOn(
		HTMLTableRowElement.prototype,
		'getBoundingClientRect'
	).mockImplementation( () => ( { height: rowHeight } ) as DOMRect );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, 'ResizeObserver' );
	jest.restoreAllMocks();
} );

describe( 'VirtualRows', () => {
	it( 'renders the rows in view and some more', () => {
		render( element() );
		// 450px and four rows for scrolling, of 45px, and eight more.
		expect( getShown() ).toEqual( [ 0, 21, 22 ] );
		scrollTo( 4500 );
		expect( getShown() ).toEqual( [ 92, 121, 30 ] );
	} );

	it( 'renders again only after four rows', () => {
		render( element() );
		scrollTo( 179 );
		expect( getShown() ).toEqual( [ 0, 21, 22 ] );
		scrollTo( 180 );
		expect( getShown() ).toEqual( [ 0, 25, 26 ] );
	} );

	it( 'assumes 600px until the table has a height, and follows its size', () => {
		clientHeight = 0;
		const { unmount } = render( element() );
		expect( getShown() ).toEqual( [ 0, 25, 26 ] );
		clientHeight = 90;
		expect( Observer.last?.observe ).toHaveBeenCalledWith( box() );
		act( () => Observer.last?.notify() );
		expect( getShown() ).toEqual( [ 0, 13, 14 ] );
		unmount();
		expect( Observer.last?.disconnect ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'works in browsers without ResizeObserver', () => {
		Reflect.deleteProperty( globalThis, 'ResizeObserver' );
		const { unmount } = render( element() );
		expect( getShown() ).toEqual( [ 0, 21, 22 ] );
		expect( unmount ).not.toThrow();
	} );

	it( 'measures the height of a row, for rows and gaps', () => {
		rowHeight = 30;
		const { container, rerender } = render( element() );
		const gap = () => container.querySelector( '.woocommerce-table__gap' );
		// 450px and four rows, of 30px, and eight more.
		expect( getShown() ).toEqual( [ 0, 26, 27 ] );
		expect( gap() ).toHaveStyle( { height: `${ 973 * 30 }px` } );
		expect( gap() ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( gap()?.firstChild ).toHaveAttribute( 'colspan', '3' );
		rowHeight = 30.05;
		rerender( element() );
		expect( gap() ).toHaveStyle( { height: `${ 973 * 30 }px` } );
		rowHeight = 15;
		rerender( element() );
		expect( getShown() ).toEqual( [ 0, 41, 42 ] );
	} );

	it( 'renders the kept row and its neighbors in place', () => {
		render( element( { keptRow: 500 } ) );
		expect( getShown() ).toEqual( [ 0, 501, 25 ] );
		expect(
			[ 498, 499, 500, 501, 502 ].map( ( index ) => !! row( index ) )
		).toEqual( [ false, true, true, true, false ] );
	} );

	it( 'keeps the row that focus moves to', () => {
		render( element() );
		act( () => row( 2 )?.focus() );
		act( () => row( 9 )?.focus() );
		scrollTo( 9000 );
		expect( getShown()[ 0 ] ).toBe( 8 );
		expect( row( 9 ) ).toHaveFocus();
		act( () => screen.getByRole( 'button', { name: 'Outside' } ).focus() );
		expect( row( 9 ) ).toBeNull();
	} );

	it.each( [
		[ 'End', { ctrlKey: true }, 45000 ],
		[ 'End', { metaKey: true }, 45000 ],
		[ 'Home', { ctrlKey: true }, 0 ],
	] )( 'scrolls with %s and %j', ( key, keys, top ) => {
		render( element() );
		jest.spyOn( box(), 'scrollHeight', 'get' ).mockReturnValue( 45000 );
		scrollTo( 900 );
		const event = createEvent.keyDown( box(), { key, ...keys } );
		fireEvent( box(), event );
		expect( event.defaultPrevented ).toBe( true );
		expect( box().scrollTop ).toBe( top );
	} );

	it( 'leaves other keys, and keys of its controls, to the browser', () => {
		const { unmount } = render( element() );
		const target = box();
		scrollTo( 900 );
		const press = ( where: Element, key: string, ctrlKey: boolean ) => {
			const event = createEvent.keyDown( where, { key, ctrlKey } );
			fireEvent( where, event );
			return event.defaultPrevented;
		};
		expect( press( target, 'Home', false ) ).toBe( false );
		expect( press( target, 'a', true ) ).toBe( false );
		expect( press( row( 20 ) as Element, 'Home', true ) ).toBe( false );
		unmount();
		expect( press( target, 'Home', true ) ).toBe( false );
		expect( target.scrollTop ).toBe( 900 );
	} );

	it( 'stops to measure when it is removed', () => {
		const { unmount } = render( element() );
		const target = box();
		const remove = jest.spyOn( target, 'removeEventListener' );
		unmount();
		expect( remove.mock.calls.map( ( [ name ] ) => name ) ).toEqual(
			expect.arrayContaining( [ 'scroll', 'keydown' ] )
		);
	} );

	it( 'renders without a scrolling element', () => {
		render(
			<table>
				<VirtualRows
					boxRef={ { current: null } }
					count={ 3 }
					columnCount={ 1 }
					renderRow={ ( index ) => (
						<tr data-row={ index }>
							<td>Row { index }</td>
						</tr>
					) }
				/>
			</table>
		);
		expect( getShown() ).toEqual( [ 0, 2, 3 ] );
	} );
} );
