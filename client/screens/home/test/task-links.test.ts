import { getTaskPageTarget, getTaskTarget } from '../task-links';

const ADMIN = 'http://localhost/wp-admin/';

const PATHS = [ '/setup-wizard', '/payments', '/settings', '/extensions' ];

const allow = (
	capabilities: Record< string, boolean >,
	hasWooCommerce = false
) => {
	window.storedeckSettings = {
		hasWooCommerce,
		adminUrl: ADMIN,
		pageName: 'storedeck',
		currentUser: { id: 1, name: 'Ada', capabilities },
		screens: PATHS.map( ( path ) => ( {
			id: path,
			path,
			title: path,
			capability: 'manage_woocommerce',
		} ) ),
	};
};
const target = ( id: string, actionUrl?: string ) =>
	getTaskTarget( { id, actionUrl } );

/** The parameters of a link to a screen. */
const getParameters = ( href = '' ) =>
	Object.fromEntries( new URL( href, ADMIN ).searchParams );

beforeEach( () => allow( { manage_woocommerce: true } ) );
afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [
	[ 'store_details', { path: '/setup-wizard' } ],
	[ 'products', { path: '/setup-wizard', task: 'products' } ],
	[ 'payments', { path: '/payments' } ],
	[ 'tax', { path: '/settings' } ],
	[ 'reviews', { path: '/settings' } ],
	[ 'marketing', { path: '/extensions' } ],
] )( 'completes the task %s on its screen', ( id, parameters ) => {
	const { href, type } = target( id ) ?? {};
	expect( type ).toBe( 'wc-admin' );
	expect( getParameters( href ) ).toEqual( {
		page: 'storedeck',
		...parameters,
	} );
} );

it( 'creates a coupon on its screen, without it on the page of WordPress', () => {
	PATHS.push( '/coupons' );
	allow( { manage_woocommerce: true } );
	PATHS.pop();
	expect( getParameters( target( 'coupons' )?.href ) ).toMatchObject( {
		path: '/coupons/new',
	} );
	allow( {} );
	expect( target( 'coupons' ) ).toEqual( {
		href: `${ ADMIN }post-new.php?post_type=shop_coupon`,
		type: 'wp-admin',
	} );
} );

it( 'has no link to a screen that the user cannot open', () => {
	allow( {} );
	expect( target( 'payments' ) ).toBeUndefined();
	expect( target( 'coupons' ) ).toBeDefined();
} );

it.each( [ 'acme', 'toString', '__proto__' ] )(
	'has no link for the unknown task %s',
	( id ) => {
		expect( target( id ) ).toBeUndefined();
	}
);

it( 'completes other tasks of WooCommerce on its Home screen', () => {
	allow( { manage_woocommerce: true }, true );
	expect( target( 'shipping&x' ) ).toEqual( {
		href: `${ ADMIN }admin.php?page=wc-admin&task=shipping%26x`,
		type: 'wp-admin',
	} );
	expect( target( 'tax' )?.type ).toBe( 'wc-admin' );
} );

it( 'prefers the URL of the task itself', () => {
	expect( target( 'payments', 'https://acme.test/start' ) ).toEqual( {
		href: 'https://acme.test/start',
		type: 'external',
	} );

	expect( target( 'payments', 'javascript:alert(1)' ) ).toBeUndefined();
	expect( target( 'payments', '' )?.type ).toBe( 'wc-admin' );
} );

it( 'opens the page of a task that plugins fill on Home', () => {
	const { href, type } = getTaskPageTarget( { id: 'acme' } );
	expect( type ).toBe( 'wc-admin' );
	expect( getParameters( href ) ).toMatchObject( { task: 'acme' } );
} );
