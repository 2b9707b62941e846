import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '..';
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
