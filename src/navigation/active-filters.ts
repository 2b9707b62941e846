import { getUrlKey } from './filters';
import type {
	ActiveFilter,
	AddressedFilter,
	AddressedFilters,
} from './filter-types';
import type { Query, QueryParameter } from './types';

const isFilled = (
	value: QueryParameter | undefined
): value is QueryParameter => Boolean( value );

/** The instances that a parameter stands for. */
const getInstances = (
	value: QueryParameter,
	{ allowMultiple }: AddressedFilter
): QueryParameter[] =>
	allowMultiple && Array.isArray( value ) ? value : [ value ];

/** The rules of a filter that the query holds; at most one for single filters. */
function getRulesInQuery( key: string, filter: AddressedFilter, query: Query ) {
	const present = ( filter.rules ?? [] ).filter( ( { value } ) =>
		Object.hasOwn( query, getUrlKey( key, value ) )
	);
	return filter.allowMultiple ? present : present.slice( 0, 1 );
}

/**
 * The filters that a query holds, in the order of the configuration. Values are
 * handed on untouched.
 */
export function getActiveFiltersFromQuery(
	query: Query,
	config: AddressedFilters
): ActiveFilter[] {
	return Object.entries( config ).flatMap( ( [ key, filter ] ) => {
		if ( ! filter.rules ) {
			const value = query[ key ];
			return isFilled( value )
				? getInstances( value, filter ).map( ( instance ) => ( {
						key,
						value: instance,
				  } ) )
				: [];
		}
		return getRulesInQuery( key, filter, query ).flatMap( ( rule ) =>
			getInstances(
				query[ getUrlKey( key, rule.value ) ] ?? '',
				filter
			).map( ( value ) => ( { key, rule: rule.value, value } ) )
		);
	} );
}

/** All parameters of the configured filters that the query holds. */
const getKeysInQuery = ( query: Query, config: AddressedFilters ) =>
	Object.entries( config )
		.flatMap( ( [ key, { rules } ] ) =>
			rules ? rules.map( ( { value } ) => getUrlKey( key, value ) ) : key
		)
		.filter( ( key ) => Object.hasOwn( query, key ) );

/** A range needs both of its ends. */
const isComplete = ( { rule, value }: ActiveFilter ) =>
	rule === 'between'
		? Array.isArray( value ) && value.every( isFilled )
		: isFilled( value );

/**
 * The change of the query that puts the given filters in place of those it
 * holds: removed parameters are `undefined`. Filters without a complete value
 * are left out.
 */
export function getQueryFromActiveFilters(
	activeFilters: readonly ActiveFilter[],
	query: Query,
	config: AddressedFilters
): Record< string, QueryParameter | undefined > {
	const update: Record< string, QueryParameter | undefined > =
		Object.fromEntries(
			getKeysInQuery( query, config ).map( ( key ) => [ key, undefined ] )
		);
	for ( const filter of activeFilters.filter( isComplete ) ) {
		const key = getUrlKey( filter.key, filter.rule );
		const earlier = update[ key ];
		if ( config[ filter.key ]?.allowMultiple && filter.value ) {
			update[ key ] = [
				...( Array.isArray( earlier ) ? earlier : [] ),
				filter.value,
			];
		} else {
			update[ key ] = filter.value;
		}
	}
	return update;
}
