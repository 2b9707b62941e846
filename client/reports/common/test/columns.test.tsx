import { render, screen } from '@testing-library/react';
import { getCategoryPath } from '../category-columns';
import { FirstOfList } from '../first-of-list';
import { isComparing } from '../is-comparing';
import { productsTable } from '../products-table';
import { getQuantity, getStockColumns, getStockLabel } from '../stock-columns';

/** The query of a link. */
const getQuery = ( link: HTMLElement ) =>
	Object.fromEntries(
		new URL( link.getAttribute( 'href' ) ?? '', 'http://store.test' )
			.searchParams
	);

const facts = {
	stock_status: 'instock',
	stock_quantity: 2,
	manage_stock: true,
	low_stock_amount: 2,
};

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'stock columns', () => {
	it( 'shows low stock at or below the threshold if stock is managed', () => {
		expect( getStockLabel( facts ) ).toBe( 'Low' );
		expect( getStockLabel( { ...facts, stock_quantity: 3 } ) ).toBe(
			'In stock'
		);
		expect( getStockLabel( { ...facts, manage_stock: false } ) ).toBe(
			'In stock'
		);
		expect(
			getStockLabel( { ...facts, stock_status: 'outofstock' } )
		).toBe( 'Out of stock' );
		expect(
			getStockLabel( { ...facts, stock_status: 'onbackorder' } )
		).toBe( 'On backorder' );
		expect( getStockLabel( { ...facts, stock_status: 'lent' } ) ).toBe(
			'lent'
		);
	} );

	it( 'shows no quantity if stock is not managed', () => {
		expect( getQuantity( facts ) ).toBe( 2 );
		expect( getQuantity( { ...facts, manage_stock: false } ) ).toBeNull();
	} );

	it( 'are missing if stock management is disabled', () => {
		const columns = () =>
			getStockColumns(
				() => facts,
				() => 1
			).map( ( { id } ) => id );
		window.storedeckSettings = { manageStock: true };
		expect( columns() ).toEqual( [ 'stock_status', 'stock' ] );
		window.storedeckSettings = { manageStock: false };
		expect( columns() ).toEqual( [] );
	} );
} );

describe( 'getCategoryPath', () => {
	const categories = new Map( [
		[ 1, { id: 1, name: 'Home &amp; Garden', parent: 0 } ],
		[ 2, { id: 2, name: 'Kitchen', parent: 1 } ],
		[ 8, { id: 8, name: 'Hen', parent: 9 } ],
		[ 9, { id: 9, name: 'Egg', parent: 8 } ],
	] );

	it( 'includes the ancestors', () => {
		expect( getCategoryPath( 2, categories ) ).toBe(
			'Home & Garden › Kitchen'
		);
	} );

	it( 'is the name of a category without a parent', () => {
		expect( getCategoryPath( 1, categories ) ).toBe( 'Home & Garden' );
	} );

	it( 'uses the fallback for an unknown category', () => {
		expect( getCategoryPath( 5, categories, 'Old &amp; gone' ) ).toBe(
			'Old & gone'
		);
	} );

	it( 'ends for a cycle', () => {
		expect( getCategoryPath( 8, categories ) ).toMatch( /Egg › Hen$/ );
	} );
} );

describe( 'the Category column of Products', () => {
	const column = productsTable
		.columns()
		.find( ( { id } ) => id === 'product_cat' );
	const categories = new Map( [
		[ 1, { id: 1, name: 'Clothing', parent: 0 } ],
		[ 2, { id: 2, name: 'Hoodies', parent: 1 } ],
	] );
	const row = ( ids: number[] ) => ( {
		product_id: 7,
		items_sold: 1,
		net_revenue: 1,
		orders_count: 1,
		extended_info: { ...facts, name: 'Cap', sku: '', category_ids: ids },
	} );

	it( 'shows and links categories on every level, and exports them', () => {
		expect( column?.value( row( [ 1, 2 ] ), categories ) ).toBe(
			'Clothing, Clothing › Hoodies'
		);
		for ( const [ id, name ] of [
			[ 1, 'Clothing' ],
			[ 2, 'Clothing › Hoodies' ],
		] as const ) {
			const { unmount } = render(
				<>{ column?.display?.( row( [ id ] ), categories ) }</>
			);
			expect(
				getQuery( screen.getByRole( 'link', { name } ) )
			).toMatchObject( {
				path: '/analytics/categories',
				categories: String( id ),
			} );
			unmount();
		}
	} );

	it( 'leaves out a deleted category', () => {
		expect( column?.value( row( [ 5, 1 ] ), categories ) ).toBe(
			'Clothing'
		);
	} );
} );

describe( 'FirstOfList', () => {
	it( 'shows the first item and a button for the others', () => {
		const getLabel = ( count: number ) => `+${ count } more`;
		const { rerender } = render(
			<FirstOfList items={ [ 'one' ] } getLabel={ getLabel } />
		);
		expect( screen.getByText( 'one' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		rerender(
			<FirstOfList items={ [ 'one', 'two' ] } getLabel={ getLabel } />
		);
		expect(
			screen.getByRole( 'button', { name: /\+1 more/ } )
		).toBeInTheDocument();
	} );
} );

describe( 'isComparing', () => {
	it( 'needs two items', () => {
		const query = { filter: 'compare-coupons', coupons: '1,2' };
		expect( isComparing( query, 'coupons' ) ).toBe( true );
		expect( isComparing( { ...query, coupons: '1,1' }, 'coupons' ) ).toBe(
			false
		);
		expect( isComparing( query, 'coupons', 'other' ) ).toBe( false );
	} );
} );
