import * as fc from 'fast-check';
import { chooseDay } from '../choose-day';
import { toDateString, toNativeDate } from '../plain-day';
import type { DayRange } from '../choose-day';
import type { CalendarInput } from '../types';

it.each< [ CalendarInput, DayRange, string, DayRange, CalendarInput ] >( [
	[ 'startDate', {}, '2018-04-05', { start: '2018-04-05' }, 'endDate' ],
	[
		'startDate',
		{ start: '2018-04-01', end: '2018-04-09' },
		'2018-04-05',
		{ start: '2018-04-05', end: '2018-04-09' },
		'endDate',
	],
	[
		'startDate',
		{ start: '2018-04-01', end: '2018-04-09' },
		'2018-04-10',
		{ start: '2018-04-10' },
		'endDate',
	],
	[
		'endDate',
		{ start: '2018-04-05' },
		'2018-04-05',
		{ start: '2018-04-05', end: '2018-04-05' },
		'startDate',
	],
	[
		'endDate',
		{ start: '2018-04-05', end: '2018-04-09' },
		'2018-04-01',
		{ start: '2018-04-01' },
		'endDate',
	],
	[ 'endDate', {}, '2018-04-05', { end: '2018-04-05' }, 'startDate' ],
] )( 'choosing %s of %p sets %s', ( choosing, range, day, expected, next ) => {
	expect( chooseDay( range, choosing, day ) ).toEqual( {
		range: expected,
		next,
	} );
} );

it( 'never creates a range that ends before it starts', () => {
	const day = fc
		.integer( { min: 1, max: 28 } )
		.map( ( date ) => `2018-02-${ String( date ).padStart( 2, '0' ) }` );
	fc.assert(
		fc.property( fc.array( day ), ( days ) => {
			let range: DayRange = {};
			let choosing: CalendarInput = 'startDate';
			for ( const chosen of days ) {
				( { range, next: choosing } = chooseDay(
					range,
					choosing,
					chosen
				) );
				expect( [ range.start, range.end ] ).toContain( chosen );
				expect( ( range.start ?? '' ) <= ( range.end ?? '9' ) ).toBe(
					true
				);
			}
		} )
	);
} );

it( 'converts days to native dates and back without loss', () => {
	fc.assert(
		fc.property( fc.integer( { min: 0, max: 40000 } ), ( number ) => {
			const day = new Date( number * 86400000 )
				.toISOString()
				.slice( 0, 10 );
			expect( toDateString( toNativeDate( day ) ) ).toBe( day );
			expect( toNativeDate( day ).getHours() ).toBe( 12 );
		} )
	);
} );
