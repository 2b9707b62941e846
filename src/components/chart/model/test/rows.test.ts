import type { ChartDataRow } from '../../types';
import { findFirstUnfinished, getMissingDates } from '../intervals';
import {
	getEntry,
	getValues,
	isEveryValueBase,
	listSeries,
	readRows,
	toValue,
} from '../read-rows';

const row = (
	date: string,
	values: Record< string, number | null | undefined >
): ChartDataRow => ( {
	date: `${ date }T00:00:00`,
	...Object.fromEntries(
		Object.entries( values ).map( ( [ key, value ] ) => [
			key,
			{ label: key.toUpperCase(), value },
		] )
	),
} );
const at = ( text: string ) => Date.parse( `${ text }Z` );

describe( 'listSeries', () => {
	const data = [
		row( '2018-05-01', { small: 1, none: 0, big: 5 } ),
		row( '2018-05-02', { small: 1, minus: -3, big: null } ),
	];

	it( 'keeps the order of appearance in time comparisons', () => {
		expect(
			listSeries( data, 'time-comparison' ).map( ( { key } ) => key )
		).toEqual( [ 'small', 'none', 'big', 'minus' ] );
	} );

	it( 'sorts items by total and skips empty ones', () => {
		expect( listSeries( data, 'item-comparison' ) ).toEqual( [
			{ key: 'big', label: 'BIG', total: 5 },
			{ key: 'small', label: 'SMALL', total: 2 },
		] );
	} );

	it( 'adds amounts without rounding errors', () => {
		const amounts = [
			row( '2018-05-01', { sales: 0.1, refunds: 1.005 } ),
			row( '2018-05-02', { sales: 0.2, refunds: -1.005 } ),
			row( '2018-05-03', { sales: 4.35, refunds: null } ),
		];

		expect( listSeries( amounts, 'item-comparison' ) ).toEqual( [
			{ key: 'sales', label: 'SALES', total: 4.65 },
		] );
		expect(
			listSeries( amounts, 'time-comparison' ).map(
				( { total } ) => total
			)
		).toEqual( [ 4.65, 0 ] );
	} );

	it( 'keeps selected items', () => {
		expect(
			listSeries( data, 'item-comparison', [ 'none' ] ).map(
				( { key } ) => key
			)
		).toEqual( [ 'big', 'small', 'none' ] );
	} );

	it( 'uses the first label of a series', () => {
		const rows = [ '', 'First', 'Second' ].map( ( label ) => ( {
			date: '2018-05-01T00:00:00',
			a: { label, value: 1 },
			b: null,
			c: 'text',
		} ) );
		expect( listSeries( rows, 'time-comparison' ) ).toEqual( [
			{ key: 'a', label: 'First', total: 3 },
		] );
	} );

	it( 'removes markup from labels and falls back to the key', () => {
		const rows: ChartDataRow[] = [
			{
				date: '2018-05-01T00:00:00',
				a_1: {
					label: '<img src=x onerror=alert(1)>Tom &amp; <b>Jo</b>',
					value: 1,
				},
				b: { value: 2 },
			},
		];
		expect(
			listSeries( rows, 'time-comparison' ).map( ( { label } ) => label )
		).toEqual( [ 'Tom & Jo', 'b' ] );
	} );
} );

describe( 'readRows', () => {
	const options = { interval: 'day' } as const;

	it( 'inserts missing days as gaps', () => {
		const { dates, rows } = readRows(
			[
				row( '2018-05-01', { a: 1 } ),
				row( '2018-05-02', { a: 2 } ),
				row( '2018-05-05', { a: 5 } ),
				row( '2018-05-06', { a: 6 } ),
			],
			options
		);
		expect( dates ).toHaveLength( 6 );
		expect( [ ...getValues( rows, 'a' ) ] ).toEqual( [
			1,
			2,
			NaN,
			NaN,
			5,
			6,
		] );
	} );

	it( 'sorts rows and skips those without a date', () => {
		const { dates, rows } = readRows(
			[
				row( '2018-05-02', { a: 2 } ),
				row( '2018-05-01', { a: 1 } ),
				row( 'nonsense', { a: 9 } ),
			],
			options
		);
		expect( dates ).toEqual( [
			at( '2018-05-01T00:00:00' ),
			at( '2018-05-02T00:00:00' ),
		] );
		expect( [ ...getValues( rows, 'a' ) ] ).toEqual( [ 1, 2 ] );
	} );

	it( 'skips a row without a date in rows that are in order', () => {
		const { dates, rows } = readRows(
			[ row( '2018-05-01', { a: 1 } ), row( 'nonsense', { a: 9 } ) ],
			options
		);
		expect( dates ).toEqual( [ at( '2018-05-01T00:00:00' ) ] );
		expect( rows ).toHaveLength( 1 );
	} );

	it( 'keeps rows that are in order, also two of the same time', () => {
		const data = [
			row( '2018-05-01', { a: 1 } ),
			row( '2018-05-01', { a: 2 } ),
			row( '2018-05-02', { a: 3 } ),
		];
		expect( readRows( data, options ).rows ).toBe( data );
	} );

	it( 'parses dates of another format', () => {
		const data = [ { date: '02.05.2018' } ];
		expect(
			readRows( data, { ...options, dateParser: '%d.%m.%Y' } ).dates
		).toEqual( [ at( '2018-05-02T00:00:00' ) ] );
		expect( readRows( data, options ).dates ).toEqual( [] );
	} );
} );

