import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ColumnControls } from '../../column-controls-context';
import { ResizeHandle } from '../resize-handle';

const setWidth = jest.fn();
const setIsResizing = jest.fn();
const focusMenu = jest.fn();

function Handles( props: Partial< ColumnControls > ) {
	const controls = {
		isResizing: true,
		widths: { a: 100, b: 300 },
		setWidth,
		setIsResizing,
		focusMenu,
		...props,
	} as unknown as ColumnControls;
	return (
		<table>
			<thead>
				<tr>
					{ [ 'a', 'b', 'c' ].map( ( key ) => (
						<th key={ key }>
							<button>{ key }</button>
							<ResizeHandle
								header={ { key, label: key.toUpperCase() } }
								controls={ controls }
								isFirst={ key === 'a' }
							/>
						</th>
					) ) }
				</tr>
			</thead>
		</table>
	);
}

const handle = ( name: string ) =>
	screen.getByRole( 'separator', { name: `Width of ${ name }` } );

/** Presses a key and returns whether its default action was prevented. */
function press( name: string, key: string, more: object = {} ) {
	const event = createEvent.keyDown( handle( name ), { key, ...more } );
	fireEvent( handle( name ), event );
	return event.defaultPrevented;
}

const pointer = ( type: string, clientX = 0 ) =>
	fireEvent(
		handle( 'A' ),
		new MouseEvent( type, { bubbles: true, clientX } )
	);

function mockWidth( width: number ) {
	jest.spyOn(
		HTMLTableCellElement.prototype,
		'getBoundingClientRect'
	).mockReturnValue( { width } as DOMRect );
}

beforeEach( () => jest.clearAllMocks() );
afterEach( () => jest.restoreAllMocks() );

describe( 'ResizeHandle', () => {
	it( 'describes its range and width', () => {
		render( <Handles widths={ { a: 100, b: 1 } } /> );
		expect( handle( 'A' ) ).toHaveAttribute( 'aria-valuemin', '64' );
		expect( handle( 'A' ) ).toHaveAttribute( 'aria-valuemax', '800' );
		expect( handle( 'A' ) ).toHaveAttribute( 'aria-valuenow', '100' );
		expect( handle( 'B' ) ).toHaveAttribute( 'aria-valuetext', '1 pixel' );
	} );

	it( 'measures columns without a custom width when resizing starts', () => {
		mockWidth( 150.4 );
		const { rerender } = render( <Handles isResizing={ false } /> );
		expect( handle( 'C' ) ).toHaveAttribute( 'aria-valuenow', '64' );
		expect( handle( 'C' ) ).toHaveAttribute( 'tabindex', '-1' );
		expect( document.body ).toHaveFocus();
		rerender( <Handles /> );
		expect( handle( 'C' ) ).toHaveAttribute( 'aria-valuenow', '150' );
		expect( handle( 'C' ) ).toHaveAttribute( 'tabindex', '0' );
		expect( handle( 'A' ) ).toHaveFocus();
		mockWidth( 210 );
		rerender( <Handles widths={ {} } /> );
		expect( handle( 'A' ) ).toHaveAttribute( 'aria-valuenow', '210' );
	} );

	it( 'leaves focus on another handle', () => {
		const { rerender } = render( <Handles isResizing={ false } /> );
		handle( 'B' ).focus();
		rerender( <Handles /> );
		expect( handle( 'B' ) ).toHaveFocus();
	} );

	it.each( [
		[ 'ArrowRight', {}, 100, 116 ],
		[ 'ArrowLeft', {}, 100, 84 ],
		[ 'ArrowRight', { shiftKey: true }, 100, 164 ],
		[ 'ArrowLeft', { shiftKey: true }, 100, 64 ],
		[ 'ArrowRight', { shiftKey: true }, 790, 800 ],
		[ 'Home', {}, 100, 64 ],
		[ 'Delete', {}, 100, undefined ],
		[ 'Backspace', {}, 100, undefined ],
	] )( '%s with %j changes the width %d to %p', ( key, keys, from, to ) => {
		render( <Handles widths={ { a: from } } /> );
		expect( press( 'A', key, keys ) ).toBe( true );
		expect( setWidth.mock.calls ).toEqual( [ [ 'a', to, true ] ] );
	} );

	it( 'resizes from the rendered width', () => {
		mockWidth( 120 );
		render( <Handles /> );
		press( 'A', 'ArrowRight' );
		expect( setWidth ).toHaveBeenLastCalledWith( 'a', 136, true );
		pointer( 'pointerdown' );
		pointer( 'pointermove' );
		pointer( 'pointerup' );
		expect( setWidth ).toHaveBeenLastCalledWith( 'a', 120, true );
	} );

	it( 'restores the custom width when a drag is cancelled', () => {
		render( <Handles /> );
		pointer( 'pointerdown' );
		pointer( 'pointermove', 50 );
		pointer( 'pointercancel' );
		expect( setWidth.mock.calls ).toEqual( [ [ 'a', 100, false ] ] );
	} );

	it( 'fits the content on double click', () => {
		render( <Handles /> );
		fireEvent.doubleClick( handle( 'A' ) );
		expect( setWidth.mock.calls ).toEqual( [ [ 'a', undefined, true ] ] );
	} );

	it.each( [ 'Enter', 'Escape' ] )( 'returns to the menu on %s', ( key ) => {
		render( <Handles /> );
		expect( press( 'A', key ) ).toBe( true );
		expect( focusMenu ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'x', {} ],
		[ 'ArrowUp', {} ],
		[ 'ArrowRight', { altKey: true } ],
		[ 'Home', { ctrlKey: true } ],
		[ 'Delete', { metaKey: true } ],
	] )( 'ignores %s with %j', ( key, keys ) => {
		render( <Handles /> );
		expect( press( 'A', key, keys ) ).toBe( false );
		expect( setWidth ).not.toHaveBeenCalled();
		expect( focusMenu ).not.toHaveBeenCalled();
	} );

	it( 'moves between handles with Tab and leaves the table after the last one', () => {
		render( <Handles /> );
		expect( press( 'A', 'Tab' ) ).toBe( true );
		expect( handle( 'B' ) ).toHaveFocus();
		press( 'B', 'Tab' );
		expect( handle( 'C' ) ).toHaveFocus();
		expect( press( 'C', 'Tab' ) ).toBe( false );
		press( 'C', 'Tab', { shiftKey: true } );
		expect( handle( 'B' ) ).toHaveFocus();
		expect( press( 'A', 'Tab', { shiftKey: true } ) ).toBe( false );
		expect( setIsResizing ).not.toHaveBeenCalled();
	} );

	it( 'ends resizing when focus leaves the handles', () => {
		const { rerender } = render( <Handles /> );
		screen.getByRole( 'button', { name: 'a' } ).focus();
		expect( setIsResizing.mock.calls ).toEqual( [ [ false ] ] );
		rerender( <Handles isResizing={ false } /> );
		handle( 'A' ).focus();
		handle( 'A' ).blur();
		expect( setIsResizing ).toHaveBeenCalledTimes( 1 );
	} );
} );
