import { registerScreens } from '../pages';
import { REPORT_SETTINGS, SCREENS } from '../reports/test/definitions';
import { getPages } from '../shell/pages';
import type { Page } from '../shell/pages';

beforeAll( registerScreens );

const COMPARISON = {
	id: 'report-comparison',
	path: '/analytics/report-comparison',
	title: 'Compare reports',
	capability: 'view_woocommerce_reports',
};

const setSettings = ( more: object = {} ) => {
	window.storedeckSettings = {
		reports: REPORT_SETTINGS,
		screens: SCREENS,
		...more,
	};
};

beforeEach( () => setSettings() );
afterEach( () => {
	delete window.storedeckSettings;
} );

function find( path: string ): Page {
	const page = getPages().find( ( one ) => one.path === path );
	if ( ! page ) {
		throw new Error( `There is no ${ path }.` );
	}
	return page;
}
const paths = () => getPages().map( ( { path } ) => path );

/** Breadcrumbs as they are shown, links in brackets. */
const trail = ( path: string, shown = path ) =>
	find( path )
		.breadcrumbs( { path: shown } )
		.map( ( crumb ) =>
			typeof crumb === 'string'
				? crumb
				: `[${ crumb.label } ${ crumb.path }]`
		)
		.join( ' › ' );

it.each( [
	[ '/', 'Home', 'view_woocommerce_reports' ],
	[ '/inbox', 'Inbox', 'manage_woocommerce' ],
	[ '/reviews', 'Reviews', 'manage_woocommerce' ],
	[ '/stock', 'Stock', 'manage_woocommerce' ],
	[ '/reorder', 'Reorder', 'manage_woocommerce' ],
	[ '/products', 'Products', 'manage_woocommerce' ],
	[
		'/products/new',
		'[Products /products] › Add product',
		'manage_woocommerce',
	],
	[
		'/products/:id',
		'[Products /products] › Edit product',
		'manage_woocommerce',
	],
	[ '/payments', 'Payments', 'manage_woocommerce' ],
	[ '/extensions', 'Extensions', 'activate_plugins' ],
	[ '/import-export', 'Import and export', 'manage_woocommerce' ],
	[ '/settings', 'Settings', 'manage_woocommerce' ],
	[ '/setup-wizard', 'Set up', 'manage_woocommerce' ],
	[
		'/analytics/overview',
		'Analytics › Overview',
		'view_woocommerce_reports',
	],
	[ '/analytics/revenue', 'Analytics › Revenue', 'view_woocommerce_reports' ],
	[ '/analytics/settings', 'Analytics › Settings', 'manage_woocommerce' ],
] )( 'shows %s as "%s" to users who %s', ( path, text, capability ) => {
	expect( trail( path ) ).toBe( text );
	expect( find( path ).capability ).toBe( capability );
} );

it( 'has each path once, and each report', () => {
	expect( new Set( paths() ).size ).toBe( paths().length );
	expect( paths() ).toEqual(
		expect.arrayContaining( REPORT_SETTINGS.map( ( { path } ) => path ) )
	);
} );

it( 'names the order of the URL, below the list of orders', () => {
	const path = '/orders/:id';
	expect( trail( path, '/orders/12' ) ).toBe(
		'[Orders /orders] › Order #12'
	);
	expect( find( path ).menuPath ).toBe( '/orders' );
	expect( find( path ).capability ).toBe( 'manage_woocommerce' );
	expect( find( path ).breadcrumbs().at( -1 ) ).toBe( 'Order #' );
} );

it( 'shows a customer below the Customers report, to those who see it', () => {
	expect( trail( '/customers/:id' ) ).toBe(
		'[Customers /customers] › Customer'
	);
	expect( find( '/customers/:id' ).menuPath ).toBe( '/customers' );
	expect( find( '/customers/:id' ).capability ).toBe(
		'view_woocommerce_reports'
	);
	setSettings( { reports: [] } );
	expect( paths() ).not.toContain( '/customers/:id' );
} );

