import type { ChartInterval } from '../../types';
import {
	findFirstUnfinished,
	getIntervalEnd,
	getMissingDates,
} from '../intervals';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const at = ( text: string ) => Date.parse( `${ text }T00:00:00Z` );

describe( 'getIntervalEnd', () => {
	it.each( [
		[ 'hour', at( '2020-01-01' ) + HOUR ],
		[ 'day', at( '2020-01-02' ) ],
		[ 'week', at( '2020-01-08' ) ],
		[ 'month', at( '2020-02-01' ) ],
		[ 'quarter', at( '2020-04-01' ) ],
		[ 'year', at( '2021-01-01' ) ],
	] as const )( 'returns the end of the %s', ( interval, end ) => {
		expect( getIntervalEnd( at( '2020-01-01' ), interval ) ).toBe( end );
	} );

	it( 'treats an unknown interval as a month', () => {
		expect(
			getIntervalEnd( at( '2020-01-01' ), 'decade' as ChartInterval )
		).toBe( at( '2020-02-01' ) );
	} );
} );

describe( 'getMissingDates', () => {
	const missing = ( interval: ChartInterval, times: number[] ) =>
		[ ...getMissingDates( times, interval ) ].map(
			( [ index, inserted ] ) => [ index, inserted.length ]
		);
	const days = ( ...numbers: number[] ) =>
		numbers.map( ( number ) => number * DAY );
	const hours = ( ...numbers: number[] ) =>
		numbers.map( ( number ) => number * HOUR );

	it( 'inserts a single missing day, but only several missing hours', () => {
		expect( missing( 'day', days( 0, 1, 3 ) ) ).toEqual( [ [ 2, 1 ] ] );
		expect( missing( 'hour', hours( 0, 1, 3 ) ) ).toEqual( [] );
		expect( missing( 'hour', hours( 0, 1, 4 ) ) ).toEqual( [ [ 2, 2 ] ] );
	} );

	it.each< [ ChartInterval, string[], string ] >( [
		[ 'week', [ '2020-01-06', '2020-01-13', '2020-01-27' ], '2020-01-20' ],
		[
			'quarter',
			[ '2019-10-01', '2020-01-01', '2020-07-01' ],
			'2020-04-01',
		],
		[ 'year', [ '2015-01-01', '2016-01-01', '2018-01-01' ], '2017-01-01' ],
	] )( 'inserts a missing %s', ( interval, dates, inserted ) => {
		expect( [ ...getMissingDates( dates.map( at ), interval ) ] ).toEqual( [
			[ 2, [ at( inserted ) ] ],
		] );
	} );

	it( 'inserts dates if at least half of the rows follow each other', () => {
		expect( missing( 'day', days( 0, 1, 2, 4, 6 ) ) ).toEqual( [
			[ 3, 1 ],
			[ 4, 1 ],
		] );
		expect( missing( 'day', days( 0, 1, 3, 5, 7 ) ) ).toEqual( [] );
		expect( missing( 'day', days( 0 ) ) ).toEqual( [] );
		expect( missing( 'day', [] ) ).toEqual( [] );
	} );

	it( 'inserts fewer than 2,000 dates', () => {
		expect( missing( 'day', days( 0, 1, 2001 ) ) ).toEqual( [
			[ 2, 1999 ],
		] );
		expect( missing( 'day', days( 0, 1, 2002 ) ) ).toEqual( [] );
	} );
} );

describe( 'findFirstUnfinished', () => {
	it( 'returns the number of dates if the time is not known', () => {
		expect( findFirstUnfinished( [ 0, DAY ], 'day', undefined ) ).toBe( 2 );
	} );
} );
