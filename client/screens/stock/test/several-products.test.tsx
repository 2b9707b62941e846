import { act, fireEvent, screen, within } from '@testing-library/react';
import { settle } from '@storedeck/data/testing';
import {
	click,
	notices,
	pressNotice,
	respondWith,
} from '../../../test/support';
import {
	createRow,
	openStock,
	press,
	PRODUCTS,
	REPORT,
	toList,
	type,
	written,
} from './support';

const MUG = `${ PRODUCTS }/7`;
const row = ( name: string ) =>
	screen.getByRole( 'row', { name: new RegExp( name ) } );

describe( 'the order of the rows', () => {
	it( 'stays while quantities are edited, until the list is updated', async () => {
		await openStock();
		respondWith(
			`GET ${ REPORT }`,
			toList( [ createRow( 8, 'Cap' ), createRow( 7, 'Mug' ) ] )
		);
		respondWith( `PUT ${ MUG }`, { id: 7, stock_quantity: 12 } );
		const names = () =>
			screen
				.getAllByRole( 'link', { name: /^Edit / } )
				.map( ( { textContent } ) => textContent );
		expect( screen.queryByText( /Sorting is paused/ ) ).toBeNull();
		type( 'Mug', '12' );
		await press( 'Mug', 'Enter' );
		await act( settle );
		expect( screen.getByText( /Sorting is paused/ ) ).toBeVisible();
		expect( names() ).toEqual( [ 'Mug', 'Cap' ] );
		await click( 'Update list' );
		expect( names() ).toEqual( [ 'Cap', 'Mug' ] );
		expect( screen.queryByText( /Sorting is paused/ ) ).toBeNull();
		expect( document.querySelector( '.storedeck-place' ) ).toHaveFocus();
	} );
} );

describe( 'the quantity of several products', () => {
	const apply = async ( value: string ) => {
		fireEvent.change(
			screen.getByRole( 'combobox', { name: 'Bulk actions' } ),
			{ target: { value: 'set' } }
		);
		fireEvent.change(
			screen.getByRole( 'textbox', { name: 'New quantity' } ),
			{ target: { value } }
		);
		await click( 'Apply' );
	};
	const select = ( name: string ) =>
		screen.getByRole( 'checkbox', { name: `Select ${ name }` } );

	it( 'is set at once, which can be undone', async () => {
		await openStock(
			{},
			{
				[ `PUT ${ PRODUCTS }/*` ]: { stock_quantity: 3 },
			}
		);
		fireEvent.click( select( 'Mug' ) );
		await apply( '3' );
		expect( written() ).toMatchObject( [
			[ '/7', { stock_quantity: 3 } ],
		] );
		expect( notices() ).toEqual( [ 'Stock updated for 1 product.' ] );
		expect( select( 'Mug' ) ).not.toBeChecked();
		await pressNotice();
		expect( written().at( -1 ) ).toMatchObject( [
			'/7',
			{ stock_quantity: 5, expected: { stock_quantity: 3 } },
		] );
		expect( document.querySelector( '.storedeck-place' ) ).toHaveFocus();
	} );

	it( 'has to be a number', async () => {
		await openStock();
		fireEvent.click( select( 'Mug' ) );
		await apply( 'x' );
		expect( notices() ).toEqual( [
			'Type a number with at most four decimals.',
		] );
		expect( written() ).toEqual( [] );
		expect( select( 'Mug' ) ).toBeChecked();
	} );

	it( 'is not offered for products whose stock is not tracked', async () => {
		await openStock(
			{},
			{
				[ `GET ${ REPORT }` ]: toList( [
					createRow( 9, 'Gift', { manage_stock: false } ),
				] ),
			}
		);
		const gift = within( row( 'Gift' ) );
		expect( gift.queryByRole( 'checkbox' ) ).toBeNull();
		expect( gift.queryByRole( 'textbox' ) ).toBeNull();
		expect( row( 'Gift' ) ).toHaveTextContent( 'Not tracked' );
		expect(
			screen.getByRole( 'checkbox', { name: 'Select all' } )
		).toBeDisabled();
	} );
} );
