import { getHistory, getPath, getQuery } from '@storedeck/navigation';
import { COUPONS, CUSTOMERS, ORDERS, PRODUCTS } from '../search/sources';

const setSettings = ( settings = {}, isManager = true ) => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		dateFormat: 'Y-m-d',
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: { manage_woocommerce: isManager },
			preferences: {},
		},
		...settings,
	};
};

beforeEach( () => setSettings() );
afterEach( () => {
	delete window.storedeckSettings;
	getHistory().push( 'admin.php?page=storedeck' );
} );

const ORDER = {
	id: 12,
	number: '1012',
	total: '54.00',
	currency: 'EUR',
	currency_symbol: '€',
	date_created: '2026-11-21T10:00:00',
};

describe( 'an order', () => {
	it( 'has total and date, and the customer if it is known', () => {
		expect( ORDERS.toResult( ORDER ) ).toMatchObject( {
			label: 'Order #1012',
			detail: '€54.00 · 2026-11-21',
		} );
		expect(
			ORDERS.toResult( { ...ORDER, billing: { first_name: 'Ada' } } )
				?.label
		).toBe( 'Order #1012 by Ada' );
	} );

	it( 'opens its own screen, or that of WooCommerce', () => {
		expect( ORDERS.toResult( ORDER )?.href ).toContain( '%2Forders%2F12' );
		setSettings( { orderEditPath: 'post.php?post={id}&action=edit' } );
		expect( ORDERS.toResult( ORDER )?.href ).toBe(
			'https://store.test/wp-admin/post.php?post=12&action=edit'
		);
	} );

	it( 'opens the orders of its day for a user who may not open it', () => {
		setSettings( {}, false );
		const { href = '' } = ORDERS.toResult( ORDER ) ?? {};
		getHistory().push( href );
		expect( getPath() ).toBe( '/analytics/orders' );
		expect( getQuery() ).toMatchObject( {
			after: '2026-11-21',
			before: '2026-11-21',
		} );
	} );

	it( 'is left out when it is none', () => {
		expect( ORDERS.toResult( { id: 'x' } ) ).toBeUndefined();
	} );
} );

it( 'names a product without a name by its id', () => {
	expect( PRODUCTS.toResult( { id: 7, name: '' } ) ).toEqual( {
		label: '#7',
		detail: '',
		href: expect.stringContaining( '%2Fproducts%2F7' ),
	} );
	expect(
		PRODUCTS.toResult( { id: 7, name: 'Tea &amp; cup', sku: 'A&amp;B' } )
	).toMatchObject( { label: 'Tea & cup', detail: 'A&B' } );
} );

it( 'names a customer without a name by email, else by id', () => {
	const { toResult } = CUSTOMERS;
	expect( toResult( { id: 5, name: '', email: 'a@b.test' } )?.label ).toBe(
		'a@b.test'
	);
	expect( toResult( { id: 5 } ) ).toMatchObject( {
		label: '#5',
		detail: '',
	} );
} );

it( 'names a coupon without a code by its id', () => {
	expect( COUPONS.toResult( { id: 9, code: '' } )?.label ).toBe( '#9' );
	expect(
		COUPONS.toResult( { id: 9, code: 'ada10', description: 'For Ada' } )
	).toMatchObject( { label: 'ada10', detail: 'For Ada' } );
} );

it( 'opens a coupon with the period of the current report', () => {
	getHistory().push( 'admin.php?page=storedeck&period=last_week' );
	getHistory().push( COUPONS.toResult( { id: 9 } )?.href ?? '' );
	expect( getPath() ).toBe( '/coupons/9' );
	expect( getQuery() ).toMatchObject( { period: 'last_week' } );
} );

it.each( [
	[ 'orders', ORDERS, 'manage_woocommerce' ],
	[ 'products', PRODUCTS, 'manage_woocommerce' ],
	[ 'customers', CUSTOMERS, 'view_storedeck_personal_data' ],
	[ 'coupons', COUPONS, 'view_woocommerce_reports' ],
] )( 'searches %s of users who may see them', ( id, source, capability ) => {
	expect( source.capability ).toBe( capability );
	expect( source.failure() ).toBe( `Could not search ${ id }.` );
	expect( source.getQuery( 'ada' ) ).toMatchObject( {
		search: 'ada',
		page: 1,
		per_page: 5,
	} );
} );
