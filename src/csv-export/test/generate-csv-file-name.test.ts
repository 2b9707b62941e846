import { generateCSVFileName } from '..';

beforeEach( () => {
	jest.useFakeTimers();
	jest.setSystemTime( new Date( '2022-03-01T12:00:00Z' ) );
	Reflect.set( window, 'storedeckSettings', { timeZone: 'UTC' } );
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'storedeckSettings' );
} );

describe( 'generateCSVFileName', () => {
	it.each< [ string | undefined, Record< string, unknown >, string ] >( [
		[ '', {}, '2022-03-01.csv' ],
		[ undefined, {}, '2022-03-01.csv' ],
		[
			'Revenue table',
			{ orderby: 'revenue', order: 'desc' },
			'revenue-table_2022-03-01_orderby-revenue_order-desc.csv',
		],
		[ 'Ünïcode Name!', {}, '-n-code-name-_2022-03-01.csv' ],
		[ 'x', { a: 'a%20b' }, 'x_2022-03-01_a-a-b.csv' ],
		[ 'x', { a: undefined }, 'x_2022-03-01_a-undefined.csv' ],
		[ 'x', { a: '%E0%A4%A' }, 'x_2022-03-01_a--e0-a4-a.csv' ],
		[ '../../etc', { '/': '..\\' }, '------etc_2022-03-01_-----.csv' ],
	] )( 'names a file of %j with %j %s', ( name, params, fileName ) => {
		expect( generateCSVFileName( name, params ) ).toBe( fileName );
	} );

	it( "contains today's date in the site time zone", () => {
		Reflect.set( window, 'storedeckSettings', { timeZone: '-11:00' } );
		jest.setSystemTime( new Date( '2022-03-01T10:59:00Z' ) );
		expect( generateCSVFileName() ).toBe( '2022-02-28.csv' );
	} );

	it( 'is short enough for file systems', () => {
		const fileName = generateCSVFileName( 'a'.repeat( 999 ), { b: 'c' } );
		expect( fileName ).toHaveLength( 204 );
		expect( generateCSVFileName( 'a'.repeat( 189 ) ) ).toHaveLength( 204 );
		expect( generateCSVFileName( 'a'.repeat( 188 ) ) ).toHaveLength( 203 );
		expect( fileName ).toMatch( /\.csv$/ );
	} );
} );
