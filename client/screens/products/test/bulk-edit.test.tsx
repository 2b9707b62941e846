import { act, fireEvent, screen, within } from '@testing-library/react';
import { itemsStore } from '@storedeck/data';
import { createResponse } from '@storedeck/data/testing';
import {
	click,
	FAILED,
	find,
	goTo,
	notices,
	pressNotice,
	renderWithStores,
	wait,
	writes,
} from '../../../test/support';
import ProductsScreen from '..';

const PRODUCTS = '/wc-analytics/products';
const BATCH = `${ PRODUCTS }/batch`;

const create = ( id: number, name: string, fields: object = {} ) => ( {
	id,
	name,
	type: 'simple',
	status: 'draft',
	price: '10',
	regular_price: '10',
	sale_price: '',
	manage_stock: false,
	stock_quantity: null,
	stock_status: 'instock',
	categories: [ { id: 3, name: 'Light', slug: 'light' } ],
	...fields,
} );
const LAMP = create( 1, 'Lamp' );
const SHADE = create( 2, 'Lamp &amp; shade', { price: '', regular_price: '' } );
const SHIRT = create( 4, 'Shirt', { type: 'variable', regular_price: '' } );
const RED = create( 41, 'Shirt - Red', {
	type: 'variation',
	parent_id: 4,
	regular_price: '8.5',
} );

/** Saves whatever is sent, as a server would. */
const saveAll = ( { data }: { data?: unknown } ) => ( {
	update: (
		data as { update: Array< Record< string, unknown > > }
	 ).update.map( ( { expected, ...item } ) => item ),
} );

async function open(
	products: readonly object[],
	responses: Record< string, unknown > = {},
	query: Record< string, string > = {}
) {
	goTo( '/products', query );
	renderWithStores(
		<ProductsScreen path="/products" query={ query } />,
		[ itemsStore ],
		{
			[ `GET ${ PRODUCTS }` ]: createResponse( products, {
				totalResults: products.length,
			} ),
			[ `GET ${ PRODUCTS }/categories` ]: [
				{ id: 5, name: 'New &amp; hot' },
			],
			'GET /wc-analytics/variations': [ RED ],
			[ `POST ${ BATCH }` ]: saveAll,
			[ `POST ${ PRODUCTS }/4/variations/batch` ]: saveAll,
			...responses,
		}
	);
	await wait();
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Select all' } ) );
}

const choose = ( name: string, value: string ) =>
	fireEvent.change( screen.getByRole( 'combobox', { name } ), {
		target: { value },
	} );
const type = ( name: string, value: string ) =>
	fireEvent.change( screen.getByRole( 'textbox', { name } ), {
		target: { value },
	} );
const apply = async ( action: string ) => {
	choose( 'Bulk actions', action );
	await click( 'Apply' );
	await wait();
};
const dialog = () => screen.getByRole( 'dialog' );
const confirm = async ( name: string ) => {
	await click( name, dialog() );
	await wait();
};
const sent = () => writes().map( ( { path, data } ) => [ path, data ] );

it( 'changes the status, tells so and undoes it', async () => {
	await open( [ LAMP ] );
	await apply( 'publish' );
	expect( sent() ).toEqual( [
		[
			BATCH,
			{
				update: [
					{ id: 1, status: 'publish', expected: { status: 'draft' } },
				],
			},
		],
	] );
	expect( notices() ).toEqual( [ 'Publish: 1 product changed.' ] );
	await pressNotice();
	expect( sent()[ 1 ]?.[ 1 ] ).toEqual( {
		update: [ { id: 1, status: 'draft', expected: { status: 'publish' } } ],
	} );
	expect( notices().at( -1 ) ).toBe( 'Change undone.' );
} );

it( 'asks before it publishes a product without a price', async () => {
	await open( [ LAMP, SHADE ] );
	await apply( 'publish' );
	expect( writes() ).toEqual( [] );
	expect( dialog() ).toHaveTextContent( '1 will be changed:Lamp' );
	expect( dialog() ).toHaveTextContent(
		'1 will not be changed:Lamp & shade: No price'
	);
	await confirm( 'Publish' );
	expect( writes()[ 0 ]?.data ).toMatchObject( { update: [ { id: 1 } ] } );
} );

it( 'publishes without a price as the second choice', async () => {
	await open( [ LAMP, SHADE ] );
	await apply( 'publish' );
	await confirm( 'Publish without a price' );
	expect( writes()[ 0 ]?.data ).toMatchObject( {
		update: [ { id: 1 }, { id: 2 } ],
	} );
} );

it( 'shows the prices before it changes them, with those of variations', async () => {
	await open( [ LAMP, SHADE, SHIRT ] );
	choose( 'Bulk actions', 'regular_price' );
	await click( 'Apply' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Type a number of 0 or more.'
	);
	type( 'Percent', '10' );
	await click( 'Apply' );
	await wait();
	for ( const text of [
		'2 will be changed:',
		'Lamp: $10.00 → $11.00',
		'Shirt - Red: $8.50 → $9.35',
		'Lamp & shade: No price',
	] ) {
		expect( dialog() ).toHaveTextContent( text );
	}
	await confirm( 'Change regular price' );
	expect( sent() ).toEqual( [
		[
			BATCH,
			{
				update: [
					{
						id: 1,
						regular_price: '11.00',
						expected: { regular_price: '10' },
					},
				],
			},
		],
		[
			`${ PRODUCTS }/4/variations/batch`,
			{
				update: [
					{
						id: 41,
						regular_price: '9.35',
						expected: { regular_price: '8.5' },
					},
				],
			},
		],
	] );
	expect( notices() ).toEqual( [
		'Change regular price: 2 prices changed.',
	] );
} );

