import fc from 'fast-check';
import { differenceInDays, getComparisonRange, getPresetRange } from '..';
import type { RelativeCompare, Period, PresetPeriod } from '..';

const MONDAY = 1;
const presets: PresetPeriod[] = [
	'today',
	'yesterday',
	'week',
	'last_week',
	'month',
	'last_month',
	'quarter',
	'last_quarter',
	'year',
	'last_year',
];

describe( 'getPresetRange', () => {
	it.each< [ PresetPeriod, string, string, string ] >( [
		[ 'today', '2024-02-29', '2024-02-29', '2024-02-29' ],
		[ 'yesterday', '2024-03-01', '2024-02-29', '2024-02-29' ],
		[ 'yesterday', '2022-01-01', '2021-12-31', '2021-12-31' ],
		[ 'week', '2022-01-01', '2021-12-27', '2022-01-01' ],
		[ 'last_week', '2022-01-01', '2021-12-20', '2021-12-26' ],
		[ 'month', '2024-02-29', '2024-02-01', '2024-02-29' ],
		[ 'last_month', '2024-03-31', '2024-02-01', '2024-02-29' ],
		[ 'last_month', '2022-01-31', '2021-12-01', '2021-12-31' ],
		[ 'quarter', '2022-05-31', '2022-04-01', '2022-05-31' ],
		[ 'last_quarter', '2022-03-31', '2021-10-01', '2021-12-31' ],
		[ 'year', '2024-12-31', '2024-01-01', '2024-12-31' ],
		[ 'last_year', '2025-01-01', '2024-01-01', '2024-12-31' ],
	] )( 'returns for %s on %s %s to %s', ( period, today, start, end ) => {
		expect( getPresetRange( period, today, MONDAY ) ).toEqual( {
			start,
			end,
		} );
	} );
} );

describe( 'getComparisonRange', () => {
	const compareOn = (
		today: string,
		period: PresetPeriod,
		compare: RelativeCompare
	) =>
		getComparisonRange(
			period,
			getPresetRange( period, today, 0 ),
			compare
		);

	it.each< [ string, PresetPeriod, string, string ] >( [
		[ '2022-03-01', 'today', '2022-02-28', '2022-02-28' ],
		[ '2022-03-01', 'week', '2022-02-20', '2022-02-22' ],
		[ '2022-03-01', 'month', '2022-02-01', '2022-02-01' ],
		// The same number of days, without overlapping the range.
		[ '2022-03-28', 'month', '2022-02-01', '2022-02-28' ],
		[ '2022-03-31', 'month', '2022-02-01', '2022-02-28' ],
		[ '2022-03-01', 'quarter', '2021-10-01', '2021-11-29' ],
		[ '2022-06-30', 'quarter', '2022-01-01', '2022-03-31' ],
		[ '2024-03-01', 'year', '2023-01-01', '2023-03-02' ],
		[ '2024-12-31', 'year', '2023-01-01', '2023-12-31' ],
		[ '2022-03-01', 'yesterday', '2022-02-27', '2022-02-27' ],
		[ '2022-03-01', 'last_week', '2022-02-13', '2022-02-19' ],
		[ '2022-03-01', 'last_month', '2022-01-04', '2022-01-31' ],
		[ '2022-03-01', 'last_quarter', '2021-07-01', '2021-09-30' ],
		[ '2025-03-01', 'last_year', '2023-01-01', '2023-12-31' ],
	] )( 'compares on %s %s with the previous period', ( ...args ) => {
		const [ today, period, start, end ] = args;
		expect( compareOn( today, period, 'previous_period' ) ).toEqual( {
			start,
			end,
		} );
	} );

	it.each< [ string, PresetPeriod, string, string ] >( [
		[ '2024-02-29', 'today', '2023-02-28', '2023-02-28' ],
		[ '2022-03-01', 'week', '2021-02-27', '2021-03-01' ],
		[ '2022-03-01', 'month', '2021-03-01', '2021-03-01' ],
		[ '2024-02-29', 'month', '2023-02-01', '2023-02-28' ],
		[ '2025-02-28', 'month', '2024-02-01', '2024-02-28' ],
		[ '2024-03-01', 'year', '2023-01-01', '2023-03-01' ],
		[ '2025-03-01', 'year', '2024-01-01', '2024-03-01' ],
		[ '2024-03-01', 'yesterday', '2023-02-28', '2023-02-28' ],
		[ '2022-03-01', 'last_week', '2021-02-20', '2021-02-26' ],
		[ '2021-03-15', 'last_month', '2020-02-01', '2020-02-29' ],
		[ '2024-03-15', 'last_month', '2023-02-01', '2023-02-28' ],
		[ '2022-03-01', 'last_quarter', '2020-10-01', '2020-12-31' ],
		[ '2025-03-01', 'last_year', '2023-01-01', '2023-12-31' ],
	] )( 'compares on %s %s with the previous year', ( ...args ) => {
		const [ today, period, start, end ] = args;
		expect( compareOn( today, period, 'previous_year' ) ).toEqual( {
			start,
			end,
		} );
	} );

	it.each< [ RelativeCompare, string, string, string, string ] >( [
		[
			'previous_period',
			'2020-02-10',
			'2020-02-20',
			'2020-01-30',
			'2020-02-09',
		],
		[
			'previous_period',
			'2022-01-01',
			'2022-01-01',
			'2021-12-31',
			'2021-12-31',
		],
		[
			'previous_year',
			'2020-02-29',
			'2020-03-02',
			'2019-02-28',
			'2019-03-02',
		],
	] )(
		'compares a custom range with %s: %s to %s',
		( compare, start, end, before, until ) => {
			expect(
				getComparisonRange( 'custom', { start, end }, compare )
			).toEqual( { start: before, end: until } );
		}
	);

	const todays = fc
		.date( {
			min: new Date( '1990-01-01' ),
			max: new Date( '2100-01-01' ),
			noInvalidDate: true,
		} )
		.map( ( date ) => date.toISOString().slice( 0, 10 ) );

	it( 'ends the previous period of a preset before the range starts', () => {
		fc.assert(
			fc.property(
				todays,
				fc.constantFrom( ...presets ),
				fc.integer( { min: 0, max: 6 } ),
				( today, period, weekStart ) => {
					const range = getPresetRange( period, today, weekStart );
					const before = getComparisonRange(
						period,
						range,
						'previous_period'
					);
					expect( range.end <= today ).toBe( true );
					expect( before.start <= before.end ).toBe( true );
					expect( before.end < range.start ).toBe( true );
					// Never more days; fewer only when the previous unit is
					// shorter.
					const missing =
						differenceInDays( range.end, range.start ) -
						differenceInDays( before.end, before.start );
					expect( missing ).toBeGreaterThanOrEqual(
						period === 'last_year' ? -1 : 0
					);
					expect( missing ).toBeLessThanOrEqual( 3 );
				}
			)
		);
	} );

	it( 'keeps the length of the previous year, except for leap days', () => {
		fc.assert(
			fc.property(
				todays,
				fc.constantFrom< Period >( ...presets, 'custom' ),
				( today, period ) => {
					const range = getPresetRange(
						period === 'custom' ? 'last_quarter' : period,
						today,
						MONDAY
					);
					const before = getComparisonRange(
						period,
						range,
						'previous_year'
					);
					const difference =
						differenceInDays( range.end, range.start ) -
						differenceInDays( before.end, before.start );
					expect( Math.abs( difference ) ).toBeLessThanOrEqual( 1 );
				}
			)
		);
	} );
} );
