import { act, screen, within } from '@testing-library/react';
import { createResponse, settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { click, FAILED, find, respondWith } from '../../../test/support';
import { createRow, openStock, PRODUCTS, REPORT, toList } from './support';

const VARIATIONS = '/wc-analytics/variations';
const row = ( name: string ) =>
	screen.getByRole( 'row', { name: new RegExp( name ) } );
const cells = ( name: string ) =>
	within( row( name ) )
		.getAllByRole( 'cell' )
		.map( ( { textContent } ) => textContent );
const tabs = () =>
	within(
		screen.getByRole( 'navigation', {
			name: 'Filter products by stock status',
		} )
	);

/** Responds to a search by ids, and to other requests with nothing. */
const findIds =
	( ids: readonly number[], totalResults = ids.length ) =>
	( { query }: Call ) =>
		query.search
			? createResponse(
					ids.map( ( id ) => ( { id } ) ),
					{ totalResults, totalPages: 1 }
			  )
			: [];

describe( 'the list', () => {
	it( 'has a tab with the number of products for each status', async () => {
		await openStock( { type: 'outofstock' } );
		expect(
			tabs()
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'All (9)',
			'Low stock (1)',
			'Out of stock (2)',
			'On backorder (3)',
			'In stock (4)',
		] );
		expect(
			tabs().getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( 'Out of stock' );
		expect( find( 'GET', REPORT )[ 0 ]?.query ).toMatchObject( {
			type: 'outofstock',
			orderby: 'stock_status',
			order: 'desc',
			page: '1',
		} );
	} );

	it( 'shows status, threshold, backorders and SKU', async () => {
		await openStock(
			{},
			{
				[ `GET ${ REPORT }` ]: toList( [
					createRow( 7, 'Mug', { low_stock_amount: 1200 } ),
					createRow( 8, 'Cap', {
						low_stock_amount: null,
						stock_status: 'onbackorder',
					} ),
					createRow( 9, 'Gift', { manage_stock: false } ),
				] ),
				[ `GET ${ PRODUCTS }` ]: [
					{ id: 7, manage_stock: true, backorders: 'notify' },
					{ id: 8, manage_stock: true, backorders: 'yes' },
					{ id: 9, manage_stock: false, backorders: 'yes' },
				],
			}
		);
		expect( cells( 'Mug' ).slice( -4 ) ).toEqual( [
			'Low',
			'1,200',
			'Allowed, customer notified',
			'sku-7',
		] );
		expect( cells( 'Cap' ).slice( -4 ) ).toEqual( [
			'On backorder',
			'',
			'Allowed',
			'sku-8',
		] );
		// What is not tracked has no threshold, and is on backorder by choice.
		expect( cells( 'Gift' ).slice( -4 ) ).toEqual( [
			'In stock',
			'',
			'',
			'sku-9',
		] );
	} );

	it( 'shows the images of products, and the image of a variation', async () => {
		await openStock(
			{},
			{
				[ `GET ${ REPORT }` ]: toList( [
					createRow( 7, 'Mug' ),
					createRow( 71, 'Shirt', { parent_id: 70 } ),
					createRow( 8, 'Cap' ),
				] ),
				[ `GET ${ PRODUCTS }` ]: [
					{
						id: 7,
						images: [ null, { src: 'https://store.test/mug.png' } ],
					},
					{ id: 8, images: 'none' },
				],
				[ `GET ${ VARIATIONS }` ]: [
					{ id: 71, image: { src: 'https://store.test/shirt.png' } },
				],
			}
		);
		const image = ( name: string ) =>
			row( name ).querySelector( 'img' )?.getAttribute( 'src' );
		expect( image( 'Mug' ) ).toBe( 'https://store.test/mug.png' );
		expect( image( 'Shirt' ) ).toBe( 'https://store.test/shirt.png' );
		expect( image( 'Cap' ) ).toBeUndefined();
	} );

	it( 'is loaded again after a failure', async () => {
		await openStock( {}, { [ `GET ${ REPORT }` ]: FAILED } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load stock.Not today.'
		);
		respondWith( `GET ${ REPORT }`, toList( [ createRow( 7, 'Mug' ) ] ) );
		await click( 'Reload' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( row( 'Mug' ) ).toBeVisible();
	} );

	it.each( [
		[ {}, 'No products yet. Add product' ],
		[ { type: 'lowstock' }, 'No products found. Show all products' ],
		[ { search: 'x' }, 'No products found. Show all products' ],
	] )( 'explains that it is empty with %j', async ( query, text ) => {
		await openStock( query, { [ `GET ${ REPORT }` ]: toList( [] ) } );
		expect( screen.getByRole( 'table' ) ).toHaveTextContent( text );
	} );
} );

describe( 'a search', () => {
	it( 'lists the products and variations that it finds, without counts', async () => {
		await openStock(
			{ search: 'mug' },
			{
				[ `GET ${ PRODUCTS }` ]: findIds( [ 7 ], 100 ),
				[ `GET ${ VARIATIONS }` ]: findIds( [ 71 ] ),
			}
		);
		expect( find( 'GET', REPORT )[ 0 ]?.query ).toMatchObject( {
			include: [ '7', '71' ],
		} );
		expect( tabs().getByRole( 'link', { name: 'All' } ) ).toBeVisible();
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'mug' );
		expect( screen.queryByText( /Too many results/ ) ).toBeNull();
	} );

	it( 'without results needs no list', async () => {
		await openStock(
			{ search: 'mug' },
			{
				[ `GET ${ PRODUCTS }` ]: findIds( [] ),
				[ `GET ${ VARIATIONS }` ]: findIds( [] ),
			}
		);
		expect( find( 'GET', REPORT ) ).toEqual( [] );
		expect( screen.getByRole( 'table' ) ).toHaveTextContent(
			'No products found.'
		);
	} );

	it.each( [ 'products', 'variations' ] )(
		'tells that it found more %s than it lists',
		async ( type ) => {
			await openStock(
				{ search: 'mug' },
				{
					[ `GET /wc-analytics/${ type }` ]: findIds( [ 7 ], 101 ),
				}
			);
			expect(
				screen.getByText( 'Too many results. Refine your search.' )
			).toBeVisible();
		}
	);

	it( 'is tried again after a failure', async () => {
		await openStock(
			{ search: 'mug' },
			{
				[ `GET ${ PRODUCTS }` ]: FAILED,
				[ `GET ${ VARIATIONS }` ]: findIds( [] ),
			}
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load stock.Not today.'
		);
		expect( find( 'GET', REPORT ) ).toEqual( [] );
		respondWith( `GET ${ PRODUCTS }`, findIds( [ 7 ] ) );
		await click( 'Reload' );
		// The list is requested after the search.
		await act( settle );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( row( 'Mug' ) ).toBeVisible();
	} );
} );
