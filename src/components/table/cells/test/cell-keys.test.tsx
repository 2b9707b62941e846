import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { CellSelector } from '..';
import type { CellSelectorProps } from '..';
import type { CellGrid } from '../types';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const onEnd = jest.fn();
const rows = Array.from( { length: 12 }, ( _row, index ) => [
	{ display: `a${ index }` },
	{ display: `b${ index }` },
] );

let grid: CellGrid | undefined;

/** A table whose cells have a button; the toolbar is not loaded lazily. */
function Cells( props: Partial< CellSelectorProps > ) {
	const boxRef = useRef< HTMLDivElement >( null );
	const [ currentGrid, setGrid ] = useState< CellGrid >();
	grid = currentGrid;
	return (
		<>
			<CellSelector
				boxRef={ boxRef }
				rows={ rows }
				columnCount={ 2 }
				firstColumn={ 0 }
				shouldFocus={ false }
				onGridChange={ setGrid }
				onEnd={ onEnd }
				{ ...props }
			/>
			<div ref={ boxRef }>
				<table { ...grid?.tableProps }>
					<thead>
						<tr>
							<td>Head</td>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( row, index ) => (
							<tr key={ index } data-row={ index }>
								{ row.map( ( { display }, column ) => (
									<td
										key={ display }
										{ ...grid?.getCellProps(
											index,
											column
										) }
									>
										<span>{ display }</span>
										<button
											aria-label={ `Edit ${ display }` }
										/>
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</>
	);
}

const setup = ( props: Partial< CellSelectorProps > = {} ) => {
	const { rerender } = render( <Cells { ...props } /> );
	return ( more: Partial< CellSelectorProps > ) =>
		rerender( <Cells { ...props } { ...more } /> );
};

const getSelected = () =>
	[ ...document.querySelectorAll( '[aria-selected="true"]' ) ].map(
		( { textContent } ) => textContent
	);

const cell = ( name: string ) =>
	screen.getByText( name ).closest( 'td' ) as HTMLElement;
const edit = ( name: string ) => screen.getByLabelText( `Edit ${ name }` );

/** Presses a key and returns whether its default action was prevented. */
function press( target: Element, key: string, more: object = {} ) {
	const event = createEvent.keyDown( target, { key, ...more } );
	fireEvent( target, event );
	return event.defaultPrevented;
}

function point( type: string, target: Element, more: object = {} ) {
	const { pointerType, ...init } = { pointerType: 'mouse', ...more };
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	Object.assign( event, { pointerType } );
	fireEvent( target, event );
	return event.defaultPrevented;
}

beforeEach( () => jest.clearAllMocks() );
afterEach( () => {
	fireEvent( document, new MouseEvent( 'pointercancel' ) );
	jest.restoreAllMocks();
} );

describe( 'CellSelector keys', () => {
	it( 'announces its keys only if the user started it', () => {
		const update = setup();
		expect( speak ).not.toHaveBeenCalled();
		update( { shouldFocus: true } );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[
				'Use arrow keys to move, Shift to select, Ctrl+C to copy, Escape to exit.',
			],
		] );
	} );

	it( 'starts with the first selectable column and counts the cells', () => {
		setup( { firstColumn: 1 } );
		expect( getSelected() ).toEqual( [ 'b0' ] );
		expect( screen.getByText( '1 cell selected' ) ).toBeVisible();
		expect( press( cell( 'b0' ), 'ArrowLeft', { shiftKey: true } ) ).toBe(
			true
		);
		expect( getSelected() ).toEqual( [ 'a0', 'b0' ] );
		expect( screen.getByText( '2 cells selected' ) ).toBeVisible();
		expect( speak ).toHaveBeenLastCalledWith( '2 cells selected' );
	} );

	it( 'announces no count for a single cell', () => {
		setup();
		press( cell( 'a0' ), 'ArrowDown' );
		expect( speak ).not.toHaveBeenCalled();
		expect( grid?.row ).toBe( 1 );
		expect( cell( 'a1' ) ).toHaveFocus();
	} );

	it.each( [ 'Enter', 'F2' ] )(
		'focuses the control of a cell on %s',
		( key ) => {
			setup();
			expect( press( cell( 'a0' ), key ) ).toBe( true );
			expect( edit( 'a0' ) ).toHaveFocus();
		}
	);

	it( 'leaves the keys of a control to it, except Escape', () => {
		setup();
		edit( 'a0' ).focus();
		for ( const key of [ 'ArrowDown', 'Enter' ] ) {
			expect( press( edit( 'a0' ), key ) ).toBe( false );
		}
		expect( press( edit( 'a0' ), 'c', { ctrlKey: true } ) ).toBe( false );
		expect( getSelected() ).toEqual( [ 'a0' ] );
		expect( press( edit( 'a0' ), 'Escape' ) ).toBe( true );
		expect( onEnd ).not.toHaveBeenCalled();
		expect( cell( 'a0' ) ).toHaveFocus();
		expect( press( cell( 'a0' ), 'Escape' ) ).toBe( true );
		expect( onEnd ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ignores other keys, and keys in the header', () => {
		setup();
		expect( press( cell( 'a0' ), 'x' ) ).toBe( false );
		expect( press( cell( 'a0' ), 'c' ) ).toBe( false );
		expect( press( screen.getByText( 'Head' ), 'ArrowDown' ) ).toBe(
			false
		);
		expect( press( screen.getByText( 'Head' ), 'Escape' ) ).toBe( false );
		expect( onEnd ).not.toHaveBeenCalled();
		expect( getSelected() ).toEqual( [ 'a0' ] );
	} );

	it.each( [
		[ 'ten rows if rows have no height', 0, 'a10' ],
		[ 'the visible rows less two', 45, 'a8' ],
		[ 'at least one row', 400, 'a1' ],
	] )( 'moves by %s with Page Down', ( _name, height, name ) => {
		jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockReturnValue(
			470
		);
		jest.spyOn(
			HTMLTableRowElement.prototype,
			'getBoundingClientRect'
		).mockReturnValue( { height } as DOMRect );
		setup();
		press( cell( 'a0' ), 'PageDown' );
		expect( getSelected() ).toEqual( [ name ] );
	} );

	it( 'mirrors the arrow keys in right-to-left languages', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		setup();
		press( cell( 'a0' ), 'ArrowLeft' );
		delete window.storedeckSettings;
		expect( getSelected() ).toEqual( [ 'b0' ] );
	} );

	it( 'does not take focus back when the table is rendered again', () => {
		const update = setup();
		press( cell( 'a0' ), 'ArrowDown' );
		edit( 'a5' ).focus();
		update( { rows: [ ...rows ] } );
		expect( edit( 'a5' ) ).toHaveFocus();
	} );

	it( 'limits the selection to fewer rows and columns', () => {
		const update = setup();
		press( cell( 'a0' ), 'End', { ctrlKey: true, shiftKey: true } );
		expect( getSelected() ).toHaveLength( 24 );
		update( { rows: rows.slice( 0, 2 ), columnCount: 1 } );
		expect( getSelected() ).toEqual( [ 'a0', 'a1' ] );
		expect( screen.getByText( '2 cells selected' ) ).toBeVisible();
	} );

	it( 'ends with the button, and removes the grid with itself', () => {
		const onGridChange = jest.fn();
		const { unmount } = render(
			<CellSelector
				boxRef={ { current: null } }
				rows={ rows }
				columnCount={ 2 }
				firstColumn={ 0 }
				shouldFocus
				onGridChange={ onGridChange }
				onEnd={ onEnd }
			/>
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Done' } ) );
		expect( onEnd ).toHaveBeenCalledTimes( 1 );
		expect( onGridChange.mock.lastCall ).toEqual( [
			expect.objectContaining( { row: 0 } ),
		] );
		unmount();
		expect( onGridChange.mock.lastCall ).toEqual( [ undefined ] );
	} );

	it( 'makes the focused cell the only tab stop', () => {
		setup();
		press( cell( 'a0' ), 'ArrowDown', { shiftKey: true } );
		expect( grid?.getCellProps( 0, 0 ) ).toEqual( {
			tabIndex: -1,
			'aria-selected': true,
			className: 'is-selected',
		} );
		expect( grid?.getCellProps( 1, 0 ).tabIndex ).toBe( 0 );
		expect( grid?.getCellProps( 1, 1 ) ).toEqual( {
			tabIndex: -1,
			'aria-selected': false,
			className: undefined,
		} );
	} );
} );

describe( 'CellSelector copying', () => {
	const mockClipboard = ( writeText: () => Promise< void > ) =>
		Object.defineProperty( navigator, 'clipboard', {
			value: { writeText: jest.fn( writeText ) },
			configurable: true,
		} );

	it( 'copies with Ctrl or Cmd and C in any case', async () => {
		mockClipboard( () => Promise.resolve() );
		setup();
		expect( press( cell( 'a0' ), 'C', { metaKey: true } ) ).toBe( true );
		expect( await screen.findByText( '1 cell copied' ) ).toBeVisible();
		expect( navigator.clipboard.writeText ).toHaveBeenCalledWith( 'a0' );
		press( cell( 'a0' ), 'ArrowDown' );
		expect( screen.getByText( '1 cell selected' ) ).toBeVisible();
	} );

	it( 'says that copying has failed', async () => {
		mockClipboard( () => Promise.reject( new Error( 'Denied' ) ) );
		setup();
		fireEvent.click( screen.getByRole( 'button', { name: 'Copy' } ) );
		expect(
			await screen.findByText( 'Could not copy the cells.' )
		).toBeVisible();
		expect( speak ).toHaveBeenLastCalledWith( 'Could not copy the cells.' );
	} );

	it( 'copies the current selection from the menu of the browser', () => {
		setup();
		press( cell( 'a0' ), 'ArrowRight', { shiftKey: true } );
		const event = createEvent.copy( cell( 'b0' ) );
		const setData = jest.fn();
		Object.assign( event, { clipboardData: { setData } } );
		fireEvent( cell( 'b0' ), event );
		expect( setData.mock.calls ).toEqual( [ [ 'text/plain', 'a0\tb0' ] ] );
		expect( event.defaultPrevented ).toBe( true );
	} );
} );

describe( 'CellSelector pointer', () => {
	it( 'selects cells until the pointer is released', () => {
		setup();
		expect( point( 'pointerdown', cell( 'a1' ) ) ).toBe( true );
		expect( getSelected() ).toEqual( [ 'a1' ] );
		point( 'pointermove', cell( 'b1' ) );
		expect( getSelected() ).toEqual( [ 'a1', 'b1' ] );
		point( 'pointermove', cell( 'b2' ) );
		expect( getSelected() ).toEqual( [ 'a1', 'b1', 'a2', 'b2' ] );
		point( 'pointermove', document.body );
		point( 'pointermove', screen.getByText( 'Head' ) );
		expect( getSelected() ).toHaveLength( 4 );
		jest.mocked( speak ).mockClear();
		point( 'pointermove', cell( 'b2' ) );
		expect( speak ).not.toHaveBeenCalled();
		point( 'pointerup', cell( 'b2' ) );
		point( 'pointermove', cell( 'b1' ) );
		expect( getSelected() ).toHaveLength( 4 );
	} );

	it( 'ends when the pointer is cancelled', () => {
		setup();
		point( 'pointerdown', cell( 'a1' ) );
		point( 'pointercancel', cell( 'a1' ) );
		point( 'pointermove', cell( 'b1' ) );
		expect( getSelected() ).toEqual( [ 'a1' ] );
	} );

	it( 'ignores cells of other tables', () => {
		setup();
		const other = document.createElement( 'table' );
		other.innerHTML = '<tr data-row="5"><td>Other</td></tr>';
		document.body.append( other );
		point( 'pointerdown', cell( 'a1' ) );
		point( 'pointermove', screen.getByText( 'Other' ) );
		expect( getSelected() ).toEqual( [ 'a1' ] );
		other.remove();
	} );

	it( 'selects a single cell by touch, so that the table can scroll', () => {
		setup();
		point( 'pointerdown', cell( 'a1' ), { pointerType: 'touch' } );
		point( 'pointermove', cell( 'b1' ) );
		expect( getSelected() ).toEqual( [ 'a1' ] );
	} );

	it( 'ignores other buttons, controls and the header', () => {
		setup();
		expect( point( 'pointerdown', cell( 'a1' ), { button: 2 } ) ).toBe(
			false
		);
		expect( point( 'pointerdown', edit( 'a1' ) ) ).toBe( false );
		expect( point( 'pointerdown', screen.getByText( 'Head' ) ) ).toBe(
			false
		);
		expect( getSelected() ).toEqual( [ 'a0' ] );
	} );
} );
