import {
	flattenFilters,
	getActiveFiltersFromQuery,
	getDefaultOptionValue,
	getQueryFromActiveFilters,
	getUrlKey,
	isCompleteFilter,
} from '..';
import type { ActiveFilter } from '..';

const config = {
	status: { rules: [ { value: 'is' }, { value: 'is_not' } ] },
	total: { rules: [ { value: 'between' }, { value: 'lessthan' } ] },
	attribute: { rules: [ { value: 'is' } ], allowMultiple: true },
	customer: {},
	tag: { allowMultiple: true },
};

it( 'names the parameters of filters', () => {
	expect( getUrlKey( 'status', 'is' ) ).toBe( 'status_is' );
	expect( getUrlKey( 'status' ) ).toBe( 'status' );
	expect( getUrlKey( 'status', '' ) ).toBe( 'status' );
} );

it( 'flattens a tree with parents before their children', () => {
	expect(
		flattenFilters( [
			{ value: 'a' },
			{
				value: 'b',
				subFilters: [
					{ value: 'c', subFilters: [ { value: 'd' } ] },
					{ value: 'e' },
				],
			},
			{ value: 'f' },
		] )
	).toEqual(
		[ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( value ) => ( { value } ) )
	);
} );

describe( 'getActiveFiltersFromQuery', () => {
	it( 'follows the configuration and keeps values unchanged', () => {
		expect(
			getActiveFiltersFromQuery(
				{
					customer: 'new',
					status_is_not: 'failed',
					total_between: [ '1', '2' ],
					attribute_is: [
						[ '1', '2' ],
						[ '3', '4' ],
					],
					tag: [ 'x', 'y' ],
					other: 'z',
				},
				config
			)
		).toEqual( [
			{ key: 'status', rule: 'is_not', value: 'failed' },
			{ key: 'total', rule: 'between', value: [ '1', '2' ] },
			{ key: 'attribute', rule: 'is', value: [ '1', '2' ] },
			{ key: 'attribute', rule: 'is', value: [ '3', '4' ] },
			{ key: 'customer', value: 'new' },
			{ key: 'tag', value: 'x' },
			{ key: 'tag', value: 'y' },
		] );
	} );

	it( 'reads the first rule of a single filter and ignores empty filters without rules', () => {
		expect(
			getActiveFiltersFromQuery(
				{ status_is_not: 'a', status_is: 'b', customer: '' },
				config
			)
		).toEqual( [ { key: 'status', rule: 'is', value: 'b' } ] );
		expect( getActiveFiltersFromQuery( {}, config ) ).toEqual( [] );
	} );
} );

it( 'counts a list as one value of a single filter, and text as one of several', () => {
	expect(
		getActiveFiltersFromQuery(
			{ status_is: [ 'a', 'b' ], customer: [ 'c', 'd' ], tag: 'x' },
			config
		)
	).toEqual( [
		{ key: 'status', rule: 'is', value: [ 'a', 'b' ] },
		{ key: 'customer', value: [ 'c', 'd' ] },
		{ key: 'tag', value: 'x' },
	] );
} );

it.each< [ Omit< ActiveFilter, 'key' >, boolean ] >( [
	[ { value: 'a' }, true ],
	[ { value: '' }, false ],
	[ {}, false ],
	[ { value: [ 'a' ] }, true ],
	[ { value: [] }, false ],
	[ { value: [ 'a', '' ] }, false ],
	[ { rule: 'between', value: [ 'a', 'b' ] }, true ],
	[ { rule: 'between', value: 'a' }, false ],
] )( 'returns whether the filter %j is complete', ( filter, isComplete ) => {
	expect( isCompleteFilter( { key: 'x', ...filter } ) ).toBe( isComplete );
} );

describe( 'getQueryFromActiveFilters', () => {
	it( 'removes the previous filters and writes the new ones', () => {
		expect(
			getQueryFromActiveFilters(
				[
					{ key: 'attribute', rule: 'is', value: [ '1', '2' ] },
					{ key: 'attribute', rule: 'is', value: [ '3', '4' ] },
					{ key: 'foreign', value: 'kept' },
				],
				{
					status_is: 'a',
					status_is_not: 'b',
					customer: 'c',
					attribute_is: [ [ '9', '9' ] ],
					period: 'year',
				},
				config
			)
		).toEqual( {
			status_is: undefined,
			status_is_not: undefined,
			customer: undefined,
			attribute_is: [
				[ '1', '2' ],
				[ '3', '4' ],
			],
			foreign: 'kept',
		} );
	} );

	it( 'omits incomplete filters', () => {
		expect(
			getQueryFromActiveFilters(
				[
					{ key: 'total', rule: 'between', value: [ '1', '' ] },
					{ key: 'total', rule: 'between', value: '1' },
					{ key: 'status', rule: 'is', value: '' },
					{ key: 'status', rule: 'is_not' },
				],
				{},
				config
			)
		).toEqual( {} );
	} );

	it( 'returns the filters of a query unchanged', () => {
		const query = {
			status_is: 'a',
			total_between: [ '1', '2' ],
			attribute_is: [ [ '1', '2' ] ],
			tag: [ 'x' ],
		};
		expect(
			getQueryFromActiveFilters(
				getActiveFiltersFromQuery( query, config ),
				query,
				config
			)
		).toEqual( query );
	} );
} );

describe( 'getDefaultOptionValue', () => {
	const options = [
		{ value: 'new', label: 'New' },
		{ value: 'returning', label: 'Returning' },
	];

	it( 'returns the default option, otherwise the first one', () => {
		expect(
			getDefaultOptionValue(
				{ input: { defaultOption: 'returning' } },
				options
			)
		).toBe( 'returning' );
		expect( getDefaultOptionValue( {}, options ) ).toBe( 'new' );
		expect( getDefaultOptionValue( { input: {} }, [] ) ).toBeUndefined();
	} );

	it( 'logs a default that does not exist', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		expect(
			getDefaultOptionValue( { input: { defaultOption: 'x' } }, options )
		).toBeUndefined();
		expect( warn ).toHaveBeenCalledTimes( 1 );
		warn.mockRestore();
	} );
} );
