import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemsStore } from '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call, Responses } from '@storedeck/data/testing';
import { getHistory, getQuery } from '@storedeck/navigation';
import { attentionStore } from '../../../common/attention/store';
import { useAttention } from '../../../common/attention/use-attention';
import {
	getNotices,
	renderWithNotices,
} from '../../../common/test/render-with-notices';
import StockPanel from '../stock';

const LIST = '/wc-analytics/products/low-in-stock';
const ATTENTION = '/storedeck/v1/attention';

const HAT = { id: 9, name: 'Hat', type: 'simple', stock_quantity: 2 };
const CAP = {
	id: 11,
	name: 'Cap – red',
	type: 'variation',
	parent_id: 10,
	stock_quantity: -1,
	images: [ { src: 'https://store.test/cap.png' } ],
};

let calls: Call[];

const REFUSED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 400 }
);

/** The header, which shows counts. */
function Header() {
	useAttention();
	return null;
}

/** Opens the panel of a store with these products. */
async function open(
	stored: ReadonlyArray< typeof HAT >,
	responses: Responses = {}
) {
	let products = stored;
	const save = ( { path, data }: Call ) => {
		const id = Number( path.split( '/' ).at( -1 ) );
		products = products.map( ( product ) =>
			product.id === id ? { ...product, ...Object( data ) } : product
		);
		return products.find( ( product ) => product.id === id );
	};
	calls = fakeNetwork( {
		[ `GET ${ LIST }` ]: () =>
			products.filter( ( { stock_quantity: quantity } ) => quantity < 5 ),
		[ `GET ${ ATTENTION }` ]: {},
		'PUT /wc-analytics/products/*': save,
		'PUT /wc-analytics/products/*/variations/*': save,
		...responses,
	} );
	renderWithNotices(
		<div
			id="storedeck-panel"
			role="dialog"
			tabIndex={ -1 }
			data-retry-focus
		>
			<Header />
			<StockPanel />
		</div>,
		itemsStore,
		attentionStore
	);
	await act( settle );
}

const field = ( name = 'Hat' ) =>
	screen.getByRole( 'spinbutton', { name: `Quantity of ${ name }` } );
const updateButton = () =>
	screen.getByRole( 'button', { name: 'Update: Hat' } );
const click = async ( name: string ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await act( settle );
};
const type = async ( quantity: string, name?: string ) => {
	await userEvent.clear( field( name ) );
	await userEvent.type( field( name ), quantity );
	await act( settle );
};
const writes = () =>
	calls
		.filter( ( { method } ) => method === 'PUT' )
		.map( ( { path, data } ) => [
			path.replace( '/wc-analytics/products', '' ),
			data,
		] );
const count = ( path: string ) =>
	calls.filter( ( call ) => call.path === path ).length;
const names = () =>
	screen
		.queryAllByRole( 'article' )
		.map( ( card ) => within( card ).getByRole( 'link' ).textContent );

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: { manage_woocommerce: true },
			preferences: {},
		},
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'lists products and variations with image, stock and a link to edit them', async () => {
	await open( [ HAT, CAP ] );
	expect( names() ).toEqual( [ 'Hat', 'Cap – red' ] );
	const [ hat, cap ] = screen.getAllByRole( 'article' );
	expect( hat ).toHaveTextContent( '2 in stock' );
	expect( cap ).toHaveTextContent( '-1 in stock' );
	expect( screen.getByRole( 'link', { name: 'Hat' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( '%2Fproducts%2F9' )
	);
	// A variation is edited with its product.
	expect( screen.getByRole( 'link', { name: 'Cap – red' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( '%2Fproducts%2F10' )
	);
	expect( cap?.querySelector( 'img' ) ).toHaveAttribute(
		'src',
		'https://store.test/cap.png'
	);
} );

it( 'saves a quantity, and undoes it', async () => {
	await open( [ HAT, CAP ] );
	await type( '1200{Enter}' );
	expect( writes() ).toEqual( [
		[
			'/9',
			expect.objectContaining( {
				stock_quantity: 1200,
				expected: { stock_quantity: 2 },
			} ),
		],
	] );
	expect( names() ).toEqual( [ 'Cap – red' ] );
	expect( getNotices() ).toHaveTextContent( 'Hat: stock updated to 1,200.' );
	expect( count( ATTENTION ) ).toBe( 2 );
	// The row with the focus is gone.
	expect( screen.getByRole( 'dialog' ) ).toHaveFocus();

	await click( 'Undo' );
	expect( writes().at( -1 ) ).toEqual( [
		'/9',
		expect.objectContaining( {
			stock_quantity: 2,
			expected: { stock_quantity: 1200 },
		} ),
	] );
	expect( names() ).toEqual( [ 'Hat', 'Cap – red' ] );
} );

it( 'saves a variation at its product, and goes on to the next card', async () => {
	await open( [ CAP, HAT ] );
	await type( '-3{Enter}', 'Cap – red' );
	expect( writes() ).toEqual( [
		[
			'/10/variations/11',
			expect.objectContaining( { stock_quantity: -3 } ),
		],
	] );
	expect( names() ).toEqual( [ 'Cap – red', 'Hat' ] );
	expect( screen.getByRole( 'link', { name: 'Hat' } ) ).toHaveFocus();
} );

it( 'reports a quantity that was not saved, and keeps it in the field', async () => {
	await open( [ HAT ], { 'PUT /wc-analytics/products/*': REFUSED } );
	await type( '7{Enter}' );
	expect( getNotices() ).toHaveTextContent( 'Could not save stock for Hat.' );
	expect( field() ).toHaveValue( 7 );
	expect( count( LIST ) ).toBe( 1 );
	expect( count( ATTENTION ) ).toBe( 1 );
	expect( updateButton() ).toHaveAttribute( 'aria-disabled', 'false' );
} );

it( 'sends a quantity once while it is being saved', async () => {
	await open( [ HAT ] );
	calls = fakeNetwork();
	await type( '7{Enter}' );
	expect( updateButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	await click( 'Update: Hat' );
	expect( writes() ).toHaveLength( 1 );
} );

it( 'says why the list is missing, and loads it again', async () => {
	let response: unknown = REFUSED;
	await open( [], { [ `GET ${ LIST }` ]: () => response } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load stock.Not today.'
	);
	response = [ HAT ];
	await click( 'Reload' );
	expect( names() ).toEqual( [ 'Hat' ] );
} );

it( 'leads to the Stock screen', async () => {
	Object.assign( window.storedeckSettings ?? {}, {
		screens: [
			{
				id: 'stock',
				path: '/stock',
				title: 'Stock',
				capability: 'manage_woocommerce',
			},
		],
	} );
	await open( [] );
	expect( screen.getByText( 'No products low in stock.' ) ).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'link', { name: 'View all stock' } )
	);
	expect( getHistory().location.pathname ).toBe( '/stock' );
} );

it( 'leads to the Stock report for a user without that screen', async () => {
	await open( [] );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'View all stock' } )
	);
	expect( getHistory().location.pathname ).toBe( '/analytics/stock' );
	expect( getQuery().type ).toBe( 'lowstock' );
} );
