import {
	getAllowedIntervalsForQuery,
	getChartInterval,
	getChartTypeForQuery,
	getIntervalForQuery,
} from '..';
import { clearSite, setSite } from './site';

beforeEach( () => setSite( 'America/New_York', 1 ) );
afterEach( clearSite );

const all = [ 'day', 'week', 'month', 'quarter', 'year' ];
const compare = 'previous_year';

describe( 'getAllowedIntervalsForQuery', () => {
	it.each( [
		[ 'today', [ 'hour', 'day' ] ],
		[ 'yesterday', [ 'hour', 'day' ] ],
		[ 'week', [ 'day' ] ],
		[ 'last_week', [ 'day' ] ],
		[ 'month', [ 'day', 'week' ] ],
		[ 'last_month', [ 'day', 'week' ] ],
		[ 'quarter', [ 'day', 'week', 'month' ] ],
		[ 'last_quarter', [ 'day', 'week', 'month' ] ],
		[ 'year', [ 'day', 'week', 'month', 'quarter' ] ],
		[ 'last_year', [ 'day', 'week', 'month', 'quarter' ] ],
		[ 'decade', [ 'day' ] ],
	] )( 'returns the intervals of %s', ( period, intervals ) => {
		expect( getAllowedIntervalsForQuery( { period, compare } ) ).toEqual(
			intervals
		);
	} );

	it.each( [
		[ '2019-01-01', '2019-01-01', [ 'hour', 'day' ] ],
		[ '2019-01-01', '2019-01-02', [ 'hour', 'day' ] ],
		[ '2019-01-01', '2019-01-03', [ 'day' ] ],
		[ '2019-01-01', '2019-01-07', [ 'day' ] ],
		[ '2019-01-01', '2019-01-08', [ 'day', 'week' ] ],
		[ '2019-01-01', '2019-01-28', [ 'day', 'week' ] ],
		[ '2019-01-01', '2019-01-29', [ 'day', 'week', 'month' ] ],
		[ '2019-01-01', '2019-03-31', [ 'day', 'week', 'month' ] ],
		[ '2019-01-01', '2019-04-01', all.slice( 0, 4 ) ],
		[ '2019-01-01', '2019-12-31', all.slice( 0, 4 ) ],
		[ '2019-01-01', '2020-01-01', all ],
		// A day has 23 hours when daylight saving time starts.
		[ '2022-03-12', '2022-03-14', [ 'day' ] ],
	] )(
		'returns the intervals of a custom range from %s to %s',
		( after, before, intervals ) => {
			expect(
				getAllowedIntervalsForQuery( {
					period: 'custom',
					compare,
					after,
					before,
				} )
			).toEqual( intervals );
		}
	);

	it( 'returns days for an incomplete query', () => {
		expect( getAllowedIntervalsForQuery( {} ) ).toEqual( [ 'day' ] );
		expect(
			getAllowedIntervalsForQuery( { compare: 'none', interval: 'week' } )
		).toEqual( [ 'day' ] );
	} );

	it( 'reads the default range', () => {
		expect(
			getAllowedIntervalsForQuery(
				{},
				'period=quarter&compare=previous_year'
			)
		).toEqual( [ 'day', 'week', 'month' ] );
	} );

	it.each( [ '', '&after=2022-01-01', '&before=2022-01-01' ] )(
		'returns days for a custom default range with only %j',
		( dates ) => {
			expect(
				getAllowedIntervalsForQuery(
					{},
					`period=custom&compare=previous_year${ dates }`
				)
			).toEqual( [ 'day' ] );
		}
	);

	it( 'returns a new list on each call', () => {
		const query = {
			period: 'custom',
			compare,
			after: '2019-01-01',
			before: '2019-01-01',
		};
		getAllowedIntervalsForQuery( query ).pop();
		expect( getAllowedIntervalsForQuery( query ) ).toEqual( [
			'hour',
			'day',
		] );
	} );
} );

describe( 'getIntervalForQuery', () => {
	it.each( [
		[ 'week', 'week' ],
		[ 'hour', 'day' ],
		[ 'fortnight', 'day' ],
		[ undefined, 'day' ],
	] )( 'returns for the interval %s of a month %s', ( interval, result ) => {
		expect(
			getIntervalForQuery( { period: 'month', compare, interval } )
		).toBe( result );
	} );

	it( 'reads the default range', () => {
		expect(
			getIntervalForQuery(
				{ interval: 'month' },
				'period=year&compare=previous_year'
			)
		).toBe( 'month' );
	} );
} );

describe( 'getChartTypeForQuery', () => {
	it.each( [
		[ 'bar', 'bar' ],
		[ 'line', 'line' ],
		[ 'pie', 'line' ],
		[ undefined, 'line' ],
	] )( 'returns for %s the type %s', ( chartType, result ) => {
		expect( getChartTypeForQuery( { chartType } ) ).toBe( result );
	} );
} );

it.each( [
	[ 'month', 'month' ],
	[ 'hour', 'day' ],
] )( 'shows a chart by %s if that is available: %s', ( interval, result ) => {
	expect(
		getChartInterval( {
			period: 'custom',
			compare,
			after: '2026-01-01',
			before: '2026-03-31',
			interval,
		} )
	).toBe( result );
} );
