import { act, fireEvent, screen, within } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import { click, FAILED, find, notices, writes } from '../../../test/support';
import { field, LAMP, PRODUCTS, save, type, written } from './support';
import { openVariations, RED, RED_NAME, row } from './variation-support';

const PATH = `${ PRODUCTS }/7/variations/71`;
const fields = () => within( row( RED_NAME ) );
const isUnsaved = () => screen.queryByText( 'Unsaved changes' ) !== null;

/** Opens the variation and types a price that was not saved. */
async function openWithPrice( responses: Record< string, unknown > = {} ) {
	await openVariations( responses );
	await click( RED_NAME );
	type( 'Regular price', '25' );
}

it( 'shows and hides the fields by the name of a variation', async () => {
	await openVariations();
	const name = screen.getByRole( 'button', { name: RED_NAME } );
	expect( name ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( fields().queryByLabelText( 'SKU' ) ).toBeNull();
	await click( RED_NAME );
	expect( name ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( fields().getByLabelText( 'Regular price' ) ).toHaveValue( '20' );
	expect( fields().getByLabelText( 'Status' ) ).toHaveDisplayValue(
		'Enabled'
	);
	// A quantity while the stock is managed, and a stock status otherwise.
	expect( fields().getByLabelText( 'Stock quantity' ) ).toHaveValue( '5' );
	expect( fields().getByLabelText( 'Backorders' ) ).toHaveDisplayValue(
		'Not allowed'
	);
	expect( fields().queryByLabelText( 'Stock status' ) ).toBeNull();
	fireEvent.click( fields().getByLabelText( 'Manage stock' ) );
	expect( fields().queryByLabelText( 'Stock quantity' ) ).toBeNull();
	expect( fields().queryByLabelText( 'Backorders' ) ).toBeNull();
	expect( fields().getByLabelText( 'Stock status' ) ).toHaveDisplayValue(
		'In stock'
	);
	await click( RED_NAME );
	expect( fields().queryByLabelText( 'SKU' ) ).toBeNull();
} );

it( 'saves the changed fields with the product', async () => {
	await openWithPrice( {
		[ `PUT ${ PATH }` ]: { ...RED, regular_price: '25.00' },
	} );
	expect( row( RED_NAME ) ).toHaveTextContent( '25' );
	expect( isUnsaved() ).toBe( true );
	await save();
	expect( written() ).toEqual( [
		[
			'PUT /7/variations/71',
			{ regular_price: '25', expected: { regular_price: '20' } },
		],
	] );
	expect( isUnsaved() ).toBe( false );
	expect( notices() ).toEqual( [ 'Product saved.' ] );
	expect( field( 'Regular price' ) ).toHaveValue( '25.00' );
	await save();
	expect( writes() ).toHaveLength( 1 );
} );

it( 'keeps what is typed while it is saved', async () => {
	await openWithPrice();
	await save();
	fireEvent.change( fields().getByLabelText( 'SKU' ), {
		target: { value: 'R-2' },
	} );
	await act(
		async () => writes()[ 0 ]?.respond( { ...RED, regular_price: '25.00' } )
	);
	expect( fields().getByLabelText( 'Regular price' ) ).toHaveValue( '25.00' );
	expect( fields().getByLabelText( 'SKU' ) ).toHaveValue( 'R-2' );
	expect( isUnsaved() ).toBe( true );
} );

it( 'saves the product before its variations', async () => {
	await openWithPrice( {
		[ `PUT ${ PRODUCTS }/7` ]: { ...LAMP, type: 'variable', name: 'New' },
		[ `PUT ${ PATH }` ]: { ...RED, regular_price: '25' },
	} );
	type( 'Name', 'New' );
	await save();
	expect( written().map( ( [ request ] ) => request ) ).toEqual( [
		'PUT /7',
		'PUT /7/variations/71',
	] );
	expect( notices() ).toEqual( [ 'Product saved.' ] );
	expect( isUnsaved() ).toBe( false );
} );

it( 'is saved no longer when the change was taken back', async () => {
	await openWithPrice();
	type( 'Regular price', '20' );
	expect( isUnsaved() ).toBe( false );
	await save();
	expect( writes() ).toEqual( [] );
	expect( notices() ).toEqual( [] );
} );

it( 'shows the error of a field when it is left', async () => {
	await openVariations();
	await click( RED_NAME );
	type( 'Regular price', '-1' );
	expect( field( 'Regular price' ) ).toBeValid();
	fireEvent.blur( field( 'Regular price' ) );
	expect( field( 'Regular price' ) ).toBeInvalid();
	expect( field( 'Sale price' ) ).toBeValid();
} );

it( 'opens with its errors instead of being saved', async () => {
	await openVariations();
	await click( RED_NAME );
	type( 'Regular price', '-1' );
	await click( RED_NAME );
	expect( fields().queryByLabelText( 'SKU' ) ).toBeNull();
	await save();
	expect( field( 'Regular price' ) ).toBeInvalid();
	expect(
		fields().getByText( 'Type an amount of 0 or more, without currency.' )
	).toBeVisible();
	expect( writes() ).toEqual( [] );
	expect( notices() ).toEqual( [] );
} );

it( 'shows an error of the server at its field until it is edited', async () => {
	await openWithPrice( {
		[ `PUT ${ PATH }` ]: createResponse(
			{
				code: 'rest_invalid_param',
				message: 'Invalid.',
				data: {
					status: 400,
					params: { regular_price: 'Too expensive.' },
				},
			},
			{ status: 400 }
		),
	} );
	await click( RED_NAME );
	await save();
	expect( field( 'Regular price' ) ).toBeInvalid();
	expect( fields().getByText( 'Too expensive.' ) ).toBeVisible();
	expect( notices() ).toEqual( [ `Could not save ${ RED_NAME }.` ] );
	expect( isUnsaved() ).toBe( true );
	type( 'Regular price', '24' );
	expect( field( 'Regular price' ) ).toBeValid();
} );

it( 'tells why it was not saved', async () => {
	await openWithPrice( { [ `PUT ${ PATH }` ]: FAILED } );
	await save();
	expect( notices() ).toEqual( [
		`Could not save ${ RED_NAME }. Not today.`,
	] );
	expect( field( 'Regular price' ) ).toHaveValue( '25' );
	expect( isUnsaved() ).toBe( true );
} );

describe( 'a field that another user changed', () => {
	const CHANGED = createResponse(
		{
			code: 'storedeck_product_changed',
			message: 'Changed.',
			data: { status: 409, current: { regular_price: '22' } },
		},
		{ status: 409 }
	);
	const MESSAGE = 'Regular price was changed to 22 in the meantime.';

	it( 'can be left as it is', async () => {
		await openWithPrice( { [ `PUT ${ PATH }` ]: CHANGED } );
		await save();
		expect( fields().getByText( MESSAGE ) ).toBeVisible();
		await click( 'Keep these changes' );
		expect( screen.queryByText( MESSAGE ) ).toBeNull();
		expect( field( 'Regular price' ) ).toHaveValue( '22' );
		expect( isUnsaved() ).toBe( false );
		expect( writes() ).toHaveLength( 1 );
	} );

	it( 'can be overwritten', async () => {
		await openWithPrice();
		await save();
		const request = () => find( 'PUT', PATH ).at( -1 );
		await act(
			async () => request()?.respond( CHANGED.body, CHANGED.extras )
		);
		await click( 'Save mine' );
		expect( writes() ).toHaveLength( 2 );
		expect( request()?.data ).toEqual( {
			regular_price: '25',
			expected: { regular_price: '22' },
		} );
		await act(
			async () => request()?.respond( { ...RED, regular_price: '25' } )
		);
		expect( screen.queryByText( MESSAGE ) ).toBeNull();
		expect( isUnsaved() ).toBe( false );
	} );
} );
