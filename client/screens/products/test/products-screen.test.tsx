import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import ProductsScreen from '..';

const PRODUCT = {
	id: 21,
	name: 'Cap &amp; hat',
	sku: 'cap-1',
	price: '1234.5',
	status: 'publish',
	stock_status: 'instock',
	stock_quantity: 1200,
	categories: [ { name: 'Head &amp; hair' }, { name: 'Wool' }, null ],
	images: [],
	date_created: '2026-11-02T18:56:00',
};

async function open( products: unknown, query: Query = {} ) {
	const calls = fakeNetwork( {
		'GET /wc-analytics/products': products,
		'GET /wc-analytics/products/categories': [],
	} );
	render(
		<RegistryProvider
			value={ createTestRegistry( itemsStore, noticesStore ) }
		>
			<ProductsScreen path="/products" query={ query } />
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return calls;
}
beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		dateFormat: 'Y-m-d',
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows name, SKU, stock, price, categories, status and date', async () => {
	await open( createResponse( [ PRODUCT ], { totalResults: 1 } ) );
	const row = screen.getAllByRole( 'row' )[ 1 ];
	for ( const text of [
		'Cap & hat',
		'cap-1',
		'In stock (1,200)',
		'$1,234.50',
		'Head & hair, Wool',
		'Published',
		'2026-11-02',
	] ) {
		expect( row ).toHaveTextContent( text );
	}
	expect( screen.getByRole( 'link', { name: 'Cap & hat' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( '21' )
	);
	expect( screen.getByRole( 'link', { name: 'Add product' } ) ).toBeVisible();
} );

it.each( [
	[ { stock_status: 'outofstock' }, 'Out of stock' ],
	[ { stock_status: 'onbackorder' }, 'On backorder' ],
	[ { stock_status: 'made_to_order' }, 'made_to_order' ],
	[ { status: 'draft' }, 'Draft' ],
	[ { status: 'acme' }, 'acme' ],
	[ { name: '' }, '(no name)' ],
] )( 'shows %j as “%s”', async ( changes, text ) => {
	await open( [ { ...PRODUCT, stock_quantity: null, ...changes } ] );
	expect(
		within( screen.getByRole( 'table' ) ).getByText( text )
	).toBeVisible();
} );

it( 'leaves cells of a product empty that has no values', async () => {
	await open( [ { id: 22 } ] );
	const row = screen.getAllByRole( 'row' )[ 1 ];
	expect( row ).toHaveTextContent( /^\(no name\)$/ );
} );

it( 'requests what the URL asks for', async () => {
	const calls = await open( [], {
		status: 'draft',
		search: 'cap',
		category: '3',
		type: 'variable',
		stock: 'outofstock',
		orderby: 'price',
		order: 'asc',
		paged: '2',
		per_page: '50',
	} );
	expect( calls[ 0 ]?.query ).toMatchObject( {
		status: 'draft',
		search: 'cap',
		category: '3',
		type: 'variable',
		stock_status: 'outofstock',
		orderby: 'price',
		order: 'asc',
		page: '2',
		per_page: '50',
	} );
	expect( screen.getByRole( 'link', { current: 'page' } ) ).toHaveTextContent(
		'Draft'
	);
} );

it( 'filters by low stock, and clears the filters', async () => {
	const calls = await open( [], { stock: 'lowstock', category: 'x' } );
	expect( calls[ 0 ]?.query ).toMatchObject( { low_in_stock: 'true' } );
	expect( calls[ 0 ]?.query.category ).toBeUndefined();
	expect(
		screen.getByRole( 'combobox', { name: 'Stock status' } )
	).toHaveDisplayValue( 'Low stock' );
	expect(
		screen.getByRole( 'link', { name: 'Clear filters' } )
	).not.toHaveAttribute( 'href', expect.stringContaining( 'lowstock' ) );
	// The counts ignore the filters.
	expect( screen.getByRole( 'link', { name: 'Trash' } ) ).toBeVisible();
} );

it( 'counts the products of each status', async () => {
	await open( createResponse( [ PRODUCT ], { totalResults: 12 } ) );
	for ( const name of [ 'All (12)', 'Published (12)', 'Trash (12)' ] ) {
		expect( screen.getByRole( 'link', { name } ) ).toBeVisible();
	}
} );

it( 'starts with the newest products of any status', async () => {
	const calls = await open( [] );
	expect( calls[ 0 ]?.query ).toMatchObject( {
		status: 'any',
		orderby: 'date',
		order: 'desc',
		page: '1',
	} );
	expect( calls[ 0 ]?.query.search ).toBeUndefined();
	expect( screen.getByText( /No products found\./ ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Show all products' } )
	).toBeVisible();
} );

it( 'is sorted by name, price or date', async () => {
	await open( [ PRODUCT ] );
	const headers = screen.getAllByRole( 'columnheader' );
	expect(
		headers.map( ( header ) => [
			header.textContent?.replace( /Sort by.*/, '' ),
			header.getAttribute( 'aria-sort' ),
			within( header ).queryByRole( 'button' ) !== null,
		] )
	).toEqual( [
		[ '', null, false ],
		[ 'Product', 'none', true ],
		[ 'SKU', null, false ],
		[ 'Stock', null, false ],
		[ 'Price', 'none', true ],
		[ 'Categories', null, false ],
		[ 'Status', null, false ],
		[ 'Created', 'descending', true ],
	] );
} );

it( 'is loaded again after a failure', async () => {
	const calls = await open(
		createResponse( { code: 'x', message: 'Not today.' }, { status: 500 } )
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load products.Not today.'
	);
	const count = calls.length;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect( calls.length ).toBe( count + 1 );
} );
