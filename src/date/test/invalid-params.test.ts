import fc from 'fast-check';
import { getInvalidParams, hasInvalidDates, toStoreMoment } from '..';
import type { DateQuery } from '..';
import { clearSite, setSite } from './site';

beforeEach( () => setSite( 'America/New_York', 1 ) );
afterEach( clearSite );

const odd = ( query: DateQuery ) =>
	getInvalidParams( query ).map(
		( { parameter, value } ) => `${ parameter }=${ value }`
	);

describe( 'getInvalidParams', () => {
	it.each< [ DateQuery, string[] ] >( [
		[ { period: 'fortnight', compare: 'none' }, [ 'period=fortnight' ] ],
		[ { period: 'week', compare: 'decade' }, [ 'compare=decade' ] ],
		[ { compare: 'none' }, [ 'period=' ] ],
		[
			{ period: [ 'month', 'week' ], compare: [ [ 'none' ], 3 ] },
			[ 'period=month, week', 'compare=none, 3' ],
		],
		[
			{ period: [ 'month', { a: 1 }, 'week' ], compare: 'none' },
			[ 'period=month, week' ],
		],
		[ { period: [ 'week' ], compare: 'none' }, [ 'period=week' ] ],
		[
			{ period: [ 'last_7_days' ], compare: 'none' },
			[ 'period=last_7_days' ],
		],
		[ { period: { a: 'month' }, compare: 'none' }, [ 'period=' ] ],
		[ { period: 'toString', compare: 'none' }, [ 'period=toString' ] ],
		[
			{ period: 'custom', compare: 'none', after: '2026-02-30' },
			[ 'after=2026-02-30', 'before=' ],
		],
		[
			{
				period: 'month',
				compare: 'custom',
				compare_after: '2026-02-01',
				compare_before: '02/28/2026',
			},
			[ 'compare_before=02/28/2026' ],
		],
		[ { interval: 'blink' }, [ 'interval=blink' ] ],
		[
			{ period: 'x', compare: 'y', interval: [ 'day' ] },
			[ 'period=x', 'compare=y', 'interval=day' ],
		],
	] )( 'returns for %j %j', ( query, expected ) => {
		expect( odd( query ) ).toEqual( expected );
	} );

	it.each< DateQuery >( [
		{},
		{ period: '', compare: '', interval: '' },
		{ period: 'week' },
		{ after: 'x', before: 'y' },
		{ period: 'last_7_days', compare: 'same_weekdays', interval: 'day' },
		// The dates of a preset are ignored.
		{ period: 'month', compare: 'none', after: 'x', compare_after: 'y' },
		// It exists, but is not available for the dates.
		{ period: 'year', compare: 'none', interval: 'hour' },
		// In any order, with a time of day, and as moments.
		{
			period: 'custom',
			compare: 'custom',
			after: '2026-03-02T10:00:00',
			before: '2026-03-01',
			compare_after: toStoreMoment( '2026-03-01' ),
			compare_before: '2026-03-01',
		},
	] )( 'returns an empty list for %j', ( query ) => {
		expect( odd( query ) ).toEqual( [] );
	} );

	it.each< [ DateQuery, boolean ] >( [
		[ {}, false ],
		[ { period: 'week' }, false ],
		[ { period: 'decade' }, true ],
		[ { compare: 'none' }, true ],
		[ { period: 'week', compare: 'none' }, false ],
		[ { after: 'x' }, false ],
	] )( 'returns whether the dates of %j are invalid: %p', ( query, has ) => {
		expect( hasInvalidDates( query ) ).toBe( has );
	} );

	it( 'returns parameters of the date range if and only if the query has invalid dates', () => {
		const day = fc.constantFrom(
			undefined,
			'',
			'2026-03-01',
			'2026-02-30',
			'x',
			null,
			7
		);
		fc.assert(
			fc.property(
				fc.record( {
					period: fc.constantFrom(
						undefined,
						'',
						'week',
						'last_30_days',
						'custom',
						'decade',
						[ 'week' ]
					),
					compare: fc.constantFrom(
						undefined,
						'',
						'previous_year',
						'none',
						'custom',
						'decade'
					),
					after: day,
					before: day,
					compare_after: day,
					compare_before: day,
				} ),
				( query ) => {
					expect( odd( query ).length > 0 ).toBe(
						hasInvalidDates( query )
					);
				}
			)
		);
	} );
} );
