import type { Query, QueryParameter } from '@storedeck/navigation';
import { describeMissing, getIncompleteRows } from '../incomplete';
import { interpolateText } from '../interpolate';
import {
	describeRange,
	getAmountLabel,
	getEndLabel,
	getStartLabel,
} from '../labels';
import { readRows } from '../read-rows';
import type { Row } from '../read-rows';
import {
	getAvailable,
	getTargetUrl,
	getUpdate,
	isSameUrl,
	newRow,
	readMatch,
	toPair,
	toText,
	withRule,
} from '../rows';
import type { AdvancedFilter, AdvancedFilterInput } from '../types';

const createFilter = (
	component: AdvancedFilterInput[ 'component' ],
	rules: string[] = [ 'is', 'is_not' ],
	more: Partial< AdvancedFilter > = {}
): AdvancedFilter => ( {
	labels: { add: '', remove: '', rule: '', title: '' },
	rules: rules.map( ( value ) => ( { value } ) ),
	input: { component },
	...more,
} );

const status = createFilter( 'SelectControl', undefined, {
	input: {
		component: 'SelectControl',
		options: [
			{ value: 'completed', label: 'Completed' },
			{ value: 'failed', label: 'Failed' },
		],
		defaultOption: 'failed',
	},
} );
const coupon = createFilter( 'Search', undefined, { allowMultiple: true } );
const items = createFilter( 'Number', [ 'max', 'between' ] );
const filters = { status, coupon, items };

const createRow = ( row: Partial< Row > ): Row => ( {
	id: 1,
	key: 'status',
	rule: 'is',
	...row,
} );

describe( 'values', () => {
	it.each( [
		[ 'a', 'a', [ 'a', '' ] ],
		[ undefined, '', [ '', '' ] ],
		[ [ '1', '2' ], '', [ '1', '2' ] ],
		[ [ '1' ], '', [ '1', '' ] ],
		[ [ [ '1' ], '2' ], '', [ '', '2' ] ],
	] as const )( 'reads %j as a text and as a pair', ( value, text, pair ) => {
		// The URL has nested lists where the types expect texts.
		const parameter = value as unknown as QueryParameter;
		expect( toText( parameter ) ).toBe( text );
		expect( toPair( parameter ) ).toEqual( pair );
	} );

	it.each( [
		[ 'any', 'any' ],
		[ 'all', 'all' ],
		[ 'other', 'all' ],
		[ undefined, 'all' ],
	] )( 'reads the match %p as %s', ( match, result ) => {
		expect( readMatch( { match } ) ).toBe( result );
	} );
} );

describe( 'newRow', () => {
	it.each( [
		[ 'the default option', status, { rule: 'is', value: 'failed' } ],
		[ 'no items', coupon, { rule: 'is', value: '' } ],
		[ 'no number', items, { rule: 'max' } ],
		[ 'no rule', createFilter( 'Number', [] ), {} ],
		[ 'no rules', createFilter( 'Number', [], { rules: undefined } ), {} ],
	] )( 'creates a row with %s', ( _, filter, row ) => {
		expect( newRow( 'name', filter ) ).toEqual( {
			id: expect.any( Number ),
			key: 'name',
			...row,
		} );
	} );

	it( 'gives each row another id', () => {
		const { id } = newRow( 'status', status );
		expect( newRow( 'status', status ).id ).toBe( id + 1 );
	} );
} );

describe( 'withRule', () => {
	const date = createFilter( 'Date' );

	it.each( [
		[ 'max', '5', 'min', items, '5' ],
		[ 'max', '5', 'between', items, [ '5', '' ] ],
		[ 'between', [ '5', '9' ], 'max', items, '5' ],
		[ 'between', [ '', '9' ], 'max', items, '9' ],
		[ 'between', [ '5', '9' ], 'max', undefined, '5' ],
		[ 'between', [ '5', '9' ], 'between', items, [ '5', '9' ] ],
		[ 'before', '2018-01-01', 'after', date, '2018-01-01' ],
		[ 'before', '2018-01-01', 'between', date, undefined ],
		[ 'between', [ '2018-01-01', '2018-01-02' ], 'after', date, undefined ],
	] )( 'changes %s %j to %s', ( rule, value, next, filter, result ) => {
		expect(
			withRule( createRow( { rule, value } ), next, filter )
		).toEqual( { id: 1, key: 'status', rule: next, value: result } );
	} );
} );

