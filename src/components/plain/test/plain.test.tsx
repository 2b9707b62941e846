import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { Button, Dropdown, Select } from '..';

const user = userEvent.setup();

describe( 'Button', () => {
	it( 'carries the classes of the host', () => {
		render(
			<Button variant="tertiary" icon={ <svg /> } isBusy isPressed>
				Save
			</Button>
		);
		const button = screen.getByRole( 'button', { name: 'Save' } );
		expect( button ).toHaveClass(
			'components-button is-tertiary is-busy is-pressed has-icon has-text',
			{ exact: true }
		);
		expect( button ).toHaveAttribute( 'type', 'button' );
		expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );

describe( 'Dropdown', () => {
	const Example = ( { isGiven = false } ) => {
		const [ isOpen, setOpen ] = useState( false );
		return (
			<>
				<Dropdown
					{ ...( isGiven
						? { open: isOpen, onToggle: setOpen }
						: undefined ) }
					focusOnMount
					popoverProps={ { role: 'dialog', 'aria-label': 'Choices' } }
					renderToggle={ ( { onToggle, isOpen: isShown } ) => (
						<button onClick={ onToggle } aria-expanded={ isShown }>
							Open
						</button>
					) }
					renderContent={ ( { onClose } ) => (
						<button onClick={ onClose }>Take</button>
					) }
				/>
				<button>Elsewhere</button>
			</>
		);
	};
	const toggle = () => screen.getByRole( 'button', { name: 'Open' } );
	const content = () => screen.queryByRole( 'dialog', { name: 'Choices' } );

	/** The host gives it the focus a moment later. */
	const hasFocus = () =>
		waitFor( () =>
			expect( content() ).toContainElement(
				document.querySelector< HTMLElement >( ':focus' )
			)
		);

	it.each( [ false, true ] )(
		'opens, takes the focus, and gives it back (state of another’s: %s)',
		async ( isGiven ) => {
			render( <Example isGiven={ isGiven } /> );
			await user.click( toggle() );
			expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
			const take = await screen.findByRole( 'button', { name: 'Take' } );
			await hasFocus();
			await user.click( take );
			expect( content() ).toBeNull();
			expect( toggle() ).toHaveFocus();
		}
	);

	it( 'closes with Escape', async () => {
		render( <Example /> );
		await user.click( toggle() );
		await hasFocus();
		// The host looks at the number of the key, too.
		fireEvent.keyDown( screen.getByRole( 'dialog' ), {
			key: 'Escape',
			code: 'Escape',
			keyCode: 27,
		} );
		await waitFor( () => expect( content() ).toBeNull() );
		expect( toggle() ).toHaveFocus();
	} );

	it( 'closes once when its toggle is pressed, and when it is left', async () => {
		render( <Example /> );
		await user.click( toggle() );
		await hasFocus();
		await user.click( toggle() );
		expect( content() ).toBeNull();
		await user.click( toggle() );
		await hasFocus();
		await user.click( screen.getByRole( 'button', { name: 'Elsewhere' } ) );
		await waitFor( () => expect( content() ).toBeNull() );
	} );
} );

describe( 'Select', () => {
	it( 'has a name, and tells what is chosen', async () => {
		const onChange = jest.fn();
		render(
			<Select
				label="Rows"
				value="5"
				options={ [
					{ value: '5', label: 'Five' },
					{ value: '10', label: 'Ten' },
				] }
				onChange={ onChange }
			/>
		);
		const select = screen.getByRole( 'combobox', { name: 'Rows' } );
		expect( select ).toHaveDisplayValue( 'Five' );
		await user.selectOptions( select, 'Ten' );
		expect( onChange ).toHaveBeenCalledWith( '10' );
	} );
} );
