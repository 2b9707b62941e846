import {
	getDefaultOptionValue,
	getNewPath,
	getQueryFromActiveFilters,
	getUrlKey,
	isRangeRule,
	parseQuery,
} from '@storedeck/navigation';
import type { Query, QueryParameter, QueryUpdate } from '@storedeck/navigation';
import { nextId, readRows } from './read-rows';
import type { Filters, Row } from './read-rows';
import type { AdvancedFilter, Match } from './types';

/** A string value, or an empty string for any other type. */
export const toText = ( value: QueryParameter | undefined ) =>
	typeof value === 'string' ? value : '';

/** A value as the two ends of a range. A single value becomes the first. */
export function toPair(
	value: QueryParameter | undefined
): [ string, string ] {
	const [ first, second ] = Array.isArray( value ) ? value : [ value ];
	return [ toText( first ), toText( second ) ];
}

export const readMatch = ( { match }: Query ): Match =>
	match === 'any' ? 'any' : 'all';

/** Creates a row for a new filter with its default rule and value. */
export function newRow( key: string, filter: AdvancedFilter ): Row {
	const { rules, input } = filter;
	return {
		id: nextId(),
		key,
		...( rules?.[ 0 ] && { rule: rules[ 0 ].value } ),
		...( input.options && {
			value: getDefaultOptionValue( filter, input.options ),
		} ),
		...( input.component === 'Search' && { value: '' } ),
	};
}

/**
 * Changes the rule of a row and converts the value between a range and a single
 * value.
 */
export function withRule(
	row: Row,
	rule: string,
	filter?: AdvancedFilter
): Row {
	const isRange = isRangeRule( rule );
	if ( isRange === isRangeRule( row.rule ) ) {
		return { ...row, rule };
	}
	if ( filter?.input.component === 'Date' ) {
		return { ...row, rule, value: undefined };
	}
	const [ first, second ] = toPair( row.value );
	return {
		...row,
		rule,
		value: isRange ? [ first, second ] : first || second,
	};
}

/**
 * Returns the filters that can still be added. Filters that can be added more
 * than once come last.
 */
export function getAvailable( rows: readonly Row[], filters: Filters ) {
	const isUsed = ( name: string ) => rows.some( ( { key } ) => key === name );
	const entries = Object.entries( filters );
	return [
		...entries.filter(
			( [ name, { allowMultiple } ] ) =>
				! allowMultiple && ! isUsed( name )
		),
		...entries.filter( ( [ , { allowMultiple } ] ) => allowMultiple ),
	];
}

interface FilterState {
	rows: readonly Row[];
	match: Match;
	query: Query;
	filters: Filters;
}

/** Returns the query changes that apply the rows. */
export function getUpdate( {
	rows,
	match,
	query,
	filters,
}: FilterState ): QueryUpdate {
	const { rows: known, ignoredParams } = readRows( query, filters );
	return {
		...Object.fromEntries(
			ignoredParams.map( ( key ) => [ key, undefined ] )
		),
		...Object.fromEntries(
			known.map( ( { key, rule } ) => [
				getUrlKey( key, rule ),
				undefined,
			] )
		),
		...getQueryFromActiveFilters( rows, query, filters ),
		match: rows.length === 0 || match === 'all' ? undefined : match,
	};
}

/** Returns the URL that applies the rows. */
export const getTargetUrl = ( filterState: FilterState, path: string ) =>
	getNewPath( getUpdate( filterState ), path, filterState.query );

/** Makes URLs comparable regardless of the order of their parameters. */
function normalizeUrl( url: string ) {
	const query = parseQuery( url.slice( url.indexOf( '?' ) ) );
	return JSON.stringify(
		Object.entries( query ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

export const isSameUrl = ( a: string, b: string ) =>
	normalizeUrl( a ) === normalizeUrl( b );
