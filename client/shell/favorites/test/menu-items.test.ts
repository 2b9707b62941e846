import { getItemId, getScreenItems, hasScreen } from '../menu-items';

const screenOf = ( path: string, title: string, capability = 'read_it' ) => ( {
	id: path,
	path,
	title,
	capability,
	parent: 'storedeck',
} );

beforeEach( () => {
	window.storedeckSettings = {
		pageName: 'storedeck',
		adminUrl: 'http://shop.test/wp-admin/',
		currentUser: {
			id: 1,
			name: '',
			capabilities: { read_it: true },
			preferences: {},
		},
		screens: [
			screenOf( '/', 'Home' ),
			screenOf( '/stock', 'Stock' ),
			screenOf( '/analytics/stock', 'Stock' ),
			screenOf( '/payments', 'Payments', 'manage_it' ),
			{ broken: true },
			null,
		],
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the screens in the navigation', () => {
	it( 'are those that the user may open, each with a name of its own', () => {
		expect(
			getScreenItems().map( ( { id, title } ) => [ id, title ] )
		).toEqual( [
			[ 'woocommerce-home', 'Home' ],
			[ 'woocommerce-stock', 'Stock' ],
			[ 'woocommerce-analytics-stock', 'Analytics: Stock' ],
		] );
	} );

	it( 'are known by their path', () => {
		expect( hasScreen( '/stock' ) ).toBe( true );
		expect( hasScreen( '/payments' ) ).toBe( false );
		expect( getItemId( '/analytics/revenue' ) ).toBe(
			'woocommerce-analytics-revenue'
		);
	} );
} );
