import type { Query } from '@storedeck/navigation';
import type { Answer } from '../answer';
import {
	getCategoryData,
	getTimeRows,
	addsUp,
	joinColumns,
	joinRows,
} from '../answer-chart-data';
import { getAnswerQuery, listShownAs, readQuestion } from '../question';

const filters = {
	filters: {
		status: {
			labels: { add: '', remove: '', rule: '', title: '' },
			rules: [ { value: 'is', label: 'Is' } ],
			input: { component: 'SelectControl' as const },
		},
	},
};

const ask = ( query: Query ) =>
	getAnswerQuery( readQuestion( query ), query, filters );

describe( 'readQuestion', () => {
	it( 'asks for net sales by day without metrics', () => {
		expect( readQuestion( {} ) ).toEqual( {
			metrics: [ 'net_revenue' ],
			by: [],
			interval: 'day',
			compare: [ 'previous_year' ],
			shownAs: undefined,
		} );
	} );

	it( 'reads at most two dimensions and three comparisons, each once', () => {
		expect(
			readQuestion( {
				metrics: 'orders_count,net_revenue',
				by: 'country,product,coupon',
				period: 'month',
				compare: 'previous_period',
				also_compare:
					'previous_period,previous_year,same_weekdays,weeks_before',
				show: 'heat-map',
			} )
		).toEqual( {
			metrics: [ 'orders_count', 'net_revenue' ],
			by: [ 'country', 'product' ],
			interval: undefined,
			compare: [ 'previous_period', 'previous_year', 'same_weekdays' ],
			shownAs: 'heat-map',
		} );
	} );
} );

describe( 'getAnswerQuery', () => {
	it( 'asks with filters that are not offered, which the server refuses', () => {
		const query = { order_city_is: 'FR:Lyon', order_city_is_not: 'x' };
		expect( ask( query ) ).toMatchObject( query );
		expect(
			ask( { status_is: 'unknown', paged: '2' } )
		).not.toHaveProperty( 'paged' );
	} );

	it( 'asks with filters, dates and the order of the table', () => {
		expect(
			ask( {
				metrics: 'orders_count',
				by: 'country',
				period: 'custom',
				after: '2026-01-01',
				before: '2026-01-31',
				compare: 'none',
				status_is: 'completed',
				orderby: 'orders_count',
				order: 'asc',
				other: 'x',
			} )
		).toEqual( {
			metrics: 'orders_count',
			by: 'country',
			period: 'custom',
			after: '2026-01-01',
			before: '2026-01-31',
			compare: 'none',
			match: 'all',
			status_is: 'completed',
			orderby: 'orders_count',
			order: 'asc',
			page: 1,
			per_page: 500,
		} );
	} );

	it( 'sorts by a change only with a comparison', () => {
		const query = {
			metrics: 'orders_count',
			by: 'country',
			period: 'month',
			orderby: 'orders_count_change',
		};
		expect( ask( { ...query, compare: 'previous_year' } ).orderby ).toBe(
			'orders_count_change'
		);
		expect( ask( { ...query, compare: 'none' } ).orderby ).toBeUndefined();
	} );

	it( 'asks for the page of the table over time, and for the part with it otherwise', () => {
		const query = { metrics: 'orders_count', by: 'product', paged: '30' };
		expect( ask( query ) ).toMatchObject( { page: 2, per_page: 500 } );
		expect( ask( { ...query, interval: 'day' } ) ).toMatchObject( {
			page: 30,
			per_page: 25,
		} );
	} );
} );

describe( 'listShownAs', () => {
	it.each( [
		[ [], 'day', [ 'lines', 'bars', 'table' ] ],
		[ [ 'product' ], 'day', [ 'lines', 'bars', 'stacked', 'table' ] ],
		[ [ 'product' ], undefined, [ 'bars', 'table' ] ],
		[ [ 'order_country' ], undefined, [ 'bars', 'map', 'table' ] ],
		[
			[ 'product', 'country' ],
			undefined,
			[ 'stacked', 'heat-map', 'table' ],
		],
		[ [ 'product', 'country' ], 'day', [ 'table' ] ],
		[ [], undefined, [ 'table' ] ],
	] as const )( 'offers what fits %j %s', ( by, interval, expected ) => {
		expect(
			listShownAs( { ...readQuestion( {} ), by, interval }, false )
		).toEqual( expected );
	} );

	it( 'begins with a heat map for two ordered dimensions', () => {
		expect(
			listShownAs(
				{
					...readQuestion( {} ),
					by: [ 'weekday', 'hour' ],
					interval: undefined,
				},
				true
			)[ 0 ]
		).toBe( 'heat-map' );
	} );
} );

const dimension = ( key: string, isOrdered = false ) => ( {
	key,
	name: key,
	combines: [],
	is_ordered: isOrdered,
	filter: null,
} );

const answer = ( changes: Partial< Answer > ): Answer => ( {
	question: { by: [], interval: null, orderby: null },
	periods: [ { compare: null, after: '', before: '' } ],
	metrics: [],
	dimensions: [],
	totals: [],
	intervals: [],
	rows: [],
	total_rows: 0,
	other: null,
	notes: [],
	...changes,
} );

