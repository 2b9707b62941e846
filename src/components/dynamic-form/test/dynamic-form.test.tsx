import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DynamicForm } from '..';
import type { DynamicField } from '..';

const fields: DynamicField[] = [
	{
		id: 'key',
		type: 'text',
		label: 'Key',
		description: 'Yours',
		default: 'k',
	},
	{ id: 'secret', type: 'password', title: 'Secret', placeholder: '…' },
	{ id: 'test', type: 'checkbox', label: 'Test mode', value: 'yes' },
	{
		id: 'mode',
		type: 'select',
		label: 'Mode',
		options: { now: 'At once', later: 'Later' },
		value: 'now',
	},
];
const onSubmit = jest.fn();
const onChange = jest.fn();
const submit = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Proceed' } ) );

beforeEach( () => {
	onSubmit.mockClear();
	onChange.mockClear();
} );

describe( 'DynamicForm', () => {
	it( 'renders fields of each type and submits all values', async () => {
		render( <DynamicForm fields={ fields } onSubmit={ onSubmit } /> );
		expect( screen.getByRole( 'textbox', { name: 'Key' } ) ).toHaveValue(
			'k'
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Key' } )
		).toHaveAccessibleDescription( 'Yours' );
		expect( screen.getByLabelText( 'Secret' ) ).toHaveAttribute(
			'type',
			'password'
		);
		expect(
			screen.getByRole( 'checkbox', { name: 'Test mode' } )
		).toBeChecked();
		expect( screen.getByRole( 'combobox', { name: 'Mode' } ) ).toHaveValue(
			'At once'
		);
		await submit();
		expect( onSubmit ).toHaveBeenCalledWith( {
			key: 'k',
			secret: '',
			test: true,
			mode: 'now',
		} );
	} );

	it( 'submits empty strings and unchecked checkboxes', async () => {
		render(
			<DynamicForm
				fields={ [
					{
						id: 'a',
						type: 'text',
						label: 'A',
						value: '',
						default: 'x',
					},
					{
						id: 'b',
						type: 'checkbox',
						label: 'B',
						value: 'no',
						default: 'yes',
					},
				] }
				onSubmit={ onSubmit }
			/>
		);
		expect( screen.getByRole( 'checkbox' ) ).not.toBeChecked();
		await submit();
		expect( onSubmit ).toHaveBeenCalledWith( { a: '', b: false } );
	} );

	it( 'calls onChange and submits with Enter', async () => {
		const map = Object.fromEntries(
			fields.map( ( field ) => [ field.id, field ] )
		);
		render(
			<DynamicForm
				fields={ map }
				onChange={ onChange }
				onSubmit={ onSubmit }
			/>
		);
		await userEvent.click( screen.getByRole( 'checkbox' ) );
		expect( onChange ).toHaveBeenLastCalledWith(
			{ name: 'test', value: false },
			expect.objectContaining( { test: false, key: 'k' } ),
			true
		);
		await userEvent.type( screen.getByLabelText( 'Secret' ), 's{Enter}' );
		expect( onSubmit ).toHaveBeenCalledWith(
			expect.objectContaining( { secret: 's', test: false } )
		);
	} );

	it( 'shows errors instead of submitting', async () => {
		render(
			<DynamicForm
				fields={ fields }
				validate={ () => ( { key: 'Please type a key.' } ) }
				onSubmit={ onSubmit }
				submitLabel="Save"
			/>
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect(
				screen.getByRole( 'textbox', { name: 'Key' } )
			).toHaveAccessibleDescription( 'Please type a key.' )
		);
		expect( onSubmit ).not.toHaveBeenCalled();
	} );

	it( 'does not submit while it is busy', async () => {
		render(
			<DynamicForm fields={ fields } onSubmit={ onSubmit } isBusy />
		);
		await submit();
		expect( onSubmit ).not.toHaveBeenCalled();
	} );

	it( 'skips fields of unknown types with a warning', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		render(
			<DynamicForm
				fields={ [ { id: 'a', type: 'color', label: 'A' } ] }
			/>
		);
		expect( screen.queryByText( 'A' ) ).not.toBeInTheDocument();
		expect( warn ).toHaveBeenCalledWith(
			'DynamicForm: fields of unknown type: a (color).'
		);
		warn.mockRestore();
	} );
} );
