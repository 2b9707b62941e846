import { getFields, getTypes } from '../fields';

beforeEach( () => {
	window.storedeckSettings = {
		reports: [ 'orders', 'products' ].map( ( id ) => ( {
			id,
			title: id.toUpperCase(),
			path: `/analytics/${ id }`,
			capability: 'view_woocommerce_reports',
		} ) ),
		leaderboards: [ { id: 'coupons', label: 'Top coupons' } ],
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [
	[ 'report-chart', [ 'report', 'chart', 'title', 'period', 'compare' ] ],
	[ 'question', [ 'metrics', 'by', 'title', 'period', 'compare' ] ],
	[ 'report-summary', [ 'report', 'title', 'period', 'compare' ] ],
	[ 'report-table', [ 'report', 'title', 'period', 'compare' ] ],
	[ 'leaderboard', [ 'list', 'period', 'compare' ] ],
	[ 'inbox', [] ],
	[ 'unknown', [] ],
] )( 'lists the fields of the type %s', ( type, keys ) => {
	expect( getFields( type ).map( ( { key } ) => key ) ).toEqual( keys );
} );

it( 'has fields with a label for each type', () => {
	for ( const { value, label } of getTypes() ) {
		expect( label ).not.toBe( '' );
		for ( const field of getFields( value ) ) {
			expect( field.label ).not.toBe( '' );
		}
	}
} );

const find = ( type: string, name: string ) =>
	getFields( type ).find( ( { key } ) => key === name );

it( 'offers the reports and leaderboards of the store, the first by default', () => {
	expect( find( 'report-table', 'report' ) ).toMatchObject( {
		options: [
			{ value: 'orders', label: 'ORDERS' },
			{ value: 'products', label: 'PRODUCTS' },
		],
		initial: 'orders',
	} );
	expect( find( 'leaderboard', 'list' ) ).toMatchObject( {
		options: [ { value: 'coupons', label: 'Top coupons' } ],
		initial: 'coupons',
	} );
	window.storedeckSettings = {};
	expect( find( 'leaderboard', 'list' )?.initial ).toBe( '' );
} );

it( 'offers every period and comparison but a custom one', () => {
	for ( const name of [ 'period', 'compare' ] ) {
		const values = find( 'report-chart', name )?.options?.map(
			( { value } ) => value
		);
		expect( values?.[ 0 ] ).toBe( '' );
		expect( values ).toContain(
			name === 'period' ? 'last_month' : 'previous_year'
		);
		expect( values ).not.toContain( 'custom' );
	}
} );
