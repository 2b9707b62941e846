import { fireEvent, screen, within } from '@testing-library/react';
import { click, FAILED, writes } from '../../../test/support';
import {
	choose,
	field,
	LAMP,
	openProduct,
	pick,
	PRODUCTS,
	save,
	type,
} from './support';

const ATTRIBUTES = `${ PRODUCTS }/attributes`;
const region = ( name: string ) => screen.getByRole( 'region', { name } );
describe( 'the attributes', () => {
	const COLOR = {
		id: 5,
		name: 'Color',
		options: [ 'Red' ],
		visible: true,
		variation: false,
	};
	const open = (
		responses: Record< string, unknown > = {},
		product: object = {}
	) =>
		openProduct(
			'/products/7',
			{
				[ `GET ${ ATTRIBUTES }` ]: [
					{ id: 5, name: 'Color' },
					{ id: 6, name: 'Size' },
				],
				[ `GET ${ ATTRIBUTES }/*/terms` ]: [
					{ id: 1, name: 'Small' },
					{ id: 2, name: 'Large' },
				],
				[ `PUT ${ PRODUCTS }/7` ]: LAMP,
				...responses,
			},
			{ attributes: [ COLOR ], ...product }
		);
	const groups = () =>
		within( region( 'Attributes' ) )
			.queryAllByRole( 'group' )
			.map( ( group ) => group.getAttribute( 'aria-label' ) );
	const options = () =>
		within( screen.getByRole( 'combobox', { name: 'Attribute' } ) )
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent );
	const saved = async () => {
		await save();
		return Object( writes().at( -1 )?.data ).attributes;
	};

	it( 'are added from those of the store, with their terms', async () => {
		await open( {}, { type: 'variable' } );
		expect( options() ).toEqual( [ 'New attribute', 'Size' ] );
		choose( 'Attribute', '6' );
		expect( screen.queryByLabelText( 'Name of the attribute' ) ).toBeNull();
		await click( 'Add attribute' );
		expect( groups() ).toEqual( [ 'Color', 'Size' ] );
		expect( options() ).toEqual( [ 'New attribute' ] );
		expect( field( 'Name of the attribute' ) ).toHaveValue( '' );
		await pick( 'Values of Size', 'Large' );
		expect( await saved() ).toEqual( [
			{ ...COLOR, position: 0 },
			{
				id: 6,
				name: 'Size',
				options: [ 'Large' ],
				visible: true,
				variation: true,
				position: 1,
			},
		] );
	} );

	it.each( [ ' ', 'Color' ] )(
		'are not added with the name “%s”',
		async ( name ) => {
			await open();
			type( 'Name of the attribute', name );
			await click( 'Add attribute' );
			expect( groups() ).toEqual( [ 'Color' ] );
		}
	);

	it( 'have each value once', async () => {
		await open();
		for ( const value of [ ' Blue ', 'Blue', ' ', 'Red' ] ) {
			type( 'New value of Color', value );
			await click( 'Add value' );
			expect( field( 'New value of Color' ) ).toHaveValue( '' );
		}
		expect( await saved() ).toMatchObject( [
			{ options: [ 'Red', 'Blue' ] },
		] );
	} );

	it( 'need a value', async () => {
		await open();
		await click( 'Remove Red' );
		await save();
		expect( writes() ).toEqual( [] );
		expect(
			within( region( 'Attributes' ) ).getByText(
				'Each attribute needs at least one value.'
			)
		).toBeVisible();
	} );

	it( 'are visible and used for variations, or not', async () => {
		await open();
		const group = within( screen.getByRole( 'group', { name: 'Color' } ) );
		const visible = group.getByLabelText( 'Visible on the product page' );
		expect( visible ).toBeChecked();
		expect(
			group.getByLabelText( 'Used for variations' )
		).not.toBeChecked();
		fireEvent.click( visible );
		fireEvent.click( group.getByLabelText( 'Used for variations' ) );
		expect( await saved() ).toMatchObject( [
			{ visible: false, variation: true },
		] );
	} );

	it( 'can be removed one by one', async () => {
		await open(
			{},
			{ attributes: [ COLOR, { ...COLOR, id: 0, name: 'Cut' } ] }
		);
		await click( 'Remove Color' );
		expect( groups() ).toEqual( [ 'Cut' ] );
		expect( options() ).toEqual( [ 'New attribute', 'Color', 'Size' ] );
	} );

	it( 'are loaded again after a failure', async () => {
		let response: unknown = FAILED;
		await open( { [ `GET ${ ATTRIBUTES }` ]: () => response } );
		expect(
			within( region( 'Attributes' ) ).getByRole( 'alert' )
		).toHaveTextContent( 'Could not load attributes.Not today.' );
		response = [ { id: 6, name: 'Size' } ];
		await click( 'Reload' );
		expect( options() ).toEqual( [ 'New attribute', 'Size' ] );
	} );
} );
