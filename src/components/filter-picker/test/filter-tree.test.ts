import type { Query } from '@storedeck/navigation';
import {
	getDefaultValue,
	getSearchParams,
	getSelectedValue,
	getTrail,
	isAvailable,
} from '../filter-tree';
import { getUpdate } from '../get-update';
import { describeIgnoredParams } from '../ignored-params';
import { truncate, truncateList } from '../truncate';
import type { FilterPickerConfig, PickerFilter } from '../types';

const search = ( value: string, param?: string ): PickerFilter => ( {
	value,
	component: 'Search',
	...( param && { settings: { type: 'products', param } } ),
} );
const filters: PickerFilter[] = [
	{ value: 'all' },
	{
		value: 'place',
		subFilters: [
			{ value: 'shop' },
			{ value: 'storage', subFilters: [ search( 'cellar', 'shelf' ) ] },
		],
	},
	search( 'product', 'products' ),
	search( 'lost' ),
];
const config: FilterPickerConfig = { label: 'Show', param: 'filter', filters };

it.each( [
	[ undefined, 'all' ],
	[ '', 'all' ],
	[ 'top', 'top' ],
] )( 'selects %p by default as %p', ( defaultValue, value ) => {
	expect( getDefaultValue( { ...config, defaultValue } ) ).toBe( value );
} );

it.each( [
	[ {}, 'all' ],
	[ { filter: '' }, 'all' ],
	[ { filter: 'shop' }, 'shop' ],
	[ { filter: [ 'shop' ] }, 'all' ],
] )( 'reads the selected entry of %j', ( query, value ) => {
	expect( getSelectedValue( config, query as Query ) ).toBe( value );
} );

it.each( [
	[ 'all', [ 'all' ] ],
	[ 'place', [ 'place' ] ],
	[ 'cellar', [ 'place', 'storage', 'cellar' ] ],
	[ 'product', [ 'product' ] ],
	[ 'unknown', [] ],
] )( 'returns the entries down to %s', ( value, trail ) => {
	expect(
		getTrail( filters, value ).map( ( entry ) => entry.value )
	).toEqual( trail );
} );

it.each( [
	[ 'an entry', { value: 'all' }, true ],
	[ 'a search with settings', search( 'a', 'b' ), true ],
	[ 'a search without settings', search( 'a' ), false ],
	[
		'a level with an available entry',
		{ value: 'a', subFilters: [ search( 'b' ), { value: 'c' } ] },
		true,
	],
	[
		'a level without available entries',
		{ value: 'a', subFilters: [ search( 'b' ) ] },
		false,
	],
	[ 'an empty level', { value: 'a', subFilters: [] }, false ],
] )( 'knows whether %s is available', ( _, filter, result ) => {
	expect( isAvailable( filter ) ).toBe( result );
} );

it( 'returns the parameters of all searches', () => {
	expect( getSearchParams( filters ) ).toEqual( [ 'shelf', 'products' ] );
} );

describe( 'getUpdate', () => {
	const advanced = { status: { rules: [ { value: 'is' } ] } };
	const query = {
		filter: 'product',
		products: '3',
		chart: 'items',
		status_is: 'failed',
	};
	const cleared = { paged: undefined, shelf: undefined, products: undefined };

	it.each( [
		[ 'all', { filter: undefined, status_is: undefined } ],
		[ 'shop', { filter: 'shop', status_is: undefined } ],
		[ 'advanced', { filter: 'advanced' } ],
	] )( 'removes the previous entry for %s', ( value, update ) => {
		expect( getUpdate( config, query, value, {}, advanced ) ).toStrictEqual(
			{
				...cleared,
				...update,
			}
		);
	} );

	it( 'keeps advanced filters when another parameter changes', () => {
		const other = { ...config, param: 'other', staticParams: [ 'chart' ] };
		expect( getUpdate( other, query, 'shop', {}, advanced ) ).toStrictEqual(
			{
				...cleared,
				other: 'shop',
				chart: 'items',
			}
		);
	} );

	it( 'sets additional and static parameters', () => {
		expect(
			getUpdate(
				{ ...config, staticParams: [ 'chart', 'products' ] },
				query,
				'product',
				{ shelf: '7' }
			)
		).toStrictEqual( {
			paged: undefined,
			filter: 'product',
			shelf: '7',
			chart: 'items',
			products: '3',
		} );
	} );
} );

describe( 'texts of the URL', () => {
	it.each( [
		[ 59, 'x'.repeat( 59 ) ],
		[ 60, 'x'.repeat( 60 ) ],
		[ 61, `${ 'x'.repeat( 59 ) }…` ],
	] )( 'truncates a text of %d characters to 60', ( length, text ) => {
		expect( truncate( 'x'.repeat( length ) ) ).toBe( text );
	} );

	it( 'truncates between characters', () => {
		expect( truncate( '😀'.repeat( 60 ) ) ).toBe( '😀'.repeat( 60 ) );
		expect( truncate( '😀'.repeat( 61 ) ) ).toBe(
			`${ '😀'.repeat( 59 ) }…`
		);
	} );

	it.each( [
		[ 0, '' ],
		[ 1, 'n0' ],
		[ 8, 'n0, n1, n2, n3, n4, n5, n6, n7' ],
		[ 9, 'n0, n1, n2, n3, n4, n5, n6, n7, …' ],
	] )( 'truncates a list of %d names to 8', ( length, text ) => {
		const names = Array.from( { length }, ( _, index ) => `n${ index }` );
		expect( truncateList( names ) ).toBe( text );
		expect( describeIgnoredParams( names ) ).toBe(
			`Unsupported filters in the URL were ignored: ${ text }`
		);
	} );
} );
