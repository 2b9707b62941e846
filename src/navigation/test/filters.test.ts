import {
	flattenFilters,
	getActiveFiltersFromQuery,
	getDefaultOptionValue,
	getQueryFromActiveFilters,
	getUrlKey,
} from '..';

const config = {
	status: { rules: [ { value: 'is' }, { value: 'is_not' } ] },
	total: { rules: [ { value: 'between' }, { value: 'lessthan' } ] },
	attribute: { rules: [ { value: 'is' } ], allowMultiple: true },
	customer: {},
	tag: { allowMultiple: true },
};

it( 'names filters in the address', () => {
	expect( getUrlKey( 'status', 'is' ) ).toBe( 'status_is' );
	expect( getUrlKey( 'status' ) ).toBe( 'status' );
	expect( getUrlKey( 'status', '' ) ).toBe( 'status' );
} );

it( 'flattens a tree, parents first', () => {
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
	it( 'follows the configuration and leaves values as they are', () => {
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

	it( 'takes the first rule of a single filter and ignores empty ones without rule', () => {
		expect(
			getActiveFiltersFromQuery(
				{ status_is_not: 'a', status_is: 'b', customer: '' },
				config
			)
		).toEqual( [ { key: 'status', rule: 'is', value: 'b' } ] );
		expect( getActiveFiltersFromQuery( {}, config ) ).toEqual( [] );
	} );
} );

describe( 'getQueryFromActiveFilters', () => {
	it( 'removes what was there and writes what is', () => {
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

	it( 'leaves incomplete filters out', () => {
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

	it( 'gives back what a query holds', () => {
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

	it( 'is the default option, else the first', () => {
		expect(
			getDefaultOptionValue(
				{ input: { defaultOption: 'returning' } },
				options
			)
		).toBe( 'returning' );
		expect( getDefaultOptionValue( {}, options ) ).toBe( 'new' );
		expect( getDefaultOptionValue( { input: {} }, [] ) ).toBeUndefined();
	} );

	it( 'warns of a default that is not there', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		expect(
			getDefaultOptionValue( { input: { defaultOption: 'x' } }, options )
		).toBeUndefined();
		expect( warn ).toHaveBeenCalledTimes( 1 );
		warn.mockRestore();
	} );
} );
