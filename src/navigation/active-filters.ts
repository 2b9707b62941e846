import { getUrlKey } from './filters';
import type { ActiveFilter, UrlFilter, UrlFilters } from './filter-types';
import type { Query, QueryParameter } from './types';

const hasValue = (
	value: QueryParameter | undefined
): value is QueryParameter => Boolean( value );

/** The instances of a filter in the value of a parameter. */
const getInstances = (
	value: QueryParameter,
	{ allowMultiple }: UrlFilter
): QueryParameter[] =>
	allowMultiple && Array.isArray( value ) ? value : [ value ];

/**
 * The rules of a filter in the query; at most one unless the filter allows
 * multiple.
 */
function getRulesInQuery( key: string, filter: UrlFilter, query: Query ) {
	const present = ( filter.rules ?? [] ).filter( ( { value } ) =>
		Object.hasOwn( query, getUrlKey( key, value ) )
	);
	return filter.allowMultiple ? present : present.slice( 0, 1 );
}

/**
 * The filters in a query, in the order of the configuration. Values are
 * unchanged.
 */
export function getActiveFiltersFromQuery(
	query: Query,
	config: UrlFilters
): ActiveFilter[] {
	return Object.entries( config ).flatMap( ( [ key, filter ] ) => {
		if ( ! filter.rules ) {
			const value = query[ key ];
			return hasValue( value )
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

/** All parameters of the configured filters in the query. */
const getKeysInQuery = ( query: Query, config: UrlFilters ) =>
	Object.entries( config )
		.flatMap( ( [ key, { rules } ] ) =>
			rules ? rules.map( ( { value } ) => getUrlKey( key, value ) ) : key
		)
		.filter( ( key ) => Object.hasOwn( query, key ) );

/** Rules that compare with both ends of a range. */
const RANGE_RULES: readonly unknown[] = [ 'between' ];

/**
 * Whether the value of a rule is a range, of two values.
 *
 * @param rule The rule of a filter.
 */
export const isRangeRule = ( rule: string | undefined ) =>
	RANGE_RULES.includes( rule );

/**
 * Whether a filter has a complete value. A range needs both ends, an attribute
 * needs a term.
 *
 * @param filter A filter of the URL or of a form.
 */
export const isCompleteFilter = ( { rule, value }: ActiveFilter ) =>
	Array.isArray( value )
		? value.length > 0 && value.every( hasValue )
		: ! isRangeRule( rule ) && hasValue( value );

/**
 * The changes of the query that replace its filters by the given ones: removed
 * parameters are `undefined`. Filters without a complete value are omitted.
 */
export function getQueryFromActiveFilters(
	activeFilters: readonly ActiveFilter[],
	query: Query,
	config: UrlFilters
): Record< string, QueryParameter | undefined > {
	const update: Record< string, QueryParameter | undefined > =
		Object.fromEntries(
			getKeysInQuery( query, config ).map( ( key ) => [ key, undefined ] )
		);
	for ( const filter of activeFilters.filter( isCompleteFilter ) ) {
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