describe( 'getAvailable', () => {
	it( 'lists unused filters first and repeatable filters always', () => {
		const names = ( rows: Row[] ) =>
			getAvailable( rows, { coupon, status, items } ).map(
				( [ name ] ) => name
			);
		expect( names( [] ) ).toEqual( [ 'status', 'items', 'coupon' ] );
		expect(
			names( [ createRow( {} ), createRow( { key: 'coupon' } ) ] )
		).toEqual( [ 'items', 'coupon' ] );
	} );
} );

describe( 'readRows', () => {
	const read = ( query: Query ) => {
		const { rows, ignoredParams } = readRows( query, filters );
		return [ rows.map( ( { key } ) => key ), ignoredParams ];
	};

	it.each< [ Query, string[], string[] ] >( [
		[ {}, [], [] ],
		[ { items_max: '3', status_is: 'failed' }, [ 'items', 'status' ], [] ],
		[ { status_is: 'failed', items_max: '3' }, [ 'status', 'items' ], [] ],
		[ { status_is: 'failed', status_is_not: '' }, [ 'status' ], [] ],
		[
			{ status_is: 'failed', status_is_not: 'x' },
			[ 'status' ],
			[ 'status_is_not' ],
		],
		[ { status_was: 'failed' }, [], [ 'status_was' ] ],
		[ { size_is: 'xl' }, [], [ 'size_is' ] ],
		[ { size_was: 'xl', old_status_x: '1', is_size: '1' }, [], [] ],
		[ { status2: '1', thesis: '1' }, [], [] ],
		[ { items_max: 'x' }, [], [ 'items_max' ] ],
		[ { items_max: 'x', size_is: '1' }, [], [ 'items_max', 'size_is' ] ],
	] )( 'reads %j', ( query, keys, ignored ) => {
		expect( read( query ) ).toEqual( [ keys, ignored ] );
	} );

	it( 'reads a filter without rules', () => {
		const { rows, ignoredParams } = readRows(
			{ name: 'x' },
			{ name: createFilter( 'Search', [], { rules: undefined } ) }
		);
		expect( rows ).toEqual( [
			{
				id: expect.any( Number ),
				key: 'name',
				value: 'x',
				isFromUrl: true,
				wasApplied: true,
			},
		] );
		expect( ignoredParams ).toEqual( [] );
	} );
} );

describe( 'getUpdate', () => {
	const failed = createRow( { value: 'failed' } );
	const base = { query: {}, filters, match: 'all' } as const;

	it.each( [
		[ 'any', [ failed ], 'any' ],
		[ 'all', [ failed ], undefined ],
		[ 'any', [], undefined ],
	] as const )(
		'sets the match %s with %j to %p',
		( match, rows, result ) => {
			expect( getUpdate( { ...base, rows, match } ).match ).toBe(
				result
			);
		}
	);

	it( 'removes ignored and previous filters and keeps other parameters', () => {
		const query = {
			status_is_not: 'failed',
			size_is: 'xl',
			period: 'year',
		};
		expect( getUpdate( { ...base, query, rows: [ failed ] } ) ).toEqual( {
			size_is: undefined,
			status_is_not: undefined,
			status_is: 'failed',
			match: undefined,
		} );
		expect(
			getTargetUrl( { ...base, query, rows: [ failed ] }, '/x' )
		).toBe(
			'admin.php?page=storedeck&period=year&status_is=failed&path=%2Fx'
		);
	} );
} );

