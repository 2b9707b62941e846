import { act, fireEvent, screen } from '@testing-library/react';
import { createResponse, settle } from '@storedeck/data/testing';
import { getHistory, getNewPath, getPath } from '@storedeck/navigation';
import {
	click,
	FAILED,
	find,
	notices,
	respondWith,
} from '../../../test/support';
import {
	createItem,
	createRow,
	openStock,
	press,
	PRODUCTS,
	quantity,
	REPORT,
	toList,
	type,
	written,
} from './support';

const MUG = `${ PRODUCTS }/7`;
const row = ( name: string ) =>
	screen.getByRole( 'row', { name: new RegExp( name ) } );
const mark = () =>
	row( 'Mug' ).querySelector( '.storedeck-quantity__state' )?.textContent;

const change = ( current: number ) =>
	createResponse(
		{
			code: 'storedeck_product_changed',
			message: 'Changed.',
			data: { status: 409, current: { stock_quantity: current } },
		},
		{ status: 409 }
	);

describe( 'a quantity', () => {
	it( 'is saved with Enter, with the one that it replaces', async () => {
		await openStock();
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		expect( written() ).toEqual( [
			[
				'/7',
				{
					id: 7,
					stock_quantity: 12,
					expected: { stock_quantity: 5 },
				},
			],
		] );
		expect( mark() ).toBe( '…' );
		respondWith( `GET ${ PRODUCTS }`, [ createItem( 7, 12 ) ] );
		await act(
			async () =>
				find( 'PUT', MUG )[ 0 ]?.respond( {
					id: 7,
					stock_quantity: 12,
				} )
		);
		expect( mark() ).toBe( '✓' );
		expect( row( 'Mug' ) ).toHaveTextContent( 'Mug: stock updated to 12.' );
		type( 'Mug', '13' );
		expect( mark() ).toBe( '' );
		expect( row( 'Mug' ) ).not.toHaveTextContent( 'stock updated' );
	} );

	it( 'is saved when the field is left', async () => {
		await openStock();
		type( 'Mug', '12' );
		fireEvent.blur( quantity( 'Mug' ) );
		await act( settle );
		expect( written() ).toHaveLength( 1 );
	} );

	it( 'is selected when the field gets the focus', async () => {
		await openStock();
		const field = quantity( 'Mug' );
		act( () => field.focus() );
		expect( field ).toHaveProperty( 'selectionStart', 0 );
		expect( field ).toHaveProperty( 'selectionEnd', 1 );
	} );

	it( 'is not sent when it is the same, or taken back with Escape', async () => {
		await openStock();
		await press( 'Mug', 'Enter' );
		type( 'Mug', '05' );
		await press( 'Mug', 'Enter' );
		expect( quantity( 'Mug' ) ).toHaveValue( '5' );
		type( 'Mug', '12' );
		await press( 'Mug', 'Escape' );
		expect( quantity( 'Mug' ) ).toHaveValue( '5' );
		fireEvent.blur( quantity( 'Mug' ) );
		expect( written() ).toEqual( [] );
	} );

	it( 'has to be a number', async () => {
		await openStock();
		type( 'Mug', '1.23456' );
		await press( 'Mug', 'Enter' );
		expect( quantity( 'Mug' ) ).toBeInvalid();
		expect( quantity( 'Mug' ) ).toHaveAccessibleDescription(
			'Type a number with at most four decimals. Unchanged: 5 in stock.'
		);
		expect( written() ).toEqual( [] );
		type( 'Mug', '1' );
		expect( quantity( 'Mug' ) ).toBeValid();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'is negative only where backorders are allowed', async () => {
		await openStock(
			{},
			{
				[ `GET ${ PRODUCTS }` ]: [
					{ ...createItem( 7 ), backorders: 'no' },
					{ ...createItem( 8 ), backorders: 'notify' },
				],
			}
		);
		type( 'Mug', '-5' );
		await press( 'Mug', 'Enter' );
		expect( quantity( 'Mug' ) ).toHaveAccessibleDescription(
			/^The stock quantity can be negative only where backorders are allowed\./
		);
		expect( written() ).toEqual( [] );
		type( 'Cap', '-5' );
		await press( 'Cap', 'Enter' );
		expect( written() ).toHaveLength( 1 );
	} );

	it( 'shows what the server refuses, with the name of the field', async () => {
		await openStock(
			{},
			{
				[ `PUT ${ MUG }` ]: createResponse(
					{
						code: 'rest_invalid_param',
						message: 'Invalid parameter(s): stock_quantity',
						data: {
							status: 400,
							params: {
								stock_quantity:
									'stock_quantity must be less than 9',
							},
						},
					},
					{ status: 400 }
				),
			}
		);
		type( 'Mug', '12345678901' );
		await press( 'Mug', 'Enter' );
		expect( quantity( 'Mug' ) ).toHaveAccessibleDescription(
			/^Stock quantity must be less than 9/
		);
	} );

	it( 'stays in the field when saving fails, and is sent again only with Enter', async () => {
		await openStock( {}, { [ `PUT ${ MUG }` ]: FAILED } );
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Not today. Unchanged: 5 in stock.'
		);
		expect( quantity( 'Mug' ) ).toHaveValue( '12' );
		expect( mark() ).toBe( '' );
		fireEvent.blur( quantity( 'Mug' ) );
		await act( settle );
		expect( written() ).toHaveLength( 1 );
		await press( 'Mug', 'Enter' );
		expect( written() ).toHaveLength( 2 );
	} );

	it( 'keeps what is typed while another one is saved', async () => {
		await openStock();
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		type( 'Mug', '13' );
		await act( async () => find( 'PUT', MUG )[ 0 ]?.fail( 'Full.' ) );
		expect( quantity( 'Mug' ) ).toHaveValue( '13' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Full.' );
	} );

	it( 'of a variation is saved at its product', async () => {
		await openStock(
			{},
			{
				[ `GET ${ REPORT }` ]: toList( [
					createRow( 71, 'Shirt', { parent_id: 7 } ),
				] ),
			}
		);
		type( 'Shirt', '12' );
		await press( 'Shirt', 'Enter' );
		expect( written() ).toMatchObject( [
			[ '/7/variations/71', { id: 71, stock_quantity: 12 } ],
		] );
	} );

	it( 'that another user changed can be kept', async () => {
		await openStock( {}, { [ `PUT ${ MUG }` ]: change( 8 ) } );
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Stock quantity was changed to 8 in the meantime.'
		);
		await press( 'Mug', 'Enter' );
		expect( written() ).toHaveLength( 1 );
		await click( 'Keep 8' );
		expect( quantity( 'Mug' ) ).toHaveValue( '8' );
	} );

	it( 'that is already saved is no conflict', async () => {
		await openStock( {}, { [ `PUT ${ MUG }` ]: change( 12 ) } );
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( mark() ).toBe( '✓' );
		expect( quantity( 'Mug' ) ).toHaveValue( '12' );
	} );

	it( 'that was not saved before its row was removed is told', async () => {
		const { unmount } = await openStock();
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		unmount();
		await act( async () => find( 'PUT', MUG )[ 0 ]?.fail( 'Full.' ) );
		expect( notices() ).toEqual( [
			'Could not save stock for Mug. Full.',
		] );
	} );

	it( 'that is not saved is not lost without a question', async () => {
		const leave = () =>
			act( () => getHistory().push( getNewPath( {}, '/inbox', {} ) ) );
		await openStock();
		type( 'Mug', '12' );
		type( 'Cap', '13' );
		await press( 'Cap', 'Escape' );
		leave();
		expect( getPath() ).toBe( '/stock' );
		await click( 'Cancel', screen.getByRole( 'dialog' ) );
		await press( 'Mug', 'Escape' );
		leave();
		expect( getPath() ).toBe( '/inbox' );
	} );
} );
