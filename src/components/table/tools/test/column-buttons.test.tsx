import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { RovingContext } from '../../../ellipsis-menu/roving';
import type { ColumnControls } from '../../column-controls-context';
import { ColumnButtons, onRowKeyDown } from '../column-buttons';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const item = ( name: string ) => screen.getByRole( 'menuitem', { name } );

/** Presses a key and returns whether its default action was prevented. */
function press( element: HTMLElement, key: string ) {
	element.focus();
	const event = createEvent.keyDown( element, { key } );
	fireEvent( element, event );
	return event.defaultPrevented;
}

describe( 'ColumnButtons', () => {
	const header = { key: 'b', label: 'Bee' };
	const headers = [ { key: 'a' }, header, { key: 'c' } ];
	const setOrder = jest.fn();
	const controls = {
		all: headers,
		shown: headers,
		pinned: 1,
		setOrder,
	} as unknown as ColumnControls;
	const setCurrentId = jest.fn();
	const show = () =>
		render(
			<div role="menu">
				<RovingContext.Provider
					value={ { currentId: undefined, setCurrentId } }
				>
					<ColumnButtons header={ header } controls={ controls } />
				</RovingContext.Provider>
			</div>
		);

	beforeEach( () => jest.clearAllMocks() );

	it( 'disables the direction in which the column cannot move', () => {
		show();
		expect( item( 'Move Bee left' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( item( 'Move Bee right' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect( item( 'Move Bee left' ) ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it( 'becomes the tab stop when focused and moves focus with the keys of the menu', () => {
		show();
		expect( press( item( 'Move Bee left' ), 'End' ) ).toBe( true );
		expect( item( 'Move Bee right' ) ).toHaveFocus();
		expect( setCurrentId ).toHaveBeenLastCalledWith(
			item( 'Move Bee right' ).id
		);
		expect( press( item( 'Move Bee left' ), 'Enter' ) ).toBe( false );
	} );

	it( 'mirrors the arrows in right-to-left languages', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		show();
		delete window.storedeckSettings;
		const [ first, second ] = screen.getAllByRole( 'menuitem' );
		expect( first ).toHaveAccessibleName( 'Move Bee right' );
		expect( second ).toHaveAccessibleName( 'Move Bee left' );
		fireEvent.click( second as HTMLElement );
		expect( setOrder.mock.calls ).toEqual( [ [ [ 'a', 'c', 'b' ] ] ] );
		const paths = [ ...document.querySelectorAll( 'path' ) ];
		expect( paths.map( ( path ) => path.getAttribute( 'd' ) ) ).toEqual( [
			'M10 6l6 6-6 6',
			'M14 6l-6 6 6 6',
		] );
	} );
} );

describe( 'onRowKeyDown', () => {
	const onMenuKeyDown = jest.fn();
	const show = () =>
		render(
			// eslint-disable-next-line jsx-a11y/interactive-supports-focus
			<div role="menu" onKeyDown={ onMenuKeyDown }>
				<h3>Columns:</h3>
				{ [ 'a1 a2 a3', 'b1', 'c1 c2 c3' ].map( ( names ) => (
					<div
						key={ names }
						className="row"
						onKeyDownCapture={ onRowKeyDown }
						role="group"
					>
						{ names.split( ' ' ).map( ( name ) => (
							<button role="menuitem" key={ name }>
								{ name }
							</button>
						) ) }
					</div>
				) ) }
				<button role="menuitem">rest</button>
			</div>
		);

	beforeEach( () => jest.clearAllMocks() );

	it.each( [
		[ 'ArrowRight', 'a1', 'a2' ],
		[ 'ArrowLeft', 'a2', 'a1' ],
		[ 'ArrowLeft', 'a1', 'a1' ],
		[ 'ArrowRight', 'a3', 'a3' ],
		[ 'ArrowDown', 'a3', 'b1' ],
		[ 'ArrowDown', 'b1', 'c1' ],
		[ 'ArrowUp', 'b1', 'a1' ],
		[ 'ArrowUp', 'c2', 'b1' ],
		[ 'ArrowDown', 'c1', 'rest' ],
	] )( '%s moves focus from %s to %s', ( key, from, to ) => {
		show();
		expect( press( item( from ), key ) ).toBe( true );
		expect( item( to ) ).toHaveFocus();
		expect( onMenuKeyDown ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'ArrowUp', 'a1' ],
		[ 'Enter', 'a1' ],
		[ 'Home', 'c2' ],
	] )( 'leaves %s on %s to the menu', ( key, from ) => {
		show();
		expect( press( item( from ), key ) ).toBe( false );
		expect( item( from ) ).toHaveFocus();
		expect( onMenuKeyDown ).toHaveBeenCalledTimes( 1 );
	} );
} );
