import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import { FAILED, notices, writes } from '../../../test/support';
import { field, LAMP, openProduct, PRODUCTS } from './support';

const save = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Save product' } ) );
const retype = async ( name: string, text: string ) => {
	await userEvent.clear( field( name ) );
	await userEvent.type( field( name ), text );
};

it.each( [ '9', 'x', '0' ] )(
	'says that the product %s was not found',
	async ( id ) => {
		await openProduct( `/products/${ id }` );
		expect( await screen.findByText( 'Product not found.' ) ).toBeVisible();
		expect( screen.queryByRole( 'form' ) ).not.toBeInTheDocument();
	}
);

it( 'names and focuses invalid fields, and sends nothing', async () => {
	await openProduct( '/products/7' );
	await userEvent.clear( field( 'Name' ) );
	await retype( 'Sale price', 'x' );
	await save();
	expect( writes() ).toEqual( [] );
	expect( field( 'Name' ) ).toBeInvalid();
	const summary = screen.getByText( '2 fields need your attention:' );
	expect( summary ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Name' } ) );
	expect( field( 'Name' ) ).toHaveFocus();
} );

it( 'saves the changed fields with Ctrl+S', async () => {
	await openProduct( '/products/7', {
		[ `PUT ${ PRODUCTS }/7` ]: { ...LAMP, stock_quantity: 3 },
	} );
	await retype( 'Stock quantity', '3' );
	expect( screen.getByText( 'Unsaved changes' ) ).toBeVisible();
	await userEvent.keyboard( '{Control>}s{/Control}' );
	await waitFor( () => expect( writes() ).toHaveLength( 1 ) );
	expect( writes()[ 0 ]?.data ).toEqual( {
		stock_quantity: 3,
		expected: { stock_quantity: 5 },
	} );
	await waitFor( () =>
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull()
	);
} );

it( 'shows the error of a SKU at its field', async () => {
	await openProduct( '/products/7', {
		[ `PUT ${ PRODUCTS }/7` ]: createResponse(
			{
				code: 'product_invalid_sku',
				message: 'The SKU used is already used by Cap.',
				data: {
					status: 400,
					params: { sku: 'The SKU used is already used by Cap.' },
				},
			},
			{ status: 400 }
		),
	} );
	await retype( 'SKU', 'used' );
	await save();
	await waitFor( () => expect( field( 'SKU' ) ).toBeInvalid() );
	expect( field( 'SKU' ) ).toHaveFocus();
	await userEvent.type( field( 'SKU' ), '2' );
	expect( field( 'SKU' ) ).toBeValid();
} );

it( 'shows errors of the server at their fields, and others as a notice', async () => {
	let response = createResponse(
		{
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s): regular_price',
			data: {
				status: 400,
				params: { regular_price: 'Type a price.' },
			},
		},
		{ status: 400 }
	);
	await openProduct( '/products/7', {
		[ `PUT ${ PRODUCTS }/7` ]: () => response,
	} );
	await retype( 'Regular price', '21' );
	await save();
	await waitFor( () => expect( field( 'Regular price' ) ).toBeInvalid() );
	expect( screen.getAllByText( 'Type a price.' )[ 0 ] ).toBeVisible();
	expect( field( 'SKU' ) ).toBeValid();

	response = FAILED;
	await retype( 'Regular price', '22' );
	await save();
	await waitFor( () =>
		expect( notices().at( -1 ) ).toBe(
			'Could not save the product. Not today.'
		)
	);
	expect( field( 'SKU' ) ).toBeValid();
} );

it( 'asks which value is right when another user changed the field', async () => {
	let isChanged = true;
	await openProduct( '/products/7', {
		[ `PUT ${ PRODUCTS }/7` ]: () =>
			isChanged
				? createResponse(
						{
							code: 'storedeck_product_changed',
							message: 'Changed.',
							data: {
								status: 409,
								current: { stock_quantity: 12 },
							},
						},
						{ status: 409 }
				  )
				: { ...LAMP, stock_quantity: 3 },
	} );
	await retype( 'Stock quantity', '3' );
	await save();
	expect(
		await screen.findByText(
			'Stock quantity was changed to 12 in the meantime.'
		)
	).toBeVisible();
	isChanged = false;
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Save mine' } )
	);
	await waitFor( () => expect( writes() ).toHaveLength( 2 ) );
	expect( writes()[ 1 ]?.data ).toEqual( {
		stock_quantity: 3,
		expected: { stock_quantity: 12 },
	} );
	await waitFor( () =>
		expect( screen.queryByText( /in the meantime/ ) ).toBeNull()
	);
} );

it( 'creates a product once when the response is lost', async () => {
	await openProduct( '/products/new' );
	expect( field( 'Name' ) ).toHaveFocus();
	const create = () =>
		userEvent.click(
			screen.getByRole( 'button', { name: 'Create product' } )
		);
	await userEvent.type( field( 'Name' ), 'Chair' );
	await userEvent.type( field( 'Regular price' ), '5' );
	await create();
	await waitFor( () => expect( writes() ).toHaveLength( 1 ) );
	await act( async () => writes()[ 0 ]?.drop() );
	await create();
	await waitFor( () => expect( writes() ).toHaveLength( 2 ) );
	expect( writes()[ 0 ]?.data ).toMatchObject( {
		name: 'Chair',
		status: 'publish',
		creation_key: expect.stringMatching( /^[0-9a-f]{32}$/ ),
	} );
	expect( writes()[ 1 ]?.data ).toEqual( writes()[ 0 ]?.data );
} );

it( 'adds an attribute with values', async () => {
	await openProduct( '/products/7', {
		[ `PUT ${ PRODUCTS }/7` ]: LAMP,
	} );
	await userEvent.type( field( 'Name of the attribute' ), 'Shade{Enter}' );
	const group = screen.getByRole( 'group', { name: 'Shade' } );
	await userEvent.type(
		within( group ).getByRole( 'textbox', { name: 'New value of Shade' } ),
		'Red{Enter}'
	);
	await save();
	await waitFor( () => expect( writes() ).toHaveLength( 1 ) );
	expect( writes()[ 0 ]?.data ).toEqual( {
		attributes: [
			{
				id: 0,
				name: 'Shade',
				options: [ 'Red' ],
				visible: true,
				variation: false,
				position: 0,
			},
		],
		expected: { attributes: [] },
	} );
} );
