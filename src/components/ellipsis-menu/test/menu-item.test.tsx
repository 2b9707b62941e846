import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuItem } from '..';
import { moveFocus } from '../move-focus';

describe( 'MenuItem', () => {
	it( 'invokes on Enter and Space, and on click only if clickable', async () => {
		const onInvoke = jest.fn();
		const { rerender } = render(
			<MenuItem onInvoke={ onInvoke }>Item</MenuItem>
		);
		const item = screen.getByRole( 'menuitem', { name: 'Item' } );
		await userEvent.click( item );
		expect( onInvoke ).not.toHaveBeenCalled();
		item.focus();
		await userEvent.keyboard( '{Enter} ' );
		expect( onInvoke ).toHaveBeenCalledTimes( 2 );
		rerender(
			<MenuItem isClickable onInvoke={ onInvoke }>
				Item
			</MenuItem>
		);
		await userEvent.click( item );
		expect( onInvoke ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'sets aria-checked', () => {
		render(
			<>
				<MenuItem isCheckbox checked onInvoke={ jest.fn() }>
					On
				</MenuItem>
				<MenuItem isCheckbox onInvoke={ jest.fn() }>
					Off
				</MenuItem>
			</>
		);
		expect(
			screen.getByRole( 'menuitemcheckbox', { name: 'On' } )
		).toBeChecked();
		expect(
			screen.getByRole( 'menuitemcheckbox', { name: 'Off' } )
		).not.toBeChecked();
	} );

	it( 'moves focus with arrow keys, Home and End and wraps around', async () => {
		render(
			<div role="menu">
				{ [ 'A', 'B', 'C' ].map( ( name ) => (
					<div key={ name }>
						<MenuItem onInvoke={ jest.fn() }>{ name }</MenuItem>
					</div>
				) ) }
			</div>
		);
		const item = ( name: string ) =>
			screen.getByRole( 'menuitem', { name } );
		item( 'A' ).focus();
		for ( const [ key, name ] of [
			[ 'ArrowDown', 'B' ],
			[ 'End', 'C' ],
			[ 'ArrowDown', 'A' ],
			[ 'ArrowUp', 'C' ],
			[ 'Home', 'A' ],
		] as const ) {
			await userEvent.keyboard( `{${ key }}` );
			expect( item( name ) ).toHaveFocus();
		}
	} );

	it( 'ignores the keys of a control inside it', async () => {
		const onInvoke = jest.fn();
		render(
			<MenuItem onInvoke={ onInvoke }>
				<input aria-label="Title" />
			</MenuItem>
		);
		await userEvent.type( screen.getByLabelText( 'Title' ), 'a b{Enter}' );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'a b' );
		expect( onInvoke ).not.toHaveBeenCalled();
	} );

	it( 'prevents the default action of the keys it handles only', () => {
		render(
			<div role="menu">
				<MenuItem onInvoke={ jest.fn() }>Item</MenuItem>
			</div>
		);
		const item = screen.getByRole( 'menuitem' );
		const isPrevented = ( key: string ) => {
			const event = createEvent.keyDown( item, { key } );
			fireEvent( item, event );
			return event.defaultPrevented;
		};
		expect(
			[ 'Enter', ' ', 'ArrowDown', 'Home', 'x', 'Tab' ].map( isPrevented )
		).toEqual( [ true, true, true, true, false, false ] );
	} );

	it( 'prevents the default action of a click only if it is invoked by it', () => {
		render(
			<>
				<MenuItem onInvoke={ jest.fn() }>Item</MenuItem>
				<MenuItem isClickable onInvoke={ jest.fn() }>
					Action
				</MenuItem>
			</>
		);
		const [ item, action ] = screen.getAllByRole( 'menuitem' );
		expect( fireEvent.click( item as HTMLElement ) ).toBe( true );
		expect( fireEvent.click( action as HTMLElement ) ).toBe( false );
	} );

	it( 'is a tab stop outside of a menu, and an action has no state', () => {
		const { container } = render(
			<>
				<MenuItem onInvoke={ jest.fn() }>Item</MenuItem>
				<MenuItem isCheckbox checked onInvoke={ jest.fn() }>
					Toggle
				</MenuItem>
			</>
		);
		const item = screen.getByRole( 'menuitem' );
		expect( item ).toHaveAttribute( 'tabindex', '0' );
		expect( item ).not.toHaveAttribute( 'aria-checked' );
		const switches = container.querySelectorAll(
			'.components-form-toggle'
		);
		expect( switches ).toHaveLength( 1 );
		expect( switches[ 0 ] ).toHaveClass( 'is-checked' );
		expect( switches[ 0 ] ).toHaveAttribute( 'aria-hidden', 'true' );
	} );
} );

describe( 'moveFocus', () => {
	it( 'moves between the items of a parent that is no menu', () => {
		render(
			<div>
				<button role="menuitem">A</button>
				<button role="menuitemcheckbox" aria-checked="false">
					B
				</button>
				<button>C</button>
				<button role="menuitemradio" aria-checked="false">
					D
				</button>
			</div>
		);
		expect( moveFocus( screen.getByText( 'A' ), 'ArrowDown' ) ).toBe(
			true
		);
		expect( screen.getByText( 'B' ) ).toHaveFocus();
		expect( moveFocus( screen.getByText( 'B' ), 'ArrowDown' ) ).toBe(
			true
		);
		expect( screen.getByText( 'D' ) ).toHaveFocus();
		expect( moveFocus( screen.getByText( 'D' ), 'ArrowUp' ) ).toBe( true );
		expect( screen.getByText( 'B' ) ).toHaveFocus();
		expect( moveFocus( screen.getByText( 'B' ), 'x' ) ).toBe( false );
	} );

	it( 'moves nowhere without other items', () => {
		const item = document.createElement( 'div' );
		expect( moveFocus( item, 'End' ) ).toBe( true );
		expect( document.body ).toHaveFocus();
	} );
} );
