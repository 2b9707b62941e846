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
import type { FormProps } from '..';

interface Values extends Record< string, unknown > {
	name: string;
	isPublic: boolean;
	size: string;
}

const onSubmit = jest.fn();
const onChange = jest.fn();
const validate = jest.fn( ( { name }: Values ) =>
	name ? {} : { name: 'Please type a name.' }
);

const show = ( props: Partial< FormProps< Values > > = {} ) =>
	render(
		<Form< Values >
			initialValues={ { name: '', isPublic: false, size: 's' } }
			validate={ validate }
			onSubmit={ onSubmit }
			onChange={ onChange }
			{ ...props }
		>
			{ ( { getInputProps, handleSubmit, setValue, isValidForm } ) => {
				const {
					value,
					help,
					className,
					onChange: change,
					onBlur,
				} = getInputProps( 'name' );
				const isPublic = getInputProps( 'isPublic' );
				return (
					<>
						<input
							aria-label="Name"
							className={ className ?? '' }
							value={ value }
							onChange={ change }
							onBlur={ onBlur }
						/>
						<p role="note">{ help }</p>
						<input
							aria-label="Public"
							type="checkbox"
							checked={ isPublic.checked }
							onChange={ isPublic.onChange }
						/>
						<button onClick={ () => setValue( 'size', 'm' ) }>
							Bigger
						</button>
						<button
							onClick={ () => {
								setValue( 'name', 'Ada' );
								setValue( 'size', 'xl' );
								handleSubmit();
							} }
						>
							Fill in and save
						</button>
						<button onClick={ handleSubmit }>Save</button>
						<output>{ String( isValidForm ) }</output>
					</>
				);
			} }
		</Form>
	);
const field = () => screen.getByRole( 'textbox', { name: 'Name' } );
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	jest.clearAllMocks();
} );

describe( 'Form', () => {
	it( 'validates initially and shows errors only for touched fields', async () => {
		show();
		expect( validate ).toHaveBeenCalled();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'false' );
		expect( screen.getByRole( 'note' ) ).toBeEmptyDOMElement();
		await userEvent.click( field() );
		await userEvent.tab();
		expect( screen.getByRole( 'note' ) ).toHaveTextContent(
			'Please type a name.'
		);
		expect( field() ).toHaveClass( 'has-error' );
	} );

	it( 'accepts events and values and calls onChange for each change', async () => {
		show();
		await userEvent.type( field(), 'x' );
		expect( onChange ).toHaveBeenLastCalledWith(
			{ name: 'name', value: 'x' },
			{ name: 'x', isPublic: false, size: 's' },
			true
		);
		await press( 'Bigger' );
		expect( onChange ).toHaveBeenLastCalledWith(
			{ name: 'size', value: 'm' },
			{ name: 'x', isPublic: false, size: 'm' },
			true
		);
	} );

	it( 'toggles the value of a checkbox', async () => {
		show();
		const box = screen.getByRole( 'checkbox', { name: 'Public' } );
		await userEvent.click( box );
		expect( box ).toBeChecked();
		await userEvent.click( box );
		expect( box ).not.toBeChecked();
	} );

	it( 'does not submit with errors and shows them', async () => {
		show();
		await press( 'Save' );
		expect( onSubmit ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'note' ) ).toHaveTextContent(
			'Please type a name.'
		);
	} );

	it( 'submits without errors', async () => {
		show();
		await userEvent.type( field(), 'x' );
		await press( 'Save' );
		expect( onSubmit ).toHaveBeenCalledWith( {
			name: 'x',
			isPublic: false,
			size: 's',
		} );
	} );

	it( 'is valid without validate, or if validate returns nothing', async () => {
		show( { validate: () => {} } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'true' );
		await press( 'Save' );
		expect( onSubmit ).toHaveBeenCalled();
	} );

	it( 'sets several values in a row and submits them', async () => {
		show();
		await press( 'Fill in and save' );
		expect( onSubmit ).toHaveBeenCalledWith( {
			name: 'Ada',
			isPublic: false,
			size: 'xl',
		} );
		expect( field() ).toHaveValue( 'Ada' );
	} );

	it( 'prefers the deprecated callbacks', async () => {
		const onSubmitCallback = jest.fn();
		const onChangeCallback = jest.fn();
		show( { onSubmitCallback, onChangeCallback } );
		await userEvent.type( field(), 'x' );
		await press( 'Save' );
		expect( onSubmitCallback ).toHaveBeenCalled();
		expect( onChangeCallback ).toHaveBeenCalled();
		expect( onSubmit ).not.toHaveBeenCalled();
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'Form without initial values', () => {
	const showEmpty = () =>
		render(
			<Form< { email?: string } >
				validate={ ( { email } ) =>
					email ? {} : { email: 'Enter an email address.' }
				}
				onSubmit={ onSubmit }
			>
				{ ( { getInputProps, handleSubmit } ) => (
					<>
						<TextControl
							label="Email"
							{ ...getInputProps( 'email' ) }
						/>
						<button onClick={ handleSubmit }>Save</button>
					</>
				) }
			</Form>
		);

	it( 'shows on submission why a field without a value is invalid', async () => {
		showEmpty();
		await press( 'Save' );
		expect( onSubmit ).not.toHaveBeenCalled();
		expect(
			screen.getByText( 'Enter an email address.' )
		).toBeInTheDocument();
	} );

	it( 'submits what was typed', async () => {
		showEmpty();
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Email' } ),
			'a@b.test'
		);
		await press( 'Save' );
		expect( onSubmit ).toHaveBeenCalledWith( { email: 'a@b.test' } );
	} );
} );

describe( 'Form with fields of this library', () => {
	it( 'keeps errors visible on submission that were visible before', async () => {
		render(
			<Form< { a?: string; b?: string } >
				initialValues={ { a: 'x' } }
				touched={ { b: true } }
				errors={ { b: 'Taken.' } }
			>
				{ ( { touched, handleSubmit } ) => (
					<>
						<output>{ String( touched.b ) }</output>
						<button onClick={ handleSubmit }>Save</button>
					</>
				) }
			</Form>
		);
		await press( 'Save' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'true' );
	} );

	it( 'accepts the field props in each of them, with and without an error', async () => {
		render(
			<Form< { name: string; country: string; price: string } >
				initialValues={ { name: '', country: '', price: '' } }
				validate={ () => ( { country: 'Select a country.' } ) }
			>
				{ ( { getInputProps, handleSubmit } ) => (
					<>
						<TextControl
							label="Name"
							{ ...getInputProps( 'name' ) }
						/>
						<TextControlWithAffixes
							label="Price"
							prefix="$"
							{ ...getInputProps( 'price' ) }
						/>
						<SelectControl
							label="Country"
							options={ [ { key: 'fi', label: 'Finland' } ] }
							{ ...getInputProps( 'country' ) }
						/>
						<ImageUpload
							image={ null }
							onChange={ () => {} }
							className={ getInputProps( 'name' ).className }
						/>
						<Search
							type="products"
							className={ getInputProps( 'name' ).className }
						/>
						<button onClick={ handleSubmit }>Save</button>
					</>
				) }
			</Form>
		);
		await press( 'Save' );
		expect( screen.getByText( 'Select a country.' ) ).toBeInTheDocument();
		await userEvent.click(
			screen.getByRole( 'combobox', { name: 'Country' } )
		);
		await userEvent.keyboard( '{ArrowDown}{Enter}' );
		expect(
			screen.getByRole( 'combobox', { name: 'Country' } )
		).toHaveValue( 'Finland' );
	} );
} );
