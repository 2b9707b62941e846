import { fireEvent, screen, within } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';

import { click, notices, writes } from '../../../test/support';
import {
	choose,
	field,
	LAMP,
	openProduct,
	PRODUCTS,
	save,
	type,
	written,
} from './support';

const PUT = `PUT ${ PRODUCTS }/7`;
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const isUnsaved = () => screen.queryByText( 'Unsaved changes' ) !== null;
afterEach( () => delete window.storedeckSettings );

describe( 'a field that another user changed', () => {
	const change = ( current: object ) =>
		createResponse(
			{
				code: 'storedeck_product_changed',
				message: 'Changed.',
				data: { status: 409, current },
			},
			{ status: 409 }
		);
	const edit = async ( current: object ) => {
		let response: unknown = change( current );
		await openProduct( '/products/7', {
			[ PUT ]: () => {
				const sent = response;
				response = { ...LAMP, name: 'Light' };
				return sent;
			},
		} );
		type( 'Name', 'Light' );
		type( 'SKU', 'l-1' );
		await save();
	};

	it( 'can be left as it is, and other changes stay', async () => {
		await edit( { name: 'Lantern &amp; more' } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Name was changed to Lantern & more in the meantime.'
		);
		await click( 'Keep these changes' );
		expect( screen.queryByText( /in the meantime/ ) ).toBeNull();
		expect( field( 'Name' ) ).not.toHaveValue( 'Light' );
		expect( field( 'SKU' ) ).toHaveValue( 'l-1' );
		expect( button( 'Save product' ) ).toHaveFocus();
		expect( isUnsaved() ).toBe( true );
		expect( writes() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'x'.repeat( 60 ), 'Name was changed in the meantime.' ],
		[ '', 'Name was changed in the meantime.' ],
		[
			'x'.repeat( 59 ),
			`Name was changed to ${ 'x'.repeat( 59 ) } in the meantime.`,
		],
	] )(
		'is described by its value “%s” when that is short',
		async ( name, text ) => {
			await edit( { name } );
			expect( screen.getByText( text ) ).toBeVisible();
		}
	);

	it( 'is no conflict when it has the wanted value', async () => {
		await edit( { name: 'Light' } );
		expect( screen.queryByText( /in the meantime/ ) ).toBeNull();
		expect( written() ).toEqual(
			[
				[
					'PUT /7',
					{
						name: 'Light',
						sku: 'l-1',
						expected: { name: 'Lamp', sku: undefined },
					},
				],
				[ 'PUT /7', { sku: 'l-1', expected: { sku: undefined } } ],
			].map( ( [ request, data ] ) => [
				request,
				JSON.parse( JSON.stringify( data ) ),
			] )
		);
		expect( notices() ).toEqual( [ 'Product saved.' ] );
	} );
} );

describe( 'the sections', () => {
	const isShown = ( name: string ) =>
		screen.queryByLabelText( name ) !== null;

	it( 'have the fields of the type of product', async () => {
		await openProduct();
		expect( isShown( 'Regular price' ) ).toBe( true );
		expect( isShown( 'Weight' ) ).toBe( true );
		fireEvent.click( screen.getByLabelText( 'Virtual' ) );
		expect( isShown( 'Weight' ) ).toBe( false );
		choose( 'Product type', 'variable' );
		expect( isShown( 'Regular price' ) ).toBe( false );
		expect(
			screen.getByText( 'Each variation has a price of its own.' )
		).toBeVisible();
	} );

	it( 'have a quantity or a stock status', async () => {
		await openProduct();
		expect( isShown( 'Stock quantity' ) ).toBe( true );
		expect( isShown( 'Stock status' ) ).toBe( false );
		fireEvent.click( screen.getByLabelText( 'Manage stock' ) );
		expect( isShown( 'Stock quantity' ) ).toBe( false );
		expect( isShown( 'Stock status' ) ).toBe( true );
	} );

	it( 'save long texts, dimensions and dates', async () => {
		await openProduct( '/products/7', { [ PUT ]: LAMP } );
		type( 'Description', 'Bright' );
		type( 'Width', '3' );
		type( 'Height', '4.5' );
		fireEvent.change( screen.getByLabelText( 'Sale starts' ), {
			target: { value: '2026-12-01' },
		} );
		await save();
		expect( written() ).toMatchObject( [
			[
				'PUT /7',
				{
					description: 'Bright',
					dimensions: { length: '', width: '3', height: '4.5' },
					date_on_sale_from: '2026-12-01T00:00:00',
				},
			],
		] );
	} );

	it( 'show the error of a field when it is left', async () => {
		await openProduct();
		for ( const name of [ 'Weight', 'Length', 'Low stock threshold' ] ) {
			type( name, 'x' );
			expect( field( name ) ).toBeValid();
			fireEvent.blur( field( name ) );
			expect( field( name ) ).toBeInvalid();
		}
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'keep a stored choice that they do not know', async () => {
		await openProduct(
			'/products/7',
			{},
			{ status: 'packed', tax_class: 'books' }
		);
		expect( screen.getByLabelText( 'Status' ) ).toHaveDisplayValue(
			'packed'
		);
		expect( screen.getByLabelText( 'Tax class' ) ).toHaveDisplayValue(
			'books'
		);
		const types = within( screen.getByLabelText( 'Product type' ) );
		expect( types.getAllByRole( 'option' ) ).toHaveLength( 4 );
	} );

	it.each( [ 'left', 'right_space' ] )(
		'have the currency symbol on the %s',
		async ( symbolPosition ) => {
			window.storedeckSettings = {
				currency: { symbol: '€', symbolPosition },
			};
			await openProduct();
			const control = field( 'Regular price' ).closest(
				'.text-control-with-affixes'
			);
			const parts = Array.from(
				control?.children ?? [],
				( part ) => part.textContent || 'field'
			);
			expect( parts.indexOf( '€' ) < parts.indexOf( 'field' ) ).toBe(
				symbolPosition === 'left'
			);
		}
	);
} );
