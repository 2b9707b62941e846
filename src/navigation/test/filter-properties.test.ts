import fc from 'fast-check';
import { anyCharacter } from '../../../tests/setup/any-character';
import {
	getActiveFiltersFromQuery,
	getNewPath,
	getQueryFromActiveFilters,
	parseQuery,
} from '..';
import type { ActiveFilter } from '..';

const config = {
	status: { rules: [ { value: 'is' }, { value: 'is_not' } ] },
	total: {
		rules: [
			{ value: 'between' },
			{ value: 'lessthan' },
			{ value: 'morethan' },
		],
	},
	attribute: {
		rules: [ { value: 'is' }, { value: 'is_not' } ],
		allowMultiple: true,
	},
	customer: {},
	tag: { allowMultiple: true },
};

const text = fc.string( { minLength: 1, maxLength: 8, unit: anyCharacter } );
const pair = fc.tuple( text, text ).map( ( [ a, b ] ) => [ a, b ] );

const single = (
	key: string,
	rules: string[],
	value: fc.Arbitrary< string >
) =>
	fc.record( {
		key: fc.constant( key ),
		rule: fc.constantFrom( ...rules ),
		value,
	} );

/** Filters as a panel lists them: in the order of the configuration. */
const filterLists = fc
	.tuple(
		fc.option( single( 'status', [ 'is', 'is_not' ], text ) ),
		fc.option(
			fc.oneof(
				single( 'total', [ 'lessthan', 'morethan' ], text ),
				fc.record( {
					key: fc.constant( 'total' ),
					rule: fc.constant( 'between' ),
					value: pair,
				} )
			)
		),
		fc.array( pair, { maxLength: 3 } ),
		fc.array( pair, { maxLength: 3 } ),
		fc.option( text ),
		fc.array( text, { maxLength: 3 } )
	)
	.map( ( [ status, total, is, isNot, customer, tags ] ) => {
		const filters: ( ActiveFilter | null )[] = [
			status,
			total,
			...is.map( ( value ) => ( {
				key: 'attribute',
				rule: 'is',
				value,
			} ) ),
			...isNot.map( ( value ) => ( {
				key: 'attribute',
				rule: 'is_not',
				value,
			} ) ),
			customer === null ? null : { key: 'customer', value: customer },
			...tags.map( ( value ) => ( { key: 'tag', value } ) ),
		];
		return filters.filter( ( filter ) => filter !== null );
	} );

/** The query of a URL after the filters were written into it. */
const travel = ( filters: ActiveFilter[], current = {} ) =>
	parseQuery(
		new URL(
			getNewPath(
				getQueryFromActiveFilters( filters, current, config ),
				'/analytics/orders',
				current
			),
			'https://store.test/wp-admin/'
		).search
	);

it( 'reads the filters that were written into a URL', () => {
	fc.assert(
		fc.property( filterLists, ( filters ) => {
			expect(
				getActiveFiltersFromQuery( travel( filters ), config )
			).toEqual( filters );
		} )
	);
} );

it( 'removes the previous filters and keeps all other parameters', () => {
	fc.assert(
		fc.property( filterLists, filterLists, ( before, after ) => {
			const rest = { period: 'week', search: 'a,b' };
			const earlier = { ...travel( before ), ...rest };
			const query = travel( after, earlier );
			expect( getActiveFiltersFromQuery( query, config ) ).toEqual(
				after
			);
			expect( query ).toMatchObject( rest );
			expect( travel( [], query ) ).toEqual( {
				page: 'storedeck',
				path: '/analytics/orders',
				...rest,
			} );
		} )
	);
} );
