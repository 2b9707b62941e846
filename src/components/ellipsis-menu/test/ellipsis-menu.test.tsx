import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EllipsisMenu, MenuItem, MenuTitle } from '..';

const toggle = () => screen.getByRole( 'button', { name: 'Options' } );

// Core focuses the first visible item; in jsdom elements have no size.
beforeEach( () => {
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue(
		100
	);
} );
afterEach( () => {
	jest.restoreAllMocks();
} );

describe( 'EllipsisMenu', () => {
	it( 'renders nothing without renderContent', () => {
		const { container } = render( <EllipsisMenu label="Options" /> );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'calls onToggle, opens the menu and sets aria-expanded', async () => {
		const onToggle = jest.fn( () =>
			expect( screen.queryByText( 'Contents' ) ).not.toBeInTheDocument()
		);
		const { container } = render(
			<EllipsisMenu
				label="Options"
				className="mine"
				onToggle={ onToggle }
				renderContent={ ( { isOpen } ) => isOpen && <p>Contents</p> }
			/>
		);
		expect( container.firstChild ).toHaveClass( 'mine' );
		expect( toggle() ).toHaveAttribute( 'aria-expanded', 'false' );
		await userEvent.click( toggle() );
		expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( await screen.findByText( 'Contents' ) ).toBeInTheDocument();
		expect( onToggle ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes when its content calls onClose', async () => {
		render(
			<EllipsisMenu
				label="Options"
				renderContent={ ( { onClose } ) => (
					<MenuItem isClickable onInvoke={ onClose }>
						Close
					</MenuItem>
				) }
			/>
		);
		await userEvent.click( toggle() );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Close' } )
		);
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	} );

	it( 'focuses the first item, is one tab stop, and returns focus on Escape', async () => {
		const user = userEvent.setup();
		render(
			<EllipsisMenu
				label="Options"
				renderContent={ () => (
					<>
						<MenuTitle>Group</MenuTitle>
						<MenuItem onInvoke={ jest.fn() }>One</MenuItem>
						<MenuItem onInvoke={ jest.fn() }>Two</MenuItem>
					</>
				) }
			/>
		);
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( await screen.findByText( 'Group' ) ).toHaveClass(
			'woocommerce-ellipsis-menu__title'
		);
		const one = screen.getByRole( 'menuitem', { name: 'One' } );
		const two = screen.getByRole( 'menuitem', { name: 'Two' } );
		await waitFor( () => expect( one ).toHaveFocus() );
		await user.keyboard( '{ArrowDown}' );
		expect( two ).toHaveFocus();
		expect( one ).toHaveAttribute( 'tabindex', '-1' );
		expect( two ).toHaveAttribute( 'tabindex', '0' );
		// Core reads the key code, which user-event does not set.
		fireEvent.keyDown( two, { key: 'Escape', keyCode: 27 } );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		await waitFor( () => expect( toggle() ).toHaveFocus() );
	} );

	it.each( [
		[ 'After', false ],
		[ 'Before', true ],
	] )( 'closes and moves focus to %p with Tab', async ( name, shift ) => {
		const user = userEvent.setup();
		render(
			<>
				<button>Before</button>
				<EllipsisMenu
					label="Options"
					renderContent={ () => (
						<>
							<MenuItem onInvoke={ jest.fn() }>One</MenuItem>
							<MenuItem onInvoke={ jest.fn() }>Two</MenuItem>
						</>
					) }
				/>
				<button>After</button>
			</>
		);
		await user.click( toggle() );
		const one = await screen.findByRole( 'menuitem', { name: 'One' } );
		await waitFor( () => expect( one ).toHaveFocus() );
		await user.tab( { shift } );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name } ) ).toHaveFocus();
	} );

	it( 'focuses a control inside an item before Tab leaves the menu', async () => {
		const user = userEvent.setup();
		render(
			<EllipsisMenu
				label="Options"
				renderContent={ () => (
					<MenuItem onInvoke={ jest.fn() }>
						<input aria-label="Amount" />
					</MenuItem>
				) }
			/>
		);
		await user.click( toggle() );
		const item = await screen.findByRole( 'menuitem' );
		await waitFor( () => expect( item ).toHaveFocus() );
		await user.tab();
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
		expect( screen.getByRole( 'menu' ) ).toBeInTheDocument();
	} );

	it( 'closes with Tab only behind the last enabled control', async () => {
		const user = userEvent.setup();
		render(
			<EllipsisMenu
				label="Options"
				renderContent={ () => (
					<MenuItem onInvoke={ jest.fn() }>
						<button tabIndex={ -1 }>Skipped</button>
						<input aria-label="Amount" />
						<button disabled>Disabled</button>
					</MenuItem>
				) }
			/>
		);
		await user.click( toggle() );
		expect( toggle() ).toHaveClass( 'is-opened' );
		expect( toggle() ).toHaveAttribute( 'aria-haspopup', 'menu' );
		const item = await screen.findByRole( 'menuitem' );
		await waitFor( () => expect( item ).toHaveFocus() );
		await user.keyboard( 'x' );
		expect(
			screen.getByRole( 'menu', { name: 'Options' } )
		).toHaveAttribute( 'tabindex', '-1' );
		await user.tab();
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
		await user.tab( { shift: true } );
		expect( item ).toHaveFocus();
		await user.tab();
		await user.tab();
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		expect( toggle() ).not.toHaveClass( 'is-opened' );
	} );

	it( 'stays open when a toggle is invoked', async () => {
		const onInvoke = jest.fn();
		render(
			<EllipsisMenu
				label="Options"
				renderContent={ () => (
					<MenuItem isCheckbox checked onInvoke={ onInvoke }>
						Orders
					</MenuItem>
				) }
			/>
		);
		await userEvent.click( toggle() );
		const item = await screen.findByRole( 'menuitemcheckbox', {
			name: 'Orders',
		} );
		expect( item ).toBeChecked();
		await userEvent.click( item );
		await userEvent.keyboard( ' ' );
		expect( onInvoke ).toHaveBeenCalledTimes( 2 );
		expect( item ).toBeInTheDocument();
	} );
} );
