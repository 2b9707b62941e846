import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	Form,
	ImageUpload,
	Search,
	SelectControl,
	TextControl,
	TextControlWithAffixes,
} from '../..';

const COUNTRIES = [
	{ key: 'fi', label: 'Finland' },
	{ key: '7', label: 'Seven' },
];

const country = () => screen.getByRole( 'combobox', { name: 'Country' } );

/** Types that the fields of a plugin's form have. The test compiles only if the props fit. */
interface Values extends Record< string, unknown > {
	name: string;
	price: string;
	country: string;
	image: null;
	products: string;
}

it( 'spreads the field props into every field of this library', async () => {
	render(
		<Form< Values >
			initialValues={ {
				name: 'Ada',
				price: '5',
				country: 'fi',
				image: null,
				products: '',
			} }
			validate={ ( { name } ) =>
				name ? {} : { name: 'Enter a name.' }
			}
		>
			{ ( { getInputProps, handleSubmit } ) => (
				<>
					<TextControl label="Name" { ...getInputProps( 'name' ) } />
					<TextControlWithAffixes
						label="Price"
						{ ...getInputProps( 'price' ) }
					/>
					<SelectControl
						label="Country"
						options={ COUNTRIES }
						{ ...getInputProps( 'country' ) }
					/>
					<ImageUpload
						image={ null }
						onChange={ () => {} }
						className={ getInputProps( 'image' ).className }
					/>
					<Search
						type="products"
						className={ getInputProps( 'products' ).className }
					/>
					<button onClick={ handleSubmit }>Save</button>
				</>
			) }
		</Form>
	);
	expect( country() ).toHaveValue( 'Finland' );
	await userEvent.clear( screen.getByRole( 'textbox', { name: 'Name' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
	expect( screen.getByText( 'Enter a name.' ) ).toBeInTheDocument();
} );

it.each( [
	[ null, '' ],
	[ false, '' ],
	[ 7, 'Seven' ],
	[ 'fi', 'Finland' ],
] as const )(
	'SelectControl shows the selection %p of a form',
	( selected, shown ) => {
		render(
			<SelectControl
				label="Country"
				options={ COUNTRIES }
				selected={ selected }
				className={ null }
			/>
		);
		expect( country() ).toHaveValue( shown );
	}
);
