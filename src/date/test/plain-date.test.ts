import fc from 'fast-check';
import {
	addDays,
	addMonths,
	addUnits,
	addYears,
	differenceInDays,
	differenceInMonths,
	endOfUnit,
	startOfUnit,
} from '..';
import type { DateUnit } from '..';

const days = fc
	.date( {
		min: new Date( '0001-01-01' ),
		max: new Date( '9998-12-31' ),
		noInvalidDate: true,
	} )
	.map( ( date ) => date.toISOString().slice( 0, 10 ) );
const units = fc.constantFrom< DateUnit >(
	'day',
	'week',
	'month',
	'quarter',
	'year'
);
const weekStarts = fc.integer( { min: 0, max: 6 } );

describe( 'addDays, addMonths and addUnits', () => {
	it.each( [
		[ '2024-02-28', 1, '2024-02-29' ],
		[ '2023-02-28', 1, '2023-03-01' ],
		[ '2021-12-31', 1, '2022-01-01' ],
		[ '2022-01-01', -1, '2021-12-31' ],
	] )( 'adds days: %s %p', ( date, count, result ) => {
		expect( addDays( date, count ) ).toBe( result );
	} );

	it.each( [
		[ '2022-01-31', 1, '2022-02-28' ],
		[ '2024-01-31', 1, '2024-02-29' ],
		[ '2022-03-31', -1, '2022-02-28' ],
		[ '2022-01-15', -1, '2021-12-15' ],
		[ '2021-11-30', 3, '2022-02-28' ],
		[ '0050-03-31', -1, '0050-02-28' ],
	] )( 'adds months: %s %p', ( date, count, result ) => {
		expect( addMonths( date, count ) ).toBe( result );
	} );

	it( 'changes 29 February to 28 February in other years', () => {
		expect( addYears( '2024-02-29', -1 ) ).toBe( '2023-02-28' );
		expect( addYears( '2024-02-29', -4 ) ).toBe( '2020-02-29' );
		expect( addYears( '2025-02-28', -1 ) ).toBe( '2024-02-28' );
	} );

	it( 'adds quarters and weeks', () => {
		expect( addUnits( '2022-05-31', -1, 'quarter' ) ).toBe( '2022-02-28' );
		expect( addUnits( '2022-05-31', 2, 'week' ) ).toBe( '2022-06-14' );
	} );

	it( 'reverses additions with subtractions, and differences return the count', () => {
		fc.assert(
			fc.property(
				days,
				fc.integer( { min: -9999, max: 9999 } ),
				( date, count ) => {
					const other = addDays( date, count );
					expect( addDays( other, -count ) ).toBe( date );
					expect( differenceInDays( other, date ) ).toBe( count );
				}
			)
		);
	} );
} );

describe( 'differenceInMonths', () => {
	it( 'ignores the days of the months', () => {
		expect( differenceInMonths( '2022-03-01', '2022-02-28' ) ).toBe( 1 );
		expect( differenceInMonths( '2021-12-31', '2022-02-01' ) ).toBe( -2 );
	} );
} );

describe( 'startOfUnit and endOfUnit', () => {
	it.each< [ DateUnit, number, string, string ] >( [
		[ 'day', 0, '2024-02-29', '2024-02-29' ],
		[ 'week', 0, '2024-02-25', '2024-03-02' ],
		[ 'week', 1, '2024-02-26', '2024-03-03' ],
		[ 'week', 4, '2024-02-29', '2024-03-06' ],
		[ 'week', 6, '2024-02-24', '2024-03-01' ],
		[ 'month', 0, '2024-02-01', '2024-02-29' ],
		[ 'quarter', 0, '2024-01-01', '2024-03-31' ],
		[ 'year', 0, '2024-01-01', '2024-12-31' ],
	] )(
		'returns for the %s (week from %p) %s to %s',
		( unit, startOfWeek, start, end ) => {
			expect( startOfUnit( '2024-02-29', unit, startOfWeek ) ).toBe(
				start
			);
			expect( endOfUnit( '2024-02-29', unit, startOfWeek ) ).toBe( end );
		}
	);

	it( 'contains its date and is adjacent to the next unit', () => {
		fc.assert(
			fc.property( days, units, weekStarts, ( date, unit, weekStart ) => {
				const start = startOfUnit( date, unit, weekStart );
				const end = endOfUnit( date, unit, weekStart );
				expect( start <= date && date <= end ).toBe( true );
				expect( startOfUnit( start, unit, weekStart ) ).toBe( start );
				expect( startOfUnit( end, unit, weekStart ) ).toBe( start );
				const next = addDays( end, 1 );
				expect( startOfUnit( next, unit, weekStart ) ).toBe( next );
			} )
		);
	} );

	it( 'starts weeks on the given day', () => {
		fc.assert(
			fc.property( days, weekStarts, ( date, weekStart ) => {
				const start = startOfUnit( date, 'week', weekStart );
				expect( new Date( `${ start }T12:00Z` ).getUTCDay() ).toBe(
					weekStart
				);
			} )
		);
	} );
} );
