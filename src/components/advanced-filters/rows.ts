import {
	getDefaultOptionValue,
	getNewPath,
	getQueryFromActiveFilters,
	getUrlKey,
	parseQuery,
} from '@storedeck/navigation';
import type { Query, QueryParameter, QueryUpdate } from '@storedeck/navigation';
import { nextId, readRows } from './read-rows';
import type { Filters, Row } from './read-rows';
import type { AdvancedFilter, Match } from './types';

/** A value as text; anything else than a text is none. */
export const toText = ( value: QueryParameter | undefined ) =>
	typeof value === 'string' ? value : '';

/** A value as the two ends of a range. A single value is the first. */
export function toPair(
	value: QueryParameter | undefined
): [ string, string ] {
	const [ first, second ] = Array.isArray( value ) ? value : [ value ];
	return [ toText( first ), toText( second ) ];
}

/** Whether all filters of an address have to fit, or one. */
export const readMatch = ( { match }: Query ): Match =>
	match === 'any' ? 'any' : 'all';

/** A row with what a new filter starts with. */
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

/** A row with another rule. A range and a single value are not the same. */
export function withRule(
	row: Row,
	rule: string,
	filter?: AdvancedFilter
): Row {
	const isRange = rule === 'between';
	if ( isRange === ( row.rule === 'between' ) ) {
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

/** The filters that can be added, those that can stand several times last. */
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

interface Goal {
	rows: readonly Row[];
	match: Match;
	query: Query;
	filters: Filters;
}

/** What applying the rows changes in the query. */
export function getUpdate( {
	rows,
	match,
	query,
	filters,
}: Goal ): QueryUpdate {
	const { rows: known, unreadable } = readRows( query, filters );
	return {
		...Object.fromEntries(
			unreadable.map( ( key ) => [ key, undefined ] )
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

/** The address that applying the rows leads to. */
export const getTarget = ( goal: Goal, path: string ) =>
	getNewPath( getUpdate( goal ), path, goal.query );

/** What an address says, whatever the order of its parameters. */
function normalise( address: string ) {
	const query = parseQuery( address.slice( address.indexOf( '?' ) ) );
	return JSON.stringify(
		Object.entries( query ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

/** Whether two addresses say the same. */
export const isSameAddress = ( a: string, b: string ) =>
	normalise( a ) === normalise( b );
