import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextControlWithAffixes } from '..';

const onChange = jest.fn();
const field = () => screen.getByRole( 'textbox', { name: 'Price' } );

it( 'is read with help, prefix and suffix', () => {
	render(
		<TextControlWithAffixes
			label="Price"
			help="Without tax"
			prefix="$"
			suffix="per month"
			value="7"
			onChange={ onChange }
		/>
	);
	expect( field() ).toHaveAccessibleDescription( 'Without tax $ per month' );
	expect( field().parentElement ).toHaveClass(
		'text-control-with-prefix',
		'text-control-with-suffix'
	);
} );

it( 'needs none of them, and points to nothing that is not there', () => {
	render(
		<TextControlWithAffixes label="Price" value="" onChange={ onChange } />
	);
	expect( field() ).not.toHaveAttribute( 'aria-describedby' );
} );

it( 'gives the text, and hands other props to the field', async () => {
	render(
		<TextControlWithAffixes
			label="Price"
			value=""
			onChange={ onChange }
			placeholder="0.00"
		/>
	);
	await userEvent.type( field(), '5' );
	expect( onChange ).toHaveBeenCalledWith( '5' );
	expect( field() ).toHaveAttribute( 'placeholder', '0.00' );
} );

it( 'can be of another type, and disabled', () => {
	render(
		<TextControlWithAffixes
			label="Price"
			type="number"
			value="5"
			onChange={ onChange }
			disabled
		/>
	);
	expect( screen.getByRole( 'spinbutton' ) ).toBeDisabled();
} );
