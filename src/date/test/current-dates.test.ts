import { setLocaleData } from '@wordpress/i18n';
import fc from 'fast-check';
import { appendTimestamp, getCurrentDates } from '..';
import type { CurrentDates, DateRange } from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearSite, setNow, setSite } from './site';

beforeEach( () => {
	jest.useFakeTimers();
	setSite( 'UTC', 1 );
	setNow( '2022-03-16T10:20:30Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

const showRange = ( { label, after, before }: DateRange ) => [
	label,
	appendTimestamp( after, 'now' ),
	appendTimestamp( before, 'now' ),
];
const show = ( { primary, secondary }: CurrentDates ) => [
	showRange( primary ),
	showRange( secondary ),
];

describe( 'getCurrentDates', () => {
	it( 'returns month to date and the previous year by default', () => {
		const dates = getCurrentDates( {} );
		expect( show( dates ) ).toEqual( [
			[ 'Month to date', '2022-03-01T00:00:00', '2022-03-16T10:20:30' ],
			[ 'Previous year', '2021-03-01T00:00:00', '2021-03-16T23:59:59' ],
		] );
		expect( dates.primary.range ).toBe( 'Mar 1 - 16, 2022' );
		expect( dates.secondary.range ).toBe( 'Mar 1 - 16, 2021' );
	} );

	it( 'reads the given default range', () => {
		expect(
			getCurrentDates( {}, 'period=last_week&compare=previous_period' )
				.primary.range
		).toBe( 'Mar 7 - 13, 2022' );
	} );

	it( 'compares a custom range with the same number of days before it', () => {
		const dates = getCurrentDates( {
			period: 'custom',
			compare: 'previous_period',
			after: '2020-02-10',
			before: '2020-02-20',
		} );
		expect( show( dates ) ).toEqual( [
			[ 'Custom', '2020-02-10T00:00:00', '2020-02-20T23:59:59' ],
			[ 'Previous period', '2020-01-30T00:00:00', '2020-02-09T23:59:59' ],
		] );
		expect( dates.secondary.range ).toBe( 'Jan 30 - Feb 9, 2020' );
	} );

	it( 'compares a custom range with the same dates a year before', () => {
		const { secondary } = getCurrentDates( {
			period: 'custom',
			compare: 'previous_year',
			after: '2020-02-29',
			before: '2020-02-29',
		} );
		expect( secondary.range ).toBe( 'Feb 28, 2019' );
	} );

	it( 'returns the same object for a minute, then the current time', () => {
		const query = { period: 'today', compare: 'previous_period' };
		const first = getCurrentDates( query );
		setNow( '2022-03-16T10:20:59Z' );
		expect( getCurrentDates( { ...query } ) ).toBe( first );
		setNow( '2022-03-17T00:00:01Z' );
		expect( getCurrentDates( query ).primary.range ).toBe( 'Mar 17, 2022' );
	} );

	it( 'reads changed settings', () => {
		const query = { period: 'week', compare: 'previous_period' };
		expect( getCurrentDates( query ).primary.range ).toBe(
			'Mar 14 - 16, 2022'
		);
		setSite( 'UTC', 3 );
		expect( getCurrentDates( query ).primary.range ).toBe( 'Mar 16, 2022' );
		setSite( '+14:00', 3 );
		expect( getCurrentDates( query ).primary.range ).toBe(
			'Mar 16 - 17, 2022'
		);
	} );

	it( 'translates its texts when they are read', () => {
		const { primary } = getCurrentDates( {} );
		setLocaleData(
			{
				'Month to date': [ 'Mes hasta hoy' ],
				'MMM D, YYYY': [ 'D [de] MMM [de] YYYY' ],
			},
			'storedeck'
		);
		try {
			expect( primary.label ).toBe( 'Mes hasta hoy' );
			expect( primary.range ).toBe( '1 - 16 de Mar de 2022' );
		} finally {
			setLocaleData(
				{
					'Month to date': [ 'Month to date' ],
					'MMM D, YYYY': [ 'MMM D, YYYY' ],
				},
				'storedeck'
			);
		}
	} );

	it( 'returns dates for an invalid default', () => {
		expect(
			getCurrentDates( {}, 'period=decade&compare=x' ).primary.label
		).toBe( 'Month to date' );
	} );

	it.each( [
		'period=week&compare=decade',
		'period=decade&compare=previous_year&after=2022-01-01&before=2022-01-02',
		'period=week&compare=custom',
		'period=week&compare=custom&compare_after=2022-01-01',
		'period=week&compare=custom&compare_before=2022-01-01',
		'period=custom&compare=previous_year',
		'period=custom&compare=previous_year&after=2022-01-01',
		'period=custom&compare=previous_year&before=2022-01-01',
	] )(
		'returns dates for the incomplete default %s',
		( defaultDateRange ) => {
			const { primary, secondary } = getCurrentDates(
				{},
				defaultDateRange
			);
			expect( primary.range ).toBe( 'Mar 1 - 16, 2022' );
			expect( secondary.range ).toBe( 'Mar 1 - 16, 2021' );
		}
	);

	it( 'returns the same dates in every browser time zone at any time', () => {
		fc.assert(
			fc.property(
				fc.date( {
					min: new Date( '2000-01-01' ),
					max: new Date( '2037-01-01' ),
					noInvalidDate: true,
				} ),
				fc.constantFrom( ...browserZones ),
				fc.constantFrom(
					'today',
					'week',
					'last_month',
					'quarter',
					'last_year'
				),
				fc.constantFrom( 'previous_period', 'previous_year' ),
				( now, siteZone, period, compare ) => {
					jest.setSystemTime( now );
					setSite( siteZone, 1 );
					const answers = browserZones.map( ( zone ) =>
						withBrowserZone( zone, () =>
							JSON.stringify(
								show( getCurrentDates( { period, compare } ) )
							)
						)
					);
					expect( new Set( answers ).size ).toBe( 1 );
				}
			),
			{ numRuns: 50 }
		);
	} );
} );
