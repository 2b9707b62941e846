import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextControlWithAffixes } from '..';

const onChange = jest.fn();
const field = () => screen.getByRole( 'textbox', { name: 'Price' } );

it( 'is described by help, prefix and suffix', () => {
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

it( 'has no description without help and affixes', () => {
	render(
		<TextControlWithAffixes label="Price" value="" onChange={ onChange } />
	);
	expect( field() ).not.toHaveAttribute( 'aria-describedby' );
} );

it( 'passes the text to onChange and other props to the input', async () => {
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

it( 'supports other types and can be disabled', () => {
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

it.each( [
	[
		{ prefix: '$' },
		'$',
		'text-control-with-affixes text-control-with-prefix',
	],
	[
		{ suffix: '%' },
		'%',
		'text-control-with-affixes text-control-with-suffix',
	],
	[ { help: 'Net' }, 'Net', 'text-control-with-affixes' ],
	[ { disabled: true }, '', 'text-control-with-affixes disabled' ],
] )(
	'has a description and class names for %j',
	( props, description, names ) => {
		const { container } = render(
			<TextControlWithAffixes
				label="Price"
				value=""
				onChange={ onChange }
				{ ...props }
			/>
		);
		expect( field() ).toHaveAccessibleDescription( description );
		expect( field().parentElement ).toHaveAttribute( 'class', names );
		expect( container.querySelectorAll( 'span' ) ).toHaveLength(
			'prefix' in props || 'suffix' in props ? 1 : 0
		);
	}
);