it( 'marks Products in the menu while a product is edited', () => {
	expect( find( '/products/new' ).menuPath ).toBe( '/products' );
	expect( find( '/products/:id' ).menuPath ).toBe( '/products' );
} );

it( 'explains the changes of a report below it, and leads back to it with its filters', async () => {
	const page = find( '/analytics/revenue/why' );
	const query = { status_is: 'completed' };
	expect( page.breadcrumbs( { query } ) ).toEqual( [
		{ label: 'Revenue', path: '/analytics/revenue', query },
		'Why did it change?',
	] );
	expect( page.menuPath ).toBe( '/analytics/revenue' );
	expect( typeof ( await page.load() ).default ).toBe( 'function' );
} );

it( 'shows a coupon below the list of coupons, to those without it below the report', () => {
	const currentUser = ( capabilities: Record< string, boolean > ) =>
		setSettings( { currentUser: { id: 1, name: 'Ada', capabilities } } );
	currentUser( { manage_woocommerce: true } );
	expect( trail( '/coupons/new' ) ).toBe( '[Coupons /coupons] › Add coupon' );
	expect( trail( '/coupons/:id' ) ).toBe( '[Coupons /coupons] › Coupon' );
	expect( find( '/coupons/:id' ) ).toMatchObject( {
		menuPath: '/coupons',
		capability: 'view_woocommerce_reports',
	} );

	currentUser( { view_woocommerce_reports: true } );
	expect( find( '/coupons/:id' ).menuPath ).toBe( '/analytics/coupons' );
	expect( find( '/coupons/new' ).capability ).toBe( 'manage_woocommerce' );

	setSettings( { reports: [], screens: [] } );
	expect( paths() ).not.toContain( '/coupons/:id' );
} );

it( 'has no screens of its own for what WooCommerce edits', () => {
	setSettings( {
		orderEditPath: 'post.php?post={id}',
		screens: SCREENS.filter(
			( { path } ) =>
				! [ '/orders', '/products', '/coupons' ].includes( path )
		),
	} );
	expect(
		paths().filter( ( path ) =>
			/\/(order|product|coupon)(?!.*why)/.test( path )
		)
	).toEqual( [
		'/coupons/:id',
		'/analytics/orders',
		'/analytics/products',
		'/analytics/coupons',
	] );
} );

it( 'compares reports only where the menu has that screen', () => {
	const { path } = COMPARISON;
	expect( paths() ).not.toContain( path );
	setSettings( { screens: [ COMPARISON ] } );
	expect( trail( path ) ).toBe(
		'Analytics › [Settings /analytics/settings] › Compare reports'
	);
	expect( find( path ).capability ).toBe( 'view_woocommerce_reports' );
} );

it( 'names screens and requires capabilities as the admin menu does', () => {
	setSettings( {
		screens: [
			{
				id: 'x',
				path: '/payments',
				title: 'Payment methods',
				capability: 'pay',
			},
		],
	} );
	expect( trail( '/payments' ) ).toBe( 'Payment methods' );
	expect( find( '/payments' ).capability ).toBe( 'pay' );
	expect( paths() ).not.toContain( '/inbox' );
} );

it( 'loads each screen, which is a component of its own', async () => {
	setSettings( { screens: [ ...SCREENS, COMPARISON ] } );
	const shared = [ 'products', 'coupons' ];
	const reports = REPORT_SETTINGS.flatMap( ( { path } ) => [
		path,
		`${ path }/why`,
	] );
	const own = paths().filter( ( path ) => ! reports.includes( path ) );
	const screens = await Promise.all(
		own.map( async ( path ) => ( await find( path ).load() ).default )
	);
	expect( screens.every( ( screen ) => typeof screen === 'function' ) ).toBe(
		true
	);
	expect( new Set( screens ).size ).toBe( own.length - shared.length );
	for ( const list of shared ) {
		expect( screens[ own.indexOf( `/${ list }/new` ) ] ).toBe(
			screens[ own.indexOf( `/${ list }/:id` ) ]
		);
	}
} );
