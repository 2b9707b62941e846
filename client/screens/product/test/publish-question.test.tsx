import { fireEvent, screen, within } from '@testing-library/react';
import { click, notices, writes } from '../../../test/support';
import {
	choose,
	field,
	LAMP,
	openProduct,
	PRODUCTS,
	save,
	type,
} from './support';
import { BLUE, openVariations, row, VARIATIONS } from './variation-support';

const PUT = `PUT ${ PRODUCTS }/7`;
const WITHOUT = 'Publish without a price';
const draft = { status: 'draft', regular_price: '', price: '' };
const alert = () => screen.getByRole( 'alert' );

/** Opens a draft without a price and publishes it. */
async function publish() {
	await openProduct(
		'/products/7',
		{ [ PUT ]: { ...LAMP, regular_price: '' } },
		draft
	);
	choose( 'Status', 'publish' );
	await save();
}

it( 'asks before a product is published without a price', async () => {
	await publish();
	expect( writes() ).toEqual( [] );
	expect( alert() ).toHaveTextContent(
		'Customers can’t buy a product without a price.'
	);
	expect(
		screen.getByRole( 'button', { name: 'Enter a price' } )
	).toHaveFocus();
	await click( 'Enter a price' );
	expect( field( 'Regular price' ) ).toHaveFocus();
	type( 'Regular price', '5' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	await save();
	expect( writes()[ 0 ]?.data ).toMatchObject( {
		status: 'publish',
		regular_price: '5',
	} );
} );

it( 'publishes it without a price as the second choice', async () => {
	await publish();
	await click( WITHOUT );
	expect( writes()[ 0 ]?.data ).toMatchObject( { status: 'publish' } );
	expect( notices() ).toEqual( [ 'Product saved.' ] );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect(
		screen.getByRole( 'button', { name: 'Save product' } )
	).toHaveFocus();
	// It is no question any more.
	type( 'Name', 'Light' );
	await save();
	expect( writes() ).toHaveLength( 2 );
} );

it( 'saves a new product as a draft instead', async () => {
	await openProduct( '/products/new', {
		[ `POST ${ PRODUCTS }` ]: { ...LAMP, id: 12, ...draft },
	} );
	type( 'Name', 'Lamp' );
	await click( 'Create product' );
	expect( writes() ).toEqual( [] );
	await click( 'Save as draft' );
	expect( writes()[ 0 ]?.data ).toMatchObject( { status: 'draft' } );
} );

it( 'does not ask for drafts, nor for products of other products', async () => {
	await openProduct( '/products/7', { [ PUT ]: LAMP }, draft );
	type( 'Name', 'Light' );
	await save();
	choose( 'Product type', 'grouped' );
	choose( 'Status', 'publish' );
	await save();
	expect( writes() ).toHaveLength( 2 );
} );

it( 'asks when the price of a published product is taken away', async () => {
	await openProduct();
	type( 'Regular price', '' );
	await save();
	expect( alert() ).toBeVisible();
	expect( writes() ).toEqual( [] );
} );

it( 'names the variations without a price', async () => {
	await openProduct(
		'/products/7',
		{ [ `GET ${ VARIATIONS }` ]: [ BLUE ], [ PUT ]: LAMP },
		{ type: 'variable', ...draft }
	);
	choose( 'Status', 'publish' );
	await save();
	expect( alert() ).toHaveTextContent(
		`These variations have no price, so customers can’t buy them:${ BLUE.name }`
	);
	expect(
		screen.queryByRole( 'button', { name: 'Enter a price' } )
	).toBeNull();
	await click( WITHOUT );
	expect( writes() ).toHaveLength( 1 );
} );

it( 'takes prices of variations that were typed, and closes the question', async () => {
	await openProduct(
		'/products/7',
		{
			[ `GET ${ VARIATIONS }` ]: [ BLUE ],
			[ PUT ]: LAMP,
			[ `PUT ${ PRODUCTS }/7/variations/72` ]: BLUE,
		},
		{ type: 'variable', ...draft }
	);
	choose( 'Status', 'publish' );
	await save();
	expect( alert() ).toBeVisible();
	await click( BLUE.name );
	fireEvent.change(
		within( row( BLUE.name ) ).getByRole( 'textbox', {
			name: 'Regular price',
		} ),
		{ target: { value: '9' } }
	);
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	await save();
	expect( writes().map( ( { data } ) => data ) ).toEqual( [
		expect.objectContaining( { status: 'publish' } ),
		expect.objectContaining( { regular_price: '9' } ),
	] );
} );

it( 'tells that a variable product has nothing to buy', async () => {
	await openProduct( '/products/7', {}, { type: 'variable', ...draft } );
	choose( 'Status', 'publish' );
	await save();
	expect( alert() ).toHaveTextContent( 'it has no variation with a price' );
} );

it( 'does not ask for a variable product that is published already', async () => {
	await openVariations( { [ PUT ]: { ...LAMP, type: 'variable' } } );
	type( 'Name', 'Light' );
	await save();
	expect( writes() ).toHaveLength( 1 );
} );
