import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingField } from '../settings/field';
import type { Field, FieldValue } from '../settings/form-values';

const onChange = jest.fn();
const onRemove = jest.fn();

const show = (
	field: Partial< Field >,
	value: FieldValue = '',
	{ error, isRemoved = false }: { error?: string; isRemoved?: boolean } = {}
) =>
	render(
		<SettingField
			field={ {
				id: 'key',
				label: 'Key &amp; more',
				description: 'From the provider.',
				type: 'text',
				isRequired: false,
				isSecret: false,
				isSaved: false,
				isSetting: true,
				...field,
			} }
			value={ value }
			error={ error }
			isRemoved={ isRemoved }
			onChange={ onChange }
			onRemove={ onRemove }
		/>
	);

beforeEach( () => {
	onChange.mockClear();
	onRemove.mockClear();
} );

it.each( [ 'email', 'number', 'url', 'tel', 'text', 'color' ] )(
	'shows a field of the type %s',
	( type ) => {
		show( { type, placeholder: 'Here', isRequired: true }, '7' );
		const input = screen.getByLabelText( 'Key & more' );
		expect( input ).toHaveAttribute(
			'type',
			type === 'color' ? 'text' : type
		);
		expect( input ).toHaveAttribute( 'placeholder', 'Here' );
		expect( input ).toBeRequired();
		expect( input ).toHaveAccessibleDescription( 'From the provider.' );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	}
);

it( 'shows a long text as several lines', async () => {
	show( { type: 'textarea' }, 'One' );
	await userEvent.type( screen.getByRole( 'textbox' ), '!' );
	expect( onChange ).toHaveBeenCalledWith( 'One!' );
	expect( screen.getByRole( 'textbox' ).tagName ).toBe( 'TEXTAREA' );
} );

it.each( [ 'select', 'radio' ] )(
	'shows the options of a %s',
	async ( type ) => {
		show( { type, options: { a: 'Live &amp; paid', b: 'Test' } }, 'a' );
		const select = screen.getByRole( 'combobox', { name: 'Key & more' } );
		expect( select ).toHaveDisplayValue( 'Live & paid' );
		await userEvent.selectOptions( select, 'Test' );
		expect( onChange.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'b' );
	}
);

it.each( [ true, false ] )( 'shows the checkbox of %s', async ( value ) => {
	show( { type: 'checkbox' }, value );
	const box = screen.getByRole( 'checkbox', { name: 'Key & more' } );
	expect( box.matches( ':checked' ) ).toBe( value );
	await userEvent.click( box );
	expect( onChange ).toHaveBeenCalledWith( ! value );
} );

it( 'shows an error', () => {
	show( {}, '', { error: 'Type a key.' } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Type a key.' );
} );

describe( 'a secret', () => {
	const secret = ( isSaved: boolean ): Partial< Field > => ( {
		isSecret: true,
		isSaved,
		type: 'text',
		placeholder: 'sk_…',
	} );
	const input = () => screen.getByLabelText( 'Key & more' );

	it( 'is typed like a password that no browser fills in', async () => {
		show( secret( false ) );
		expect( input() ).toHaveAttribute( 'type', 'password' );
		expect( input() ).toHaveAttribute( 'autocomplete', 'new-password' );
		expect( input() ).toHaveAttribute( 'placeholder', 'sk_…' );
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		await userEvent.type( input(), 'x' );
		expect( onChange ).toHaveBeenCalledWith( 'x' );
	} );

	it( 'that is saved stays or is removed', async () => {
		show( secret( true ) );
		expect( input() ).toHaveAttribute(
			'placeholder',
			'Saved. Type to replace.'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove Key & more' } )
		);
		expect( onRemove ).toHaveBeenCalledWith( true );
	} );

	it( 'that is going to be removed can be kept', async () => {
		show( secret( true ), '', { isRemoved: true } );
		expect( input() ).toHaveAttribute( 'placeholder', 'sk_…' );
		const button = screen.getByRole( 'button', {
			name: 'Undo removing Key & more',
		} );
		expect( button ).toHaveTextContent(
			'Will be removed when you save. Undo'
		);
		await userEvent.click( button );
		expect( onRemove ).toHaveBeenCalledWith( false );
	} );
} );
