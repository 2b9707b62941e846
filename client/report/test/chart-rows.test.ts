import moment from 'moment';
import 'moment/locale/ar';
import type { IntervalRow } from '../types';
import { buildChartRows } from '../chart-rows';

moment.locale( 'en' );

/** Days from a date on, with the values 1, 2, 3 … */
function days( first: string, count: number ): IntervalRow[] {
	return Array.from( { length: count }, ( _, index ) => {
		const day = moment
			.utc( first )
			.add( index, 'days' )
			.format( 'YYYY-MM-DD' );
		return {
			interval: day,
			date_start: `${ day } 00:00:00`,
			date_end: `${ day } 23:59:59`,
			subtotals: { net_revenue: index + 1 },
		};
	} );
}

function rowsOf(
	primary: IntervalRow[],
	secondary: IntervalRow[],
	{
		compare = 'previous_year',
		now = '2099-01-01T00:00:00',
		after = primary[ 0 ]?.date_start,
		secondaryAfter = secondary[ 0 ]?.date_start,
	} = {}
) {
	return buildChartRows( {
		field: 'net_revenue',
		interval: 'day',
		compare,
		now,
		primary: {
			intervals: primary,
			label: 'now',
			after: moment.utc( after ),
		},
		secondary: {
			intervals: secondary,
			label: 'then',
			after: moment.utc( secondaryAfter ),
		},
	} );
}

describe( 'buildChartRows', () => {
	it( 'compares each day with the same day of the previous year', () => {
		const rows = rowsOf( days( '2025-05-01', 3 ), days( '2024-05-01', 3 ) );
		expect( rows.map( ( { date } ) => date ) ).toEqual( [
			'2025-05-01T00:00:00',
			'2025-05-02T00:00:00',
			'2025-05-03T00:00:00',
		] );
		expect( rows[ 2 ]?.secondary ).toEqual( {
			label: 'then',
			labelDate: '2024-05-03T00:00:00',
			value: 3,
		} );
	} );

	it( 'compares days after 29 February with the same date', () => {
		const rows = rowsOf( days( '2024-02-27', 5 ), days( '2023-02-27', 4 ) );
		const march = rows.find( ( { date } ) =>
			date.startsWith( '2024-03-02' )
		);
		expect( march?.secondary?.labelDate ).toBe( '2023-03-02T00:00:00' );
	} );

	it( 'compares the same dates in a locale with digits of its own', () => {
		moment.locale( 'ar' );
		const rows = rowsOf( days( '2024-02-27', 5 ), days( '2023-02-27', 4 ) );
		moment.locale( 'en' );
		expect( rows.at( -1 )?.secondary?.labelDate ).toBe(
			'2023-03-02T00:00:00'
		);
	} );

	it( 'compares the days of the previous period by index', () => {
		const rows = rowsOf( days( '2025-03-08', 3 ), days( '2025-03-05', 3 ), {
			compare: 'previous_period',
		} );
		expect( rows.map( ( row ) => row.secondary?.labelDate ) ).toEqual( [
			'2025-03-05T00:00:00',
			'2025-03-06T00:00:00',
			'2025-03-07T00:00:00',
		] );
	} );

	it( 'has no second series without a comparison', () => {
		const [ row ] = buildChartRows( {
			field: 'net_revenue',
			interval: 'day',
			compare: 'none',
			now: '2026-01-01T00:00:00',
			primary: {
				intervals: days( '2025-05-01', 3 ),
				label: 'now',
				after: moment.utc( '2025-05-01' ),
			},
		} );
		expect( Object.keys( row ?? {} ) ).toEqual( [ 'date', 'primary' ] );
	} );

	it( 'has no values for future intervals', () => {
		const rows = rowsOf( days( '2025-05-01', 3 ), days( '2024-05-01', 3 ), {
			now: '2025-05-02T11:30:00',
		} );
		expect( rows.map( ( { primary } ) => primary.value ) ).toEqual( [
			1,
			2,
			null,
		] );
	} );

	it( 'has no value if the comparison has no interval', () => {
		const rows = rowsOf( days( '2025-05-01', 3 ), days( '2025-04-30', 1 ), {
			compare: 'previous_period',
		} );
		expect( rows[ 2 ]?.secondary?.value ).toBeNull();
	} );

	it( 'returns an empty list without intervals', () => {
		expect(
			rowsOf( [], [], {
				after: '2025-01-01',
				secondaryAfter: '2024-01-01',
			} )
		).toEqual( [] );
	} );

	it( 'reads the dates of intervals without date_start from their names', () => {
		const subtotals = { net_revenue: 5 };
		const range = { label: 'now', after: moment.utc( '2025-05-01' ) };
		expect(
			buildChartRows( {
				field: 'net_revenue',
				interval: 'day',
				compare: 'previous_period',
				now: '2099-01-01T00:00:00',
				primary: {
					...range,
					intervals: [
						{ interval: '2025-05-01', subtotals },
						{ interval: '2025-05-02 07', subtotals },
						{ interval: 'spring', subtotals },
						{ subtotals },
					],
				},
			} ).map( ( { date, primary } ) => [ date, primary.value ] )
		).toEqual( [
			[ '2025-05-01T00:00:00', 5 ],
			[ '2025-05-02T07:00:00', 5 ],
		] );
	} );
} );
