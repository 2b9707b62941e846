import fc from 'fast-check';
import {
	addDays,
	addYears,
	appendTimestamp,
	differenceInDays,
	getCurrentDates,
	getStoreToday,
	toPlainDate,
} from '..';
import type { Compare, DateRange, Period } from '..';
import { clearSite, setNow, setSite } from './site';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

/**
 * Time zones with and without daylight saving time, and with the extreme
 * offsets.
 */
const zones = [
	'UTC',
	'America/New_York',
	'America/Sao_Paulo',
	'Europe/London',
	'Asia/Beirut',
	'Asia/Kathmandu',
	'Australia/Lord_Howe',
	'Pacific/Apia',
	'Pacific/Kiritimati',
	'-11:00',
	'+05:45',
];

/**
 * Dates at which arithmetic fails easily: leap days, ends of years, daylight
 * saving time changes.
 */
const awkwardDays = [
	'2024-02-29',
	'2024-02-28',
	'2024-03-01',
	'2023-02-28',
	'2023-12-31',
	'2024-01-01',
	'2024-12-31',
	'2024-03-10',
	'2024-11-03',
	'2024-03-31',
	'2024-10-27',
	'2018-11-04',
	'2011-12-30',
	'2100-02-28',
];

const instants = fc.oneof(
	fc.date( {
		min: new Date( '1995-01-01T00:00:00Z' ),
		max: new Date( '2105-01-01T00:00:00Z' ),
		noInvalidDate: true,
	} ),
	fc
		.tuple(
			fc.constantFrom( ...awkwardDays ),
			fc.integer( { min: -14 * 3600, max: 38 * 3600 } )
		)
		.map(
			( [ day, seconds ] ) =>
				new Date( Date.parse( `${ day }T00:00:00Z` ) + seconds * 1000 )
		)
);

interface Shown {
	start: string;
	end: string;
	length: number;
}

const show = ( { after, before }: DateRange ): Shown => {
	const start = toPlainDate( after );
	const end = toPlainDate( before );
	return { start, end, length: differenceInDays( end, start ) + 1 };
};

/** Both ranges of a query, for a site at an instant. */
function getRanges(
	site: { zone: string; weekStart: number; instant: Date },
	query: { period: Period; compare: Compare; after?: string; before?: string }
) {
	setSite( site.zone, site.weekStart );
	setNow( site.instant.toISOString() );
	const { primary, secondary } = getCurrentDates( query );
	return { primary, secondary, today: getStoreToday() };
}

const sites = fc.record( {
	zone: fc.constantFrom( ...zones ),
	weekStart: fc.integer( { min: 0, max: 6 } ),
	instant: instants,
} );

const toDate: Period[] = [ 'today', 'week', 'month', 'quarter', 'year' ];
const last: Period[] = [
	'yesterday',
	'last_week',
	'last_month',
	'last_quarter',
	'last_year',
];
const presets = fc.constantFrom( ...toDate, ...last );
const compares = fc.constantFrom< Compare >(
	'previous_period',
	'previous_year'
);

const lengths: Partial< Record< Period, [ number, number ] > > = {
	today: [ 1, 1 ],
	yesterday: [ 1, 1 ],
	week: [ 1, 7 ],
	last_week: [ 7, 7 ],
	month: [ 1, 31 ],
	last_month: [ 28, 31 ],
	quarter: [ 1, 92 ],
	last_quarter: [ 90, 92 ],
	year: [ 1, 366 ],
	last_year: [ 365, 366 ],
};

it( 'returns complete days, in order, of the right number, up to today', () => {
	fc.assert(
		fc.property( sites, presets, compares, ( site, period, compare ) => {
			const { primary, secondary, today } = getRanges( site, {
				period,
				compare,
			} );
			for ( const range of [ primary, secondary ] ) {
				const { start, end } = show( range );
				expect( start <= end ).toBe( true );
				expect( appendTimestamp( range.after, 'now' ) ).toBe(
					`${ start }T00:00:00`
				);
				expect( appendTimestamp( range.before, 'end' ) ).toBe(
					`${ end }T23:59:59`
				);
			}
			const { end, length } = show( primary );
			const [ shortest = 0, longest = 0 ] = lengths[ period ] ?? [];
			expect( length ).toBeGreaterThanOrEqual( shortest );
			expect( length ).toBeLessThanOrEqual( longest );
			expect(
				toDate.includes( period ) ? end === today : end < today
			).toBe( true );
		} ),
		{ numRuns: 400 }
	);
} );

