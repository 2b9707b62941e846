import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from '..';
import type { FormProps, FormState } from '..';

type Values = Record< string, unknown >;

let state: FormState< Values >;
const show = ( props: Partial< FormProps< Values > > = {} ) =>
	render(
		<Form< Values > { ...props }>
			{ ( current ) => {
				state = current;
				const { onChange } = current.getInputProps( 'a' );
				return (
					<>
						<select aria-label="Select" onChange={ onChange }>
							<option />
							<option>two</option>
						</select>
						<textarea aria-label="Area" onChange={ onChange } />
						<input aria-label="Input" onChange={ onChange } />
						<button onClick={ onChange }>Button</button>
					</>
				);
			} }
		</Form>
	);
const change = ( value: unknown ) =>
	act( () => state.getInputProps( 'a' ).onChange( value as string ) );

describe( 'Form', () => {
	it.each( [ 'Select', 'Area', 'Input' ] )(
		'reads events of %s',
		( name ) => {
			show();
			fireEvent.change( screen.getByLabelText( name ), {
				target: { value: 'two' },
			} );
			expect( state.values ).toEqual( { a: 'two' } );
		}
	);

	it( 'keeps the value on events of other elements', () => {
		show( { initialValues: { a: 'before' } } );
		fireEvent.click( screen.getByText( 'Button' ) );
		expect( state.values ).toEqual( { a: 'before' } );
	} );

	it.each( [
		null,
		'',
		0,
		{ target: '_blank' },
		{ preventDefault: true },
		[ 1 ],
	] )( 'accepts the value %j', ( value ) => {
		show( { initialValues: { a: 'before', b: 1 } } );
		change( value );
		expect( state.values ).toEqual( { a: value, b: 1 } );
	} );

	it( 'has props for checkboxes and select controls', () => {
		show( { initialValues: { a: 'x', b: '' } } );
		expect( state.getInputProps( 'a' ) ).toMatchObject( {
			value: 'x',
			checked: true,
			selected: 'x',
			className: null,
			help: null,
		} );
		expect( state.getInputProps( 'b' ).checked ).toBe( false );
		expect( state.getInputProps( 'c' ) ).toMatchObject( {
			value: undefined,
			checked: false,
		} );
	} );

	it( 'begins with errors and touched fields, which validation replaces', () => {
		show( {
			errors: { a: 'Taken.', b: 'Old.' },
			touched: { a: true },
			validate: () => ( { b: 'New.' } ),
		} );
		expect( state.errors ).toEqual( { a: 'Taken.', b: 'New.' } );
		expect( state.getInputProps( 'a' ) ).toMatchObject( {
			help: 'Taken.',
			className: 'has-error',
		} );
		expect( state.getInputProps( 'b' ).help ).toBeNull();
		change( 'x' );
		expect( state.errors ).toEqual( { b: 'New.' } );
	} );

	it( 'touches a field and the fields before, and can undo it', () => {
		show( { touched: { b: true } } );
		act( () => state.getInputProps( 'a' ).onBlur() );
		expect( state.touched ).toEqual( { a: true, b: true } );
		act( () => state.setTouched( 'a', false ) );
		expect( state.touched ).toEqual( { a: false, b: true } );
	} );

	it( 'tells onChange of errors, but not of errors that are null', () => {
		const onChange = jest.fn();
		const validate = jest.fn().mockReturnValue( { a: null, b: '' } );
		show( { onChange, validate } );
		expect( state.isValidForm ).toBe( true );
		change( 1 );
		validate.mockReturnValue( { a: null, b: 'No.' } );
		change( 2 );
		expect( state.isValidForm ).toBe( false );
		expect( onChange.mock.calls ).toEqual( [
			[ { name: 'a', value: 1 }, { a: 1 }, true ],
			[ { name: 'a', value: 2 }, { a: 2 }, false ],
		] );
		expect( validate ).toHaveBeenLastCalledWith( { a: 2 } );
	} );

	it( 'can be changed and submitted without callbacks', async () => {
		show( { initialValues: { a: 1 }, onSubmitCallback: null } );
		change( 2 );
		await act( () => state.handleSubmit() );
		expect( state.touched ).toEqual( { a: true } );
		expect( state.values ).toEqual( { a: 2 } );
	} );

	it( 'waits for the submission', async () => {
		let finish = () => {};
		const onSubmit = () =>
			new Promise< void >( ( resolve ) => ( finish = resolve ) );
		show( { onSubmit } );
		const done = jest.fn();
		await act( async () => void state.handleSubmit().then( done ) );
		expect( done ).not.toHaveBeenCalled();
		await act( async () => finish() );
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );
} );
