import { getComparisonEnd } from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearSite, setNow, setSite } from './site';

const getEnd = ( query: Record< string, string >, instant?: number ) =>
	getComparisonEnd( query, undefined, instant )?.format(
		'YYYY-MM-DDTHH:mm:ss'
	);
const period = ( name: string, compare = 'previous_period' ) => ( {
	period: name,
	compare,
} );

beforeEach( () => {
	jest.useFakeTimers();
	setSite( 'America/New_York', 1 );
	// Tuesday, 1:30 in New York.
	setNow( '2022-03-15T05:30:20Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

it.each( [
	[ 'today', 'previous_period', '2022-03-14T01:30:59' ],
	[ 'today', 'previous_year', '2021-03-15T01:30:59' ],
	[ 'today', 'same_weekdays', '2021-03-16T01:30:59' ],
	[ 'week', 'previous_period', '2022-03-08T01:30:59' ],
	[ 'month', 'previous_period', '2022-02-15T01:30:59' ],
	[ 'month', 'previous_year', '2021-03-15T01:30:59' ],
	[ 'quarter', 'previous_year', '2021-03-15T01:30:59' ],
	[ 'quarter', 'previous_period', '2021-12-13T01:30:59' ],
	[ 'year', 'previous_period', '2021-03-15T01:30:59' ],
	[ 'year', 'same_weekdays', '2021-03-16T01:30:59' ],
	[ 'last_7_days', 'previous_period', '2022-03-08T01:30:59' ],
	[ 'last_30_days', 'previous_year', '2021-03-15T01:30:59' ],
] )( 'compares %s with the same part: %s', ( name, compare, end ) => {
	expect( getEnd( period( name, compare ) ) ).toBe( end );
} );

it.each( [ 'yesterday', 'last_week', 'last_month', 'last_year' ] )(
	'compares %s with the whole range',
	( name ) => {
		expect( getEnd( period( name ) ) ).toBeUndefined();
		expect( getEnd( period( name, 'previous_year' ) ) ).toBeUndefined();
	}
);

it( 'has no end without a comparison', () => {
	expect( getEnd( period( 'today', 'none' ) ) ).toBeUndefined();
} );

it( 'uses the time at which the data was read', () => {
	const instant = Date.parse( '2022-03-15T05:05:00Z' );
	expect( getEnd( period( 'today' ), instant ) ).toBe(
		'2022-03-14T01:05:59'
	);
} );

it( 'compares a custom range that ends today or later with its same part', () => {
	const custom = { ...period( 'custom' ), after: '2022-03-11' };
	expect( getEnd( { ...custom, before: '2022-03-15' } ) ).toBe(
		'2022-03-10T01:30:59'
	);
	expect( getEnd( { ...custom, before: '2022-03-20' } ) ).toBe(
		'2022-03-05T01:30:59'
	);
	expect( getEnd( { ...custom, before: '2022-03-14' } ) ).toBeUndefined();
} );

it( 'compares with a whole range until the primary range has begun', () => {
	const query = { ...period( 'custom' ), before: '2022-03-20' };
	expect( getEnd( { ...query, after: '2022-03-15' } ) ).toBe(
		'2022-03-09T01:30:59'
	);
	expect( getEnd( { ...query, after: '2022-03-16' } ) ).toBeUndefined();
} );

it( 'compares with a chosen range only if it has the same number of days', () => {
	const chosen = {
		...period( 'today', 'custom' ),
		compare_after: '2021-11-26',
	};
	expect( getEnd( { ...chosen, compare_before: '2021-11-26' } ) ).toBe(
		'2021-11-26T01:30:59'
	);
	expect(
		getEnd( { ...chosen, compare_before: '2021-11-28' } )
	).toBeUndefined();
} );

it( 'compares 31 March with a whole February', () => {
	setNow( '2022-03-31T16:00:00Z' );
	expect( getEnd( period( 'month' ) ) ).toBeUndefined();
	setNow( '2022-03-28T16:00:00Z' );
	expect( getEnd( period( 'month' ) ) ).toBe( '2022-02-28T12:00:59' );
} );

it( 'compares 29 February with the same time or the whole days a year ago', () => {
	setNow( '2024-02-29T17:00:00Z' );
	expect( getEnd( period( 'today', 'previous_year' ) ) ).toBe(
		'2023-02-28T12:00:59'
	);
	expect( getEnd( period( 'month', 'previous_year' ) ) ).toBeUndefined();
	setNow( '2024-03-05T17:00:00Z' );
	expect( getEnd( period( 'year', 'previous_year' ) ) ).toBe(
		'2023-03-05T12:00:59'
	);
} );

describe( 'with daylight saving time', () => {
	it.each( [
		// The day before had 23 hours: 12:00 is 12:00, not 13:00.
		[ '2026-03-09T16:00:00Z', '2026-03-08T12:00:59' ],
		// 2:30 did not exist on the day before.
		[ '2026-03-09T06:30:00Z', '2026-03-08T02:30:59' ],
		// The clock is advanced today.
		[ '2026-03-08T16:00:00Z', '2026-03-07T12:00:59' ],
		// The day before had 25 hours.
		[ '2026-11-02T17:00:00Z', '2026-11-01T12:00:59' ],
		// The second 1:30 of today.
		[ '2026-11-01T06:30:00Z', '2026-10-31T01:30:59' ],
	] )( 'compares the same time of day at %s', ( now, end ) => {
		setNow( now );
		for ( const zone of browserZones ) {
			expect(
				withBrowserZone( zone, () => getEnd( period( 'today' ) ) )
			).toBe( end );
		}
	} );

	it( 'reads the time of data from before the clock was changed', () => {
		setNow( '2026-11-01T06:30:00Z' );
		expect(
			getEnd( period( 'today' ), Date.parse( '2026-11-01T04:15:00Z' ) )
		).toBe( '2026-10-31T00:15:59' );
	} );
} );