describe( 'getMissingDates', () => {
	it( 'ignores the hour skipped by daylight saving time', () => {
		const hours = [ 0, 1, 3, 4, 5 ].map( ( hour ) =>
			at( `2018-03-11T0${ hour }:00:00` )
		);
		expect( getMissingDates( hours, 'hour' ).size ).toBe( 0 );
	} );

	it( 'keeps the hour repeated by daylight saving time', () => {
		const hours = [ 0, 1, 1, 2 ].map( ( hour ) =>
			at( `2018-11-04T0${ hour }:00:00` )
		);
		expect( getMissingDates( hours, 'hour' ).size ).toBe( 0 );
	} );

	it( 'uses calendar months and ignores a short first week', () => {
		const months = [ '01', '02', '03', '06' ].map( ( month ) =>
			at( `2018-${ month }-01T00:00:00` )
		);
		expect( getMissingDates( months, 'month' ).get( 3 ) ).toEqual( [
			at( '2018-04-01T00:00:00' ),
			at( '2018-05-01T00:00:00' ),
		] );
		const weeks = [ '02', '06', '13', '20' ].map( ( day ) =>
			at( `2018-08-${ day }T00:00:00` )
		);
		expect( getMissingDates( weeks, 'week' ).size ).toBe( 0 );
	} );

	it( 'inserts nothing if the rows have another interval', () => {
		const months = [ '01', '02', '03' ].map( ( month ) =>
			at( `2018-${ month }-01T00:00:00` )
		);
		expect( getMissingDates( months, 'day' ).size ).toBe( 0 );
	} );
} );

describe( 'findFirstUnfinished', () => {
	const days = [ '01', '02', '03' ].map( ( text ) =>
		at( `2018-05-${ text }T00:00:00` )
	);

	it.each( [
		[ '2018-04-30T12:00:00', 0 ],
		[ '2018-05-02T00:00:00', 1 ],
		[ '2018-05-02T23:59:59', 1 ],
		[ '2018-05-03T23:59:59', 2 ],
		[ '2018-05-04T00:00:00', 3 ],
	] )( 'returns for %s the day %d', ( moment, index ) => {
		expect( findFirstUnfinished( days, 'day', at( moment ) ) ).toBe(
			index
		);
	} );

	it( 'returns the count without a time and uses calendar months', () => {
		expect( findFirstUnfinished( days, 'day', null ) ).toBe( 3 );
		expect( findFirstUnfinished( [], 'day', 0 ) ).toBe( 0 );
		const months = [ at( '2018-02-01T00:00:00' ) ];
		const march = at( '2018-03-01T00:00:00' );
		expect( findFirstUnfinished( months, 'month', march - 1 ) ).toBe( 0 );
		expect( findFirstUnfinished( months, 'month', march ) ).toBe( 1 );
	} );
} );

describe( 'values', () => {
	it.each( [
		[ 5, 5 ],
		[ '5.5', 5.5 ],
		[ '', null ],
		[ ' ', null ],
		[ 'Infinity', null ],
		[ 0, 0 ],
		[ 'x', null ],
		[ null, null ],
		[ undefined, null ],
		[ NaN, null ],
		[ Infinity, null ],
	] )( 'converts %p to %p', ( value, expected ) => {
		expect( toValue( value ) ).toBe( expected );
	} );

	it( 'reads numbers and texts of numbers as values, all else as gaps', () => {
		const rows = [ 7, '5', Infinity, 'x', null, undefined ].map(
			( value ) => ( { date: '', a: { value } } )
		);
		expect( [
			...getValues(
				[ ...rows, null, { date: '', a: null }, { date: '', a: '5' } ],
				'a'
			),
		] ).toEqual( [ 7, 5, NaN, NaN, NaN, NaN, NaN, NaN, NaN ] );
		expect( getEntry( { date: '', a: 'text' }, 'a' ) ).toBeNull();
		expect( getEntry( null, 'a' ) ).toBeNull();
	} );

	it( 'detects that all values equal the base value', () => {
		const data = [ row( '2018-05-01', { a: 0, b: null } ) ];
		expect( isEveryValueBase( data, 0 ) ).toBe( true );
		expect( isEveryValueBase( data, 3 ) ).toBe( false );
		expect( isEveryValueBase( [], 0 ) ).toBe( true );
		expect(
			isEveryValueBase(
				[ ...data, row( '2018-05-02', { a: 0, b: 1 } ) ],
				0
			)
		).toBe( false );
	} );
} );
