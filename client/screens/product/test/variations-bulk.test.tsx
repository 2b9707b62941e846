import { fireEvent, screen, within } from '@testing-library/react';
import {
	click,
	notices,
	pressNotice,
	wait,
	writes,
} from '../../../test/support';
import { PRODUCTS } from './support';
import { BLUE, openVariations, RED, RED_NAME, row } from './variation-support';

const BATCH = `${ PRODUCTS }/7/variations/batch`;
const group = () =>
	within(
		screen.getByRole( 'group', { name: 'Change several variations' } )
	);
const choose = ( name: string, value: string ) =>
	fireEvent.change( group().getByRole( 'combobox', { name } ), {
		target: { value },
	} );
const value = () => group().getByRole( 'textbox', { name: 'New value' } );
const type = ( text: string ) =>
	fireEvent.change( value(), { target: { value: text } } );
const update = () => writes().map( ( { data } ) => data );

/** Saves what is sent, as a server would. */
const saveAll = ( { data }: { data?: unknown } ) => ( {
	update: (
		data as { update: Array< Record< string, unknown > > }
	 ).update.map( ( { expected, ...item } ) => ( {
		...( item.id === RED.id ? RED : BLUE ),
		...item,
	} ) ),
} );

it( 'sets the price of all variations with Enter, and undoes it', async () => {
	await openVariations( { [ `POST ${ BATCH }` ]: saveAll } );
	await click( 'Change 2 variations' );
	expect( value() ).toBeInvalid();
	type( '12,x' );
	await click( 'Change 2 variations' );
	expect( value() ).toHaveAccessibleDescription(
		'Type an amount of 0 or more, without currency.'
	);
	expect( writes() ).toEqual( [] );
	type( '12' );
	fireEvent.keyDown( value(), { key: 'Enter' } );
	await wait();
	expect( update() ).toEqual( [
		{
			update: [
				{
					id: 71,
					regular_price: '12',
					expected: { regular_price: '20' },
				},
				{
					id: 72,
					regular_price: '12',
					expected: { regular_price: '' },
				},
			],
		},
	] );
	expect( notices() ).toEqual( [ 'Regular price: 2 variations changed.' ] );
	expect( row( RED_NAME ) ).toHaveTextContent( '12' );
	expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();
	await pressNotice();
	expect( update()[ 1 ] ).toMatchObject( {
		update: [ { regular_price: '20' }, { regular_price: '' } ],
	} );
	expect( row( BLUE.name ) ).toHaveTextContent( 'No price' );
} );

it( 'sets the quantity of those with a value, and keeps unsaved fields', async () => {
	await openVariations( { [ `POST ${ BATCH }` ]: saveAll } );
	await click( RED_NAME );
	fireEvent.change(
		screen.getByLabelText( 'SKU', {
			selector: '.storedeck-product__variation input',
		} ),
		{
			target: { value: 'red-1' },
		}
	);
	choose( 'Field', 'stock_quantity' );
	choose( 'For', 'Color: Red' );
	type( '9' );
	await click( 'Change 1 variation' );
	await wait();
	expect( update()[ 0 ] ).toMatchObject( {
		update: [ { id: 71, manage_stock: true, stock_quantity: 9 } ],
	} );
	const red = within( row( RED_NAME ) );
	expect( red.getByLabelText( 'Stock quantity' ) ).toHaveValue( '9' );
	expect( red.getByLabelText( 'SKU' ) ).toHaveValue( 'red-1' );
	expect( screen.getByText( 'Unsaved changes' ) ).toBeVisible();
} );

it( 'disables variations, and names those that failed', async () => {
	await openVariations( {
		[ `POST ${ BATCH }` ]: {
			update: [
				{ ...RED, status: 'private' },
				{ id: 72, error: { message: 'It is gone.' } },
			],
		},
	} );
	choose( 'Field', 'status' );
	choose( 'New value', 'private' );
	await click( 'Change 2 variations' );
	await wait();
	expect( notices() ).toEqual( [ 'Status: 1 variation changed.' ] );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		`1 was not changed:${ BLUE.name }: It is gone.`
	);
} );

it( 'sends nothing where nothing changes', async () => {
	await openVariations();
	choose( 'Field', 'status' );
	await click( 'Change 2 variations' );
	expect( writes() ).toEqual( [] );
	expect( notices() ).toEqual( [ 'Nothing to change.' ] );
} );
