import fc from 'fast-check';
import {
	addDays,
	comparisons,
	differenceInDays,
	getAllowedIntervalsForQuery,
	getComparisonRange,
	getCurrentDates,
	getDateParamsFromQuery,
	getPresetRange,
	getPreviousDate,
	hasComparison,
	hasInvalidDates,
	isOverlap,
	rollingPresets,
	toPlainDate,
} from '..';
import type { DateQuery, Period, PlainRange, RollingPeriod } from '..';
import { clearSite, setNow, setSite } from './site';

beforeEach( () => {
	jest.useFakeTimers();
	setSite( 'America/New_York', 1 );
	// Still 2 March in the site time zone.
	setNow( '2022-03-03T02:30:00Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

const day = fc
	.integer( { min: 0, max: 40_000 } )
	.map( ( days ) => addDays( '1995-01-01', days ) );
const range = fc
	.tuple( day, fc.integer( { min: 0, max: 800 } ) )
	.map( ( [ start, days ] ) => ( { start, end: addDays( start, days ) } ) );
const weekday = ( date: string ) => new Date( `${ date }T00:00Z` ).getUTCDay();
const lengthOf = ( { start, end }: PlainRange ) =>
	differenceInDays( end, start ) + 1;

const lengths: Record< RollingPeriod, number > = {
	last_7_days: 7,
	last_30_days: 30,
	last_90_days: 90,
	last_365_days: 365,
};

it( 'ends a rolling range today with its number of days, regardless of date and start of week', () => {
	fc.assert(
		fc.property(
			day,
			fc.integer( { min: 0, max: 6 } ),
			fc.constantFrom( ...rollingPresets ),
			( today, startOfWeek, { value } ) => {
				const days = getPresetRange( value, today, startOfWeek );
				expect( days.end ).toBe( today );
				expect( lengthOf( days ) ).toBe( lengths[ value ] );
				const before = getComparisonRange(
					value,
					days,
					'previous_period'
				);
				expect( lengthOf( before ) ).toBe( lengths[ value ] );
				expect( addDays( before.end, 1 ) ).toBe( days.start );
			}
		)
	);
} );

it( 'ends a rolling range now', () => {
	const { primary, secondary } = getCurrentDates( {
		period: 'last_7_days',
		compare: 'previous_period',
	} );
	expect( primary.label ).toBe( 'Last 7 days' );
	expect( primary.range ).toBe( 'Feb 24 - Mar 2, 2022' );
	expect( primary.before.format( 'YYYY-MM-DDTHH:mm' ) ).toBe(
		'2022-03-02T21:30'
	);
	expect( secondary.range ).toBe( 'Feb 17 - 23, 2022' );
} );

it.each< [ RollingPeriod, string[] ] >( [
	[ 'last_7_days', [ 'day' ] ],
	[ 'last_30_days', [ 'day', 'week', 'month' ] ],
	[ 'last_90_days', [ 'day', 'week', 'month' ] ],
	[ 'last_365_days', [ 'day', 'week', 'month', 'quarter' ] ],
] )(
	'returns for %s the intervals of a custom range of the same length',
	( period, intervals ) => {
		expect(
			getAllowedIntervalsForQuery( { period, compare: 'none' } )
		).toEqual( intervals );
		const { start, end } = getPresetRange( period, '2022-03-02', 1 );
		expect(
			getAllowedIntervalsForQuery( {
				period: 'custom',
				compare: 'none',
				after: start,
				before: end,
			} )
		).toEqual( intervals );
	}
);

it( 'compares the same weekdays, 52 weeks earlier, in any range', () => {
	fc.assert(
		fc.property(
			range,
			fc.constantFrom< Period >(
				'custom',
				'week',
				'last_month',
				'last_year',
				'last_90_days'
			),
			( days, period ) => {
				const other = getComparisonRange(
					period,
					days,
					'same_weekdays'
				);
				expect( differenceInDays( days.start, other.start ) ).toBe(
					364
				);
				expect( lengthOf( other ) ).toBe( lengthOf( days ) );
				expect( weekday( other.start ) ).toBe( weekday( days.start ) );
				expect( isOverlap( days, other ) ).toBe(
					lengthOf( days ) > 364
				);
			}
		)
	);
} );

it( 'returns the date with the same weekday', () => {
	const dates = { period: 'week', compare: 'same_weekdays' } as const;
	const { primary, secondary } = getCurrentDates( dates );
	// Daylight saving time starts before 14 March.
	expect(
		getPreviousDate(
			'2022-03-14T00:00:00',
			primary.after,
			secondary.after,
			'same_weekdays',
			'day'
		).format( 'YYYY-MM-DDTHH:mm' )
	).toBe( '2021-03-15T00:00' );
} );

it( 'compares with custom dates in any order', () => {
	const query = {
		period: 'last_7_days',
		compare: 'custom',
		compare_after: '2021-03-20',
		compare_before: '2021-02-10',
	} as const;
	const { secondary } = getCurrentDates( query );
	expect( secondary.label ).toBe( 'Custom period' );
	expect( secondary.range ).toBe( 'Feb 10 - Mar 20, 2021' );
	const { compareAfter } = getDateParamsFromQuery( query );
	expect( compareAfter && toPlainDate( compareAfter ) ).toBe( '2021-02-10' );
	expect( hasInvalidDates( query ) ).toBe( false );
} );

it( 'returns different objects for two custom comparisons', () => {
	const ask = ( compareAfter: string ) =>
		getCurrentDates( {
			period: 'last_7_days',
			compare: 'custom',
			compare_after: compareAfter,
			compare_before: '2021-03-20',
		} ).secondary.range;
	expect( ask( '2021-03-01' ) ).not.toBe( ask( '2021-03-02' ) );
} );

it.each( [ 'compare_after', 'compare_before' ] )(
	'returns the default range when a custom comparison has only %s',
	( parameter ) => {
		const query: DateQuery = {
			period: 'last_7_days',
			compare: 'custom',
			[ parameter ]: '2021-03-20',
		};
		expect( getDateParamsFromQuery( query ).period ).toBe( 'month' );
		expect( hasInvalidDates( query ) ).toBe( true );
	}
);

it( 'detects that there is no comparison, in the default range too', () => {
	expect( hasComparison( { period: 'week', compare: 'none' } ) ).toBe(
		false
	);
	expect( hasComparison( {}, 'period=week&amp;compare=none' ) ).toBe( false );
	expect( hasComparison( {} ) ).toBe( true );
	// Callers that need two ranges still get two.
	expect(
		getCurrentDates( { period: 'week', compare: 'none' } ).secondary.label
	).toBe( 'No comparison' );
} );

it( 'has a label for every comparison', () => {
	expect(
		comparisons.map( ( { value, label } ) => `${ value }: ${ label }` )
	).toEqual( [
		'previous_period: Previous period',
		'previous_year: Previous year',
		'same_weekdays: Same weekdays last year',
		'weeks_before: Same weekdays in the weeks before',
		'custom: Custom period',
		'none: No comparison',
	] );
} );

it( 'returns true for ranges with a common day', () => {
	const days = { start: '2022-03-01', end: '2022-03-05' };
	expect(
		isOverlap( days, { start: '2022-03-05', end: '2022-03-09' } )
	).toBe( true );
	expect(
		isOverlap( days, { start: '2022-02-01', end: '2022-03-01' } )
	).toBe( true );
	expect(
		isOverlap( days, { start: '2022-02-01', end: '2022-02-28' } )
	).toBe( false );
	expect(
		isOverlap( days, { start: '2022-03-06', end: '2022-03-09' } )
	).toBe( false );
} );
