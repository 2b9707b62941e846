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

describe( 'getScreenItems, hasScreen and getItemId', () => {
	it( 'returns the screens that the user may open, with unique titles', () => {
		expect(
			getScreenItems().map( ( { id, title } ) => [ id, title ] )
		).toEqual( [
			[ 'woocommerce-home', 'Home' ],
			[ 'woocommerce-stock', 'Stock' ],
			[ 'woocommerce-analytics-stock', 'Analytics: Stock' ],
		] );
	} );

	it( 'finds screens by their path', () => {
		expect( hasScreen( '/stock' ) ).toBe( true );
		expect( hasScreen( '/payments' ) ).toBe( false );
		expect( getItemId( '/analytics/revenue' ) ).toBe(
			'woocommerce-analytics-revenue'
		);
	} );
} );