it( 'takes percents off the regular price, and removes sale prices', async () => {
	await open( [ LAMP ] );
	choose( 'Bulk actions', 'sale_price' );
	choose( 'Change', 'off_percent' );
	type( 'Percent', '25' );
	await apply( 'sale_price' );
	expect( dialog() ).toHaveTextContent( 'Lamp: No price → $7.50' );
	await click( 'Cancel', dialog() );
	choose( 'Change', 'remove' );
	expect( screen.queryByRole( 'textbox', { name: 'Percent' } ) ).toBeNull();
	await click( 'Apply' );
	expect( dialog() ).toHaveTextContent( 'Nothing will be changed.' );
} );

it( 'says that loading the variations failed', async () => {
	await open( [ SHIRT ], { 'GET /wc-analytics/variations': FAILED } );
	choose( 'Bulk actions', 'regular_price' );
	type( 'Percent', '10' );
	await apply( 'regular_price' );
	expect( within( dialog() ).getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load variations.'
	);
	expect(
		within( dialog() ).queryByRole( 'button', {
			name: 'Change regular price',
		} )
	).toBeNull();
} );

it( 'adds and removes a category, and keeps the others', async () => {
	await open( [ LAMP ] );
	choose( 'Bulk actions', 'add_category' );
	await click( 'Apply' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Choose a category.'
	);
	const [ , inActions ] = screen.getAllByRole( 'combobox', {
		name: 'Category',
	} );
	fireEvent.change( inActions as HTMLElement, { target: { value: '5' } } );
	await click( 'Apply' );
	await wait();
	expect( writes()[ 0 ]?.data ).toEqual( {
		update: [
			{
				id: 1,
				categories: [ ...LAMP.categories, { id: 5 } ],
				expected: { categories: LAMP.categories },
			},
		],
	} );
} );

it( 'sets the quantity, and the status of what is not counted', async () => {
	const counted = create( 6, 'Mug', {
		manage_stock: true,
		stock_quantity: 2,
	} );
	await open( [ LAMP, counted ] );
	choose( 'Bulk actions', 'stock_quantity' );
	type( 'New quantity', '7' );
	await apply( 'stock_quantity' );
	expect( writes()[ 0 ]?.data ).toEqual( {
		update: [
			{
				id: 1,
				manage_stock: true,
				stock_quantity: 7,
				expected: { manage_stock: false, stock_quantity: null },
			},
			{
				id: 6,
				manage_stock: true,
				stock_quantity: 7,
				expected: { manage_stock: true, stock_quantity: 2 },
			},
		],
	} );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Select Mug' } ) );
	await apply( 'stock_status' );
	expect( dialog() ).toHaveTextContent(
		'Mug: It follows from the stock quantity.'
	);
} );

it( 'names what the server refused, with the field in words', async () => {
	const params = { regular_price: 'regular_price is too high.' };
	await open( [ LAMP, SHADE ], {
		[ `POST ${ BATCH }` ]: {
			update: [
				{ id: 1, status: 'trash' },
				{ id: 2, error: { message: 'Invalid.', data: { params } } },
			],
		},
	} );
	await apply( 'trash' );
	expect( notices() ).toEqual( [ 'Move to trash: 1 product changed.' ] );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'1 was not changed:Lamp & shade: Regular price is too high.'
	);
	await click( 'Dismiss' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( document.querySelector( '.storedeck-place' ) ).toHaveFocus();
} );

it( 'sends batches, says how far it is, and goes on after one that failed', async () => {
	const many = Array.from( { length: 26 }, ( _value, at ) =>
		create( at + 1, `Lamp ${ at + 1 }` )
	);
	await open( many, { [ `POST ${ BATCH }` ]: undefined } );
	await apply( 'trash' );
	expect( screen.getByText( 'Saving: 0 of 26 done…' ) ).toBeVisible();
	await act( async () => find( 'POST', BATCH )[ 0 ]?.fail( 'Not today.' ) );
	await wait();
	expect( screen.getByText( 'Saving: 25 of 26 done…' ) ).toBeVisible();
	await act(
		async () =>
			find( 'POST', BATCH )[ 1 ]?.respond( {
				update: [ { id: 26, status: 'trash' } ],
			} )
	);
	await wait();
	expect( notices() ).toEqual( [ 'Move to trash: 1 product changed.' ] );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'25 were not changed:Lamp 1: Not today.'
	);
} );

it( 'restores products from the trash as drafts', async () => {
	await open(
		[ create( 1, 'Lamp', { status: 'trash' } ) ],
		{},
		{
			status: 'trash',
		}
	);
	expect( screen.queryByRole( 'link', { name: 'Lamp' } ) ).toBeNull();
	await apply( 'restore' );
	expect( writes()[ 0 ]?.data ).toMatchObject( {
		update: [ { id: 1, status: 'draft' } ],
	} );
} );
