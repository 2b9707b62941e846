import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { TextControl } from '..';

const onChange = jest.fn();
const onClick = jest.fn();

function WithState() {
	const [ value, setValue ] = useState( '' );
	return (
		<TextControl
			label="Name"
			help="As on the door"
			className="mine"
			maxLength={ 3 }
			value={ value }
			onClick={ onClick }
			onChange={ ( text ) => {
				onChange( text );
				setValue( text );
			} }
		/>
	);
}

it( 'passes the text to onChange and sets class names for its state', async () => {
	const { container } = render( <WithState /> );
	const field = screen.getByRole( 'textbox', { name: 'Name' } );
	const control = container.firstChild;
	expect( field ).toHaveAccessibleDescription( 'As on the door' );
	expect( control ).toHaveClass( 'mine', 'empty' );
	await userEvent.click( field );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( control ).toHaveClass( 'active' );
	await userEvent.keyboard( 'Anna' );
	expect( onChange ).toHaveBeenLastCalledWith( 'Ann' );
	expect( control ).toHaveClass( 'with-value' );
	expect( control ).not.toHaveClass( 'empty' );
	await userEvent.tab();
	expect( control ).not.toHaveClass( 'active' );
} );

it( 'can be disabled', () => {
	const { container } = render( <TextControl label="Name" disabled /> );
	expect( screen.getByRole( 'textbox' ) ).toBeDisabled();
	expect( container.firstChild ).toHaveClass( 'disabled' );
} );

it( 'works without callbacks and passes its id, focus and blur on', async () => {
	const onFocus = jest.fn();
	const onBlur = jest.fn();
	const { container, rerender } = render( <TextControl label="Name" /> );
	const field = screen.getByRole( 'textbox', { name: 'Name' } );
	expect( field ).toBeEnabled();
	expect( field ).not.toHaveAttribute( 'aria-describedby' );
	expect( container.firstChild ).toHaveClass( 'empty' );
	expect( container.firstChild ).not.toHaveClass( 'disabled' );
	expect( container.firstChild ).not.toHaveClass( 'active' );
	await userEvent.type( field, 'A' );
	await userEvent.tab();
	expect( field ).toHaveValue( '' );
	rerender(
		<TextControl
			label="Name"
			id="name"
			onFocus={ onFocus }
			onBlur={ onBlur }
		/>
	);
	expect( screen.getByLabelText( 'Name' ) ).toHaveAttribute( 'id', 'name' );
	await userEvent.click( field );
	expect( onFocus ).toHaveBeenCalledTimes( 1 );
	expect( onBlur ).not.toHaveBeenCalled();
	await userEvent.tab();
	expect( onBlur ).toHaveBeenCalledTimes( 1 );
} );
