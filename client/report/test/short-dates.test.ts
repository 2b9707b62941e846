import { getReport } from '../../reports/test/definitions';
import { isOfThisYear, omitYear } from '../short-dates';

it.each( [
	[ 'F j, Y', 'F j' ],
	[ 'j. F Y', 'j. F' ],
	[ 'j F، Y', 'j F' ],
	[ 'j \\d\\e F \\d\\e Y', 'j \\d\\e F' ],
	[ 'Y. F j.', 'F j.' ],
	[ 'M j, y', 'M j' ],
] )( 'omits the year of %s', ( format, short ) => {
	expect( omitYear( format ) ).toBe( short );
} );

it.each( [ 'Y-m-d', 'd/m/Y', 'm/d/y', 'd.m.Y' ] )(
	'keeps the year of %s, whose rest would not be clear',
	( format ) => {
		expect( omitYear( format ) ).toBe( format );
	}
);

describe( 'isOfThisYear', () => {
	beforeEach( () => {
		jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	const [ date ] = getReport( 'revenue' ).columns;
	const isShort = (
		rows: string[],
		query: Record< string, string > = { period: 'month' }
	) =>
		date &&
		isOfThisYear(
			date,
			rows.map( ( start ) => ( { date_start: start } ) ) as never[],
			query
		);

	it( 'is true for dates of this year in a period of this year', () => {
		expect( isShort( [ '2022-03-01 00:00:00' ] ) ).toBe( true );
	} );

	it( 'is false if the period or a date is of another year', () => {
		const query = {
			period: 'custom',
			after: '2021-12-31',
			before: '2022-01-01',
			compare: 'none',
		};
		expect( isShort( [ '2022-01-01 00:00:00' ], query ) ).toBe( false );
		expect( isShort( [ '2021-12-31 00:00:00' ] ) ).toBe( false );
	} );

	it( 'is false for other columns', () => {
		const orders = getReport( 'revenue' ).columns[ 1 ];
		expect(
			orders && isOfThisYear( orders, [], { period: 'month' } )
		).toBe( false );
	} );
} );
