import { render, screen } from '@testing-library/react';
import { getCells } from '../../report/columns';
import { getReport, loadExtensions } from './definitions';

/** The query of a link. */
const getQuery = ( link: HTMLElement ) =>
	Object.fromEntries(
		new URL( link.getAttribute( 'href' ) ?? '', 'http://store.test' )
			.searchParams
	);

/** Renders the cell of a column. */
function renderCell( report: string, column: string, row: object ) {
	const columns = getReport( report ).columns.filter(
		( { id } ) => id === column
	);
	const [ cell ] = getCells( columns, row as never );
	return { cell, ...render( <>{ cell?.display }</> ) };
}

beforeAll( loadExtensions );

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'http://store.test/wp-admin/',
		orderStatuses: { completed: 'Completed' },
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

const stock = {
	stock_status: 'instock',
	stock_quantity: 2,
	manage_stock: true,
	low_stock_amount: 2,
};

describe.each( [ 'products', 'variations' ] )( 'the status in %s', ( id ) => {
	const renderStatus = ( changes: object ) =>
		renderCell( id, 'stock_status', {
			product_id: 7,
			variation_id: 8,
			extended_info: { ...stock, ...changes },
			column_values: { stock_status: 'Status' },
		} );

	it( 'links to the product if its stock is at or below the threshold', () => {
		renderStatus( {} );
		expect(
			screen.getByRole( 'link', { name: 'Status' } )
		).toHaveAttribute(
			'href',
			'http://store.test/wp-admin/admin.php?page=storedeck&path=%2Fproducts%2F7'
		);
	} );

	it.each( [
		{ stock_quantity: 3 },
		{ stock_quantity: null },
		{ manage_stock: false },
		{ stock_status: 'outofstock' },
	] )( 'is a text for %j', ( changes ) => {
		renderStatus( changes );
		expect( screen.getByText( 'Status' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'is empty for a deleted product', () => {
		const { cell } = renderCell( id, 'stock_status', {
			product_id: 7,
			column_values: { stock_status: null },
		} );
		expect( cell ).toEqual( { display: '', value: '' } );
	} );
} );

describe( 'the categories of a product', () => {
	const renderCategories = ( ids: number[], names: string[] ) =>
		renderCell( 'products', 'product_cat', {
			product_id: 7,
			extended_info: {
				...stock,
				name: 'Cap &amp; hat',
				category_ids: ids,
			},
			column_values: { product_cat: names },
		} );

	it( 'link to each category', () => {
		renderCategories( [ 2 ], [ 'Clothing › Hoodies' ] );
		expect(
			getQuery(
				screen.getByRole( 'link', { name: 'Clothing › Hoodies' } )
			)
		).toMatchObject( {
			path: '/analytics/categories',
			filter: 'single_category',
			categories: '2',
		} );
	} );

	it( 'leave out a deleted category', () => {
		const { cell } = renderCategories( [ 5, 1 ], [ '', 'Clothing' ] );
		expect( cell?.value ).toBe( 'Clothing' );
		expect( getQuery( screen.getByRole( 'link' ) ).categories ).toBe( '1' );
	} );

	it( 'are named by their product if they do not fit', () => {
		renderCategories( [ 1, 2 ], [ 'One', 'Two' ] );
		expect(
			screen.getByText( '+1 more category of Cap & hat' )
		).toBeInTheDocument();
	} );
} );

describe( 'an order', () => {
	const order = {
		order_id: 3,
		order_number: '1003',
		status: 'completed',
		column_values: {
			products: [ '2× Tea', 'Mug', 'Pot' ],
			coupons: [ 'ten', 'free' ],
		},
	};

	it( 'shows the label of its status', () => {
		const { cell } = renderCell( 'orders', 'status', {
			...order,
			column_values: { status: 'Completed' },
		} );
		expect( screen.getByText( 'Completed' ) ).toBeInTheDocument();
		// The value in CSV files.
		expect( cell?.value ).toBe( 'Completed' );
	} );

	it( 'shows its first product and coupon, and how many others it has', () => {
		renderCell( 'orders', 'products', order );
		expect( screen.getByText( /^2× Tea/ ) ).toBeInTheDocument();
		expect(
			screen.getByText( '+2 more products of order 1003' )
		).toBeInTheDocument();
		renderCell( 'orders', 'coupons', order );
		expect(
			screen.getByText( '+1 more coupon of order 1003' )
		).toBeInTheDocument();
	} );
} );

it( 'shows tax rates in percent', () => {
	const { cell, container } = renderCell( 'taxes', 'rate', {
		tax_rate: 8.25,
	} );
	expect( container ).toHaveTextContent( '8.25%' );
	expect( cell?.value ).toBe( 8.25 );
} );

describe( 'the name of a product in the Stock report', () => {
	const PRODUCT_PAGE = '?page=storedeck&path=%2Fproducts%2F7';
	const row = { id: 7, parent_id: 0, name: 'Tea &amp; cup' };
	const getEditLink = ( item: object ) => {
		renderCell( 'stock', 'title', item );
		return new URL( screen.getByRole< HTMLAnchorElement >( 'link' ).href )
			.search;
	};

	it( 'links to the page that edits the product', () => {
		expect( getEditLink( row ) ).toBe( PRODUCT_PAGE );
		expect( screen.getByText( 'Tea & cup' ) ).toBeInTheDocument();
	} );

	it( 'links to the product of a variation', () => {
		expect( getEditLink( { ...row, id: 8, parent_id: 7 } ) ).toBe(
			PRODUCT_PAGE
		);
	} );
} );

it( 'links the orders of a day only if there are any', () => {
	const getLinks = ( count: number ) => {
		renderCell( 'revenue', 'orders_count', {
			date_start: '2026-11-21 00:00:00',
			subtotals: { orders_count: count },
		} );
		return screen.queryAllByRole( 'link' );
	};
	expect( getLinks( 0 ) ).toEqual( [] );
	expect( getLinks( 3 ).map( getQuery ) ).toEqual( [
		expect.objectContaining( {
			path: '/analytics/orders',
			after: '2026-11-21',
		} ),
	] );
} );

it( 'links the orders of a product to its orders only', () => {
	renderCell( 'products', 'orders_count', {
		product_id: 7,
		orders_count: 2,
	} );
	expect( getQuery( screen.getByRole( 'link' ) ) ).toMatchObject( {
		path: '/analytics/orders',
		filter: 'advanced',
		product_includes: '7',
	} );
} );

it.each( [
	[
		{ id: 5, name: 'Ada Lovelace', email: 'ada@store.test' },
		'Ada Lovelace',
	],
	[ { id: 5, name: '', email: 'ada@store.test' }, 'ada@store.test' ],
	[ { id: 5, name: '', email: '' }, '#5' ],
] )(
	'links %j of the Customers report to the page of the customer',
	( row, name ) => {
		renderCell( 'customers', 'name', row );
		expect(
			getQuery( screen.getByRole( 'link', { name } ) )
		).toMatchObject( {
			path: '/customers/5',
		} );
	}
);

describe( 'a row of the Orders report', () => {
	const row = {
		order_id: 12,
		parent_id: 0,
		order_number: 'A-12',
		status: 'completed',
		extended_info: {
			customer: { customer_id: 5 },
			products: [ { id: '7' }, { id: '8' } ],
		},
		column_values: {
			order_number: 'A-12',
			customer_id: 'Ada Lovelace',
			products: [ '2× Cap', 'Hat - Blue' ],
		},
	};

	const renderOrder = ( column: string, changes = {} ) =>
		renderCell( 'orders', column, { ...row, ...changes } );

	const getHref = ( name: string ) =>
		screen.getByRole( 'link', { name } ).getAttribute( 'href' );

	it( 'links to the edit page of the order', () => {
		Object.assign( window.storedeckSettings ?? {}, {
			orderEditPath: 'admin.php?page=wc-orders&action=edit&id={id}',
		} );
		renderOrder( 'order_number' );
		expect( getHref( 'A-12' ) ).toBe(
			'http://store.test/wp-admin/admin.php?page=wc-orders&action=edit&id=12'
		);
	} );

	it( 'links a refund to the page of its order', () => {
		Object.assign( window.storedeckSettings ?? {}, {
			orderEditPath: 'post.php?post={id}&action=edit',
		} );
		renderOrder( 'order_number', { order_id: 13, parent_id: 12 } );
		expect( getHref( 'A-12' ) ).toBe(
			'http://store.test/wp-admin/post.php?post=12&action=edit'
		);
	} );

	it( 'shows the number as text if orders have no edit page', () => {
		renderOrder( 'order_number' );
		expect( screen.getByText( 'A-12' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'links to the page of the customer', () => {
		renderOrder( 'customer_id' );
		expect(
			getQuery( screen.getByRole( 'link', { name: 'Ada Lovelace' } ) )
		).toMatchObject( { path: '/customers/5' } );
	} );

	it( 'shows the name of a deleted customer as text', () => {
		renderOrder( 'customer_id', {
			extended_info: { ...row.extended_info, customer: {} },
		} );
		expect( screen.getByText( 'Ada Lovelace' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'links each product to its screen', () => {
		renderOrder( 'products' );
		expect(
			getQuery( screen.getByRole( 'link', { name: '2× Cap' } ) )
		).toMatchObject( { path: '/products/7' } );
	} );
} );

it( 'links a coupon to its page', () => {
	renderCell( 'coupons', 'code', {
		coupon_id: 9,
		extended_info: { code: 'spring' },
	} );
	expect(
		getQuery( screen.getByRole( 'link', { name: 'spring' } ) )
	).toMatchObject( { path: '/coupons/9' } );
} );
