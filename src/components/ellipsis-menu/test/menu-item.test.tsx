import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuItem } from '..';

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
} );
