import { getCurrentPeriod, getLastPeriod } from '..';
import type { RelativeCompare, DateUnit, PeriodDates } from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearSite, setNow, setSite } from './site';

beforeEach( () => {
	jest.useFakeTimers();
	setSite( 'UTC', 0 );
	setNow( '2022-03-01T02:30:00Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

/** The two ranges as text. */
function show( dates: PeriodDates ) {
	const text = ( key: keyof PeriodDates ) =>
		dates[ key ].format( 'YYYY-MM-DDTHH:mm:ss' );
	return [
		`${ text( 'primaryStart' ) } … ${ text( 'primaryEnd' ) }`,
		`${ text( 'secondaryStart' ) } … ${ text( 'secondaryEnd' ) }`,
	];
}

describe( 'getCurrentPeriod', () => {
	it.each< [ DateUnit, RelativeCompare, string, string ] >( [
		[
			'day',
			'previous_period',
			'2022-03-01T00:00:00 … 2022-03-01T02:30:00',
			'2022-02-28T00:00:00 … 2022-02-28T02:30:00',
		],
		[
			'week',
			'previous_year',
			'2022-02-27T00:00:00 … 2022-03-01T02:30:00',
			'2021-02-27T00:00:00 … 2021-03-01T23:59:59',
		],
		[
			'month',
			'previous_period',
			'2022-03-01T00:00:00 … 2022-03-01T02:30:00',
			'2022-02-01T00:00:00 … 2022-02-01T02:30:00',
		],
		[
			'quarter',
			'previous_period',
			'2022-01-01T00:00:00 … 2022-03-01T02:30:00',
			'2021-10-01T00:00:00 … 2021-11-29T02:30:00',
		],
		[
			'year',
			'previous_year',
			'2022-01-01T00:00:00 … 2022-03-01T02:30:00',
			'2021-01-01T00:00:00 … 2021-03-01T23:59:59',
		],
	] )(
		'returns the ranges of %s, %s',
		( unit, compare, primary, secondary ) => {
			expect( show( getCurrentPeriod( unit, compare ) ) ).toEqual( [
				primary,
				secondary,
			] );
		}
	);

	it( 'compares 29 February with 28 February', () => {
		setNow( '2024-02-29T12:34:56Z' );
		expect( show( getCurrentPeriod( 'day', 'previous_year' ) ) ).toEqual( [
			'2024-02-29T00:00:00 … 2024-02-29T12:34:56',
			'2023-02-28T00:00:00 … 2023-02-28T23:59:59',
		] );
	} );

	it( 'ends the previous period at the same second', () => {
		setNow( '2024-02-29T12:34:56Z' );
		expect(
			show( getCurrentPeriod( 'day', 'previous_period' ) )[ 1 ]
		).toBe( '2024-02-28T00:00:00 … 2024-02-28T12:34:56' );
	} );

	it( 'uses the date of the site in any browser time zone', () => {
		setSite( 'America/New_York', 0 );
		for ( const zone of browserZones ) {
			withBrowserZone( zone, () => {
				expect(
					show( getCurrentPeriod( 'day', 'previous_period' ) )
				).toEqual( [
					'2022-02-28T00:00:00 … 2022-02-28T21:30:00',
					'2022-02-27T00:00:00 … 2022-02-27T21:30:00',
				] );
			} );
		}
	} );

	it( 'compares days with daylight saving time changes by date and time', () => {
		setSite( 'America/New_York', 0 );
		// 02:30 does not exist on 13 March in New York, but a day later.
		setNow( '2022-03-14T06:30:00Z' );
		expect( show( getCurrentPeriod( 'day', 'previous_period' ) ) ).toEqual(
			[
				'2022-03-14T00:00:00 … 2022-03-14T02:30:00',
				'2022-03-13T00:00:00 … 2022-03-13T02:30:00',
			]
		);
	} );

	it( 'follows the current time', () => {
		getCurrentPeriod( 'day', 'previous_period' );
		setNow( '2022-03-02T00:00:00Z' );
		expect(
			show( getCurrentPeriod( 'day', 'previous_period' ) )[ 0 ]
		).toBe( '2022-03-02T00:00:00 … 2022-03-02T00:00:00' );
	} );
} );

describe( 'getLastPeriod', () => {
	it.each< [ DateUnit, RelativeCompare, string, string ] >( [
		[
			'day',
			'previous_period',
			'2022-02-28T00:00:00 … 2022-02-28T23:59:59',
			'2022-02-27T00:00:00 … 2022-02-27T23:59:59',
		],
		[
			'month',
			'previous_period',
			'2022-02-01T00:00:00 … 2022-02-28T23:59:59',
			'2022-01-04T00:00:00 … 2022-01-31T23:59:59',
		],
		[
			'week',
			'previous_year',
			'2022-02-20T00:00:00 … 2022-02-26T23:59:59',
			'2021-02-20T00:00:00 … 2021-02-26T23:59:59',
		],
		[
			'year',
			'previous_period',
			'2021-01-01T00:00:00 … 2021-12-31T23:59:59',
			'2020-01-01T00:00:00 … 2020-12-31T23:59:59',
		],
	] )(
		'returns the ranges of %s, %s',
		( unit, compare, primary, secondary ) => {
			for ( const zone of browserZones ) {
				withBrowserZone( zone, () => {
					expect( show( getLastPeriod( unit, compare ) ) ).toEqual( [
						primary,
						secondary,
					] );
				} );
			}
		}
	);

	it( 'compares February with a complete longer February', () => {
		setNow( '2021-03-15T12:00:00Z' );
		expect( show( getLastPeriod( 'month', 'previous_year' ) ) ).toEqual( [
			'2021-02-01T00:00:00 … 2021-02-28T23:59:59',
			'2020-02-01T00:00:00 … 2020-02-29T23:59:59',
		] );
	} );

	it( 'changes the year in the site time zone', () => {
		setNow( '2022-01-01T03:00:00Z' );
		setSite( 'America/New_York', 0 );
		expect( show( getLastPeriod( 'year', 'previous_year' ) )[ 0 ] ).toBe(
			'2020-01-01T00:00:00 … 2020-12-31T23:59:59'
		);
		setSite( 'UTC', 0 );
		expect( show( getLastPeriod( 'year', 'previous_year' ) )[ 0 ] ).toBe(
			'2021-01-01T00:00:00 … 2021-12-31T23:59:59'
		);
	} );
} );