it( 'returns last periods that end the day before the period to date', () => {
	fc.assert(
		fc.property(
			sites,
			compares,
			fc.constantFrom( 0, 1, 2, 3, 4 ),
			( site, compare, index ) => {
				const [ present = 'today', before = 'yesterday' ] = [
					toDate[ index ],
					last[ index ],
				];
				const now = getRanges( site, { period: present, compare } );
				const then = getRanges( site, { period: before, compare } );
				expect( addDays( show( then.primary ).end, 1 ) ).toBe(
					show( now.primary ).start
				);
			}
		),
		{ numRuns: 300 }
	);
} );

it( 'returns a comparison that never overlaps the range', () => {
	fc.assert(
		fc.property( sites, presets, ( site, period ) => {
			const { primary, secondary } = getRanges( site, {
				period,
				compare: 'previous_period',
			} );
			const range = show( primary );
			const before = show( secondary );
			expect( before.end < range.start ).toBe( true );
			// Fewer days only when the previous unit is shorter: February. A
			// year may be compared with one of 366 days.
			const missing = range.length - before.length;
			expect( missing ).toBeLessThan( 4 );
			expect( missing ).toBeGreaterThanOrEqual(
				period === 'last_year' ? -1 : 0
			);
		} ),
		{ numRuns: 400 }
	);
} );

it( 'returns a comparison that ends the day before a complete unit', () => {
	fc.assert(
		fc.property( sites, fc.constantFrom( ...last ), ( site, period ) => {
			const { primary, secondary } = getRanges( site, {
				period,
				compare: 'previous_period',
			} );
			expect( addDays( show( secondary ).end, 1 ) ).toBe(
				show( primary ).start
			);
		} ),
		{ numRuns: 300 }
	);
} );

it( 'compares with the same dates a year earlier', () => {
	fc.assert(
		fc.property( sites, presets, ( site, period ) => {
			const { primary, secondary } = getRanges( site, {
				period,
				compare: 'previous_year',
			} );
			const range = show( primary );
			const before = show( secondary );
			const end = addYears( range.end, -1 );
			expect( before.start ).toBe( addYears( range.start, -1 ) );
			// The complete February of a leap year ends a day later.
			expect( [ end, addDays( end, 1 ) ] ).toContain( before.end );
			expect(
				before.end === end || before.end.endsWith( '-02-29' )
			).toBe( true );
		} ),
		{ numRuns: 400 }
	);
} );

const customRanges = fc
	.tuple(
		fc.oneof(
			fc.constantFrom( ...awkwardDays ),
			fc
				.integer( { min: 0, max: 20_000 } )
				.map( ( days ) => addDays( '1996-01-01', days ) )
		),
		fc.integer( { min: 0, max: 800 } )
	)
	.map( ( [ after, days ] ) => ( {
		after,
		before: addDays( after, days ),
		length: days + 1,
	} ) );

it( 'compares any custom range with the same number of days before it', () => {
	fc.assert(
		fc.property( sites, customRanges, ( site, custom ) => {
			const { after, before, length } = custom;
			const { primary, secondary } = getRanges( site, {
				period: 'custom',
				compare: 'previous_period',
				after,
				before,
			} );
			expect( show( primary ) ).toEqual( {
				start: after,
				end: before,
				length,
			} );
			expect( show( secondary ).length ).toBe( length );
			expect( addDays( show( secondary ).end, 1 ) ).toBe( after );
		} ),
		{ numRuns: 400 }
	);
} );

it( 'compares any custom range with the same dates a year earlier', () => {
	fc.assert(
		fc.property( sites, customRanges, ( site, { after, before } ) => {
			const { secondary } = getRanges( site, {
				period: 'custom',
				compare: 'previous_year',
				after,
				before,
			} );
			expect( show( secondary ) ).toMatchObject( {
				start: addYears( after, -1 ),
				end: addYears( before, -1 ),
			} );
		} ),
		{ numRuns: 300 }
	);
} );