describe( 'isSameUrl', () => {
	it.each( [
		[ 'x?a=1&b=2&c=3', 'y?c=3&a=1&b=2', true ],
		[ 'x?a=1&b=2', 'x?b=2&a=1', true ],
		[ 'x?a=1', 'x?a=2', false ],
		[ 'x?a=1', 'x?a=1&b=2', false ],
	] )( 'compares %s with %s', ( first, second, isSame ) => {
		expect( isSameUrl( first, second ) ).toBe( isSame );
	} );
} );

describe( 'incomplete rows', () => {
	it( 'returns the rows of known filters without a complete value', () => {
		const rows = [
			createRow( { id: 1, value: 'failed' } ),
			createRow( { id: 2, value: '' } ),
			createRow( { id: 3, key: 'unknown', value: '' } ),
			createRow( {
				id: 4,
				key: 'items',
				rule: 'between',
				value: [ '1', '' ],
			} ),
			createRow( {
				id: 5,
				key: 'items',
				rule: 'between',
				value: [ '1', '2' ],
			} ),
		];
		expect(
			getIncompleteRows( rows, filters ).map( ( { id } ) => id )
		).toEqual( [ 2, 4 ] );
	} );

	it.each( [
		[ 'ProductAttribute', 'is', [ '1', '' ], 'Choose an attribute value.' ],
		[
			'ProductAttribute',
			'is',
			undefined,
			'Choose an attribute and a value.',
		],
		[ 'Search', 'is', '', 'Choose at least one item.' ],
		[ 'Number', 'max', '', 'Type a number.' ],
		[ 'Number', 'between', [ '1', '' ], 'Type both numbers.' ],
		[ 'Currency', 'max', '', 'Type a number.' ],
		[ 'Currency', 'between', [ '', '1' ], 'Type both numbers.' ],
		[ 'Date', 'before', '', 'Choose a date.' ],
		[ 'Date', 'between', undefined, 'Choose both dates.' ],
		[ 'SelectControl', 'is', '', 'Choose an option.' ],
	] as const )(
		'says what a %s filter with the rule %s needs for %j',
		( component, rule, value, text ) => {
			expect(
				describeMissing(
					createRow( {
						rule,
						value: typeof value === 'object' ? [ ...value ] : value,
					} ),
					createFilter( component )
				)
			).toBe( text );
		}
	);
} );

describe( 'labels', () => {
	it.each( [
		[ 'max', 'Total maximum amount' ],
		[ 'lessthan', 'Total maximum amount' ],
		[ 'min', 'Total minimum amount' ],
		[ 'morethan', 'Total minimum amount' ],
		[ undefined, 'Total minimum amount' ],
	] )( 'names an amount with the rule %p', ( rule, name ) => {
		expect( getAmountLabel( 'Total', rule ) ).toBe( name );
	} );

	it( 'names the ends of a range', () => {
		expect( getStartLabel( 'Total' ) ).toBe( 'Total range start' );
		expect( getEndLabel( 'Total' ) ).toBe( 'Total range end' );
	} );

	it.each( [
		[ '1', '2', '1 and 2' ],
		[ '1', '', '' ],
		[ '', '2', '' ],
		[ '', '', '' ],
	] )( 'describes the range from %p to %p', ( first, last, text ) => {
		expect( describeRange( first, last ) ).toBe( text );
	} );
} );

describe( 'interpolateText', () => {
	it.each( [
		[ 'a {{x/}} b', 'a 1 b' ],
		[ 'a {{ x / }} b', 'a 1 b' ],
		[ '{{toString/}}a  {{/y}}\n b ', 'a b' ],
		[ '{{x}}{{xx/}} {x} {{}}', '1 {x} {{}}' ],
	] )( 'replaces the placeholders of %j', ( text, result ) => {
		expect( interpolateText( text, { x: '1' } ) ).toBe( result );
	} );
} );