describe( 'getCategoryData', () => {
	it( 'has a row for each value and for all others that can be added', () => {
		const shown = answer( {
			dimensions: [ dimension( 'country' ) ],
			rows: [
				{
					values: [ { id: 'US', label: 'United States' } ],
					metrics: [
						{ n: 5, people: 2 },
						{ n: 4, people: 1 },
					],
				},
			],
			other: {
				count: 3,
				metrics: [
					{ n: 2, people: null },
					{ n: 1, people: null },
				],
			},
		} );
		expect( getCategoryData( shown, 'n', [ 'Now', 'Then' ] ) ).toEqual( {
			rowsLabel: 'country',
			rows: [
				{ key: 'US', label: 'United States' },
				{ key: 'other', label: 'Other', isRest: true },
			],
			columns: [
				{ key: '0', label: 'Now' },
				{ key: '1', label: 'Then' },
			],
			values: [
				[ 5, 4 ],
				[ 2, 1 ],
			],
		} );
		expect(
			getCategoryData( shown, 'people', [ 'Now' ] ).rows
		).toHaveLength( 1 );
	} );

	it( 'puts two dimensions in rows and columns, hours in their order', () => {
		const cell = ( day: string, hour: number, n: number ) => ( {
			values: [
				{ id: day, label: day },
				{ id: hour, label: `${ hour }:00` },
			],
			metrics: [ { n } ],
		} );
		expect(
			getCategoryData(
				answer( {
					dimensions: [
						dimension( 'day' ),
						dimension( 'hour', true ),
					],
					rows: [
						cell( 'Tue', 10, 3 ),
						cell( 'Mon', 9, 2 ),
						cell( 'Mon', 10, 1 ),
					],
				} ),
				'n',
				[]
			)
		).toMatchObject( {
			rows: [ { key: 'Tue' }, { key: 'Mon' } ],
			columns: [ { key: '9' }, { key: '10' } ],
			values: [
				[ null, 3 ],
				[ 2, 1 ],
			],
		} );
	} );
} );

it( 'joins rows after the fifteenth if they add up', () => {
	const rows = Array.from( { length: 20 }, ( _, index ) => ( {
		key: String( index ),
		label: String( index ),
	} ) );
	const data = {
		rowsLabel: '',
		rows,
		columns: [ { key: 'n', label: 'n' } ],
		values: rows.map( () => [ 2 ] ),
	};
	const joined = joinRows( data, addsUp( data, 40 ) );
	expect( joined.rows ).toHaveLength( 16 );
	expect( joined.rows.at( -1 )?.label ).toBe( 'Other' );
	expect( joined.values.at( -1 ) ).toEqual( [ 10 ] );
	// A customer of two countries counts once.
	expect( joinRows( data, addsUp( data, 39 ) ).rows ).toHaveLength( 15 );
} );

it( 'joins columns, the last one of all others', () => {
	const columns = [ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( key ) => ( {
		key,
		label: key,
	} ) );
	const data = {
		rowsLabel: '',
		rows: [
			{ key: 'x', label: 'x' },
			{ key: 'y', label: 'y' },
		],
		columns,
		values: [
			[ 1, 2, 3, 4, 5, 6 ],
			[ 1, null, null, null, null, null ],
		],
	};
	expect( joinColumns( data, 6, true ) ).toBe( data );
	expect(
		joinColumns( data, 5, false ).columns.map( ( { key } ) => key )
	).toEqual( [ 'a', 'b', 'c', 'd' ] );
	const { columns: joined, values } = joinColumns( data, 5, true );
	expect( joined.map( ( { label } ) => label ) ).toEqual( [
		'a',
		'b',
		'c',
		'd',
		'Other',
	] );
	expect( values ).toEqual( [
		[ 1, 2, 3, 4, 11 ],
		[ 1, null, null, null, null ],
	] );
} );

describe( 'getTimeRows', () => {
	const interval = ( date: string, n: number ) => ( {
		interval: date,
		date_start: `${ date } 00:00:00`,
		metrics: { n },
	} );

	it( 'has a line for each period and no values of the future', () => {
		expect(
			getTimeRows(
				answer( {
					intervals: [
						[
							interval( '2026-01-01', 1 ),
							interval( '2026-01-02', 0 ),
						],
						[ interval( '2025-01-01', 3 ) ],
					],
				} ),
				'n',
				[ 'Now', 'Then' ],
				'2026-01-01T12:00:00'
			)
		).toEqual( [
			{
				date: '2026-01-01T00:00:00',
				'period-0': {
					label: 'Now',
					labelDate: '2026-01-01T00:00:00',
					value: 1,
				},
				'period-1': {
					label: 'Then',
					labelDate: '2025-01-01T00:00:00',
					value: 3,
				},
			},
			{
				date: '2026-01-02T00:00:00',
				'period-0': {
					label: 'Now',
					labelDate: '2026-01-02T00:00:00',
					value: null,
				},
				'period-1': {
					label: 'Then',
					labelDate: undefined,
					value: null,
				},
			},
		] );
	} );

	it( 'has a line for each row and for all others', () => {
		expect(
			getTimeRows(
				answer( {
					question: {
						by: [ 'country' ],
						interval: 'day',
						orderby: null,
					},
					intervals: [ [ interval( '2026-01-01', 9 ) ] ],
					rows: [
						{
							values: [ { id: 'US', label: 'United States' } ],
							metrics: [ { n: 7 } ],
							intervals: [ { n: 7 } ],
						},
					],
					other: {
						count: 2,
						metrics: [ { n: 2 } ],
						intervals: [ { n: 2 } ],
					},
				} ),
				'n',
				[ 'Now' ],
				'2026-02-01T00:00:00'
			)
		).toEqual( [
			{
				date: '2026-01-01T00:00:00',
				'row-0': { label: 'United States', value: 7 },
				other: { label: 'Other', value: 2 },
			},
		] );
	} );
} );
