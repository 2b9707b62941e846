import {
	createEvent,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
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

	it( 'describes fields by their description, tip, and placeholder', () => {
		const { container } = render(
			<DynamicForm
				fields={ [
					{
						id: 'a',
						type: 'text',
						label: 'Salt &amp; pepper',
						title: 'Other',
						description: 'One &amp; all.',
						tip: 'A tip.',
						class: 'mine',
						placeholder: 'Type',
					},
					{ id: 'b', type: 'password', label: '', title: 'Title' },
					{ id: 'c', type: 'text' },
				] }
			/>
		);
		const first = screen.getByRole( 'textbox', { name: 'Salt & pepper' } );
		expect( first ).toHaveAccessibleDescription( 'One & all. A tip.' );
		expect( first ).toHaveAttribute( 'placeholder', 'Type' );
		expect( first ).not.toHaveAttribute( 'autocomplete' );
		expect( container.querySelector( '.mine' ) ).toContainElement( first );
		expect( container.querySelector( '.has-error' ) ).toBeNull();
		expect( screen.getByLabelText( 'Title' ) ).toHaveAttribute(
			'autocomplete',
			'off'
		);
		expect(
			screen.getByRole( 'textbox', { name: 'c' } )
		).not.toHaveAttribute( 'aria-describedby' );
		expect( container.querySelector( 'form' ) ).toHaveAttribute(
			'novalidate'
		);
	} );

	it( 'selects among the options, of which there may be none', async () => {
		render(
			<DynamicForm
				fields={ [
					{
						id: 'a',
						type: 'select',
						label: 'None',
						placeholder: '…',
					},
					...fields.slice( 3 ),
				] }
				onSubmit={ onSubmit }
			/>
		);
		expect( screen.getByRole( 'combobox', { name: 'None' } ) ).toHaveValue(
			'…'
		);
		await userEvent.click(
			screen.getByRole( 'combobox', { name: 'Mode' } )
		);
		await userEvent.click(
			await screen.findByRole( 'option', { name: 'Later' } )
		);
		await submit();
		expect( onSubmit ).toHaveBeenCalledWith( { a: '', mode: 'later' } );
	} );

	it( 'shows the error of a field that was left', () => {
		const { container } = render(
			<DynamicForm
				fields={ fields }
				validate={ () => ( { secret: 'Type a secret.' } ) }
			/>
		);
		expect( screen.queryByText( 'Type a secret.' ) ).toBeNull();
		fireEvent.blur( screen.getByLabelText( 'Secret' ) );
		expect( screen.getByText( 'Type a secret.' ) ).toBeVisible();
		expect( container.querySelectorAll( '.has-error' ) ).toHaveLength( 1 );
	} );

	it( 'handles the submission itself and tells that it is busy', () => {
		const { rerender } = render( <DynamicForm fields={ fields } /> );
		const button = screen.getByRole( 'button', { name: 'Proceed' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( button ).not.toHaveClass( 'is-busy' );
		const event = createEvent.submit( button );
		fireEvent( button, event );
		expect( event.defaultPrevented ).toBe( true );
		rerender( <DynamicForm fields={ fields } isBusy /> );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( button ).toHaveClass( 'is-busy' );
	} );

	it( 'shows fields that are added later, with a warning for unknown types', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		const { rerender } = render( <DynamicForm fields={ fields } /> );
		expect( warn ).not.toHaveBeenCalled();
		rerender(
			<DynamicForm
				fields={ [
					{ id: 'b', type: 'text', label: 'Later' },
					{ id: 'c', type: 'color' },
					{ id: 'd', type: 'date' },
				] }
			/>
		);
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'textbox', { name: 'Later' } ) ).toHaveValue(
			''
		);
		expect( warn.mock.calls ).toEqual( [
			[ 'DynamicForm: fields of unknown type: c (color), d (date).' ],
		] );
		warn.mockRestore();
	} );
} );
