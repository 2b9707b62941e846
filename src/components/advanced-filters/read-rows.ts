import {
	getActiveFiltersFromQuery,
	getPersistedQuery,
	getUrlKey,
	isCompleteFilter,
	isValidFilter,
} from '@storedeck/navigation';
import type { ActiveFilter, Query } from '@storedeck/navigation';
import type { AdvancedFilter } from './types';

export interface Row extends ActiveFilter {
	/** Identifies a row; a filter can be added more than once. */
	id: number;
	/** Whether the URL has the row; false for a new one. */
	isFromUrl?: boolean;
	/** Whether the URL applied the row. */
	wasApplied?: boolean;
}

export type Filters = Readonly< Record< string, AdvancedFilter > >;

let lastId = 0;
export const nextId = () => ++lastId;

/** Whether the value field accepts the value. */
const isReadable = ( filter: ActiveFilter, filters: Filters ) =>
	isValidFilter( filter, filters[ filter.key ]?.input );

/** The URL parameters of all filters. */
const getKnownKeys = ( filters: Filters ) =>
	Object.entries( filters ).flatMap( ( [ name, { rules } ] ) =>
		rules ? rules.map( ( { value } ) => getUrlKey( name, value ) ) : name
	);

/**
 * Whether a parameter is named like a filter, for example `status_was` or
 * `size_is`.
 */
function looksLikeFilter( key: string, filters: Filters ) {
	const rules = Object.values( filters ).flatMap( ( filter ) =>
		( filter.rules ?? [] ).map( ( { value } ) => value )
	);
	return (
		Object.keys( filters ).some( ( name ) =>
			key.startsWith( `${ name }_` )
		) || rules.some( ( rule ) => key.endsWith( `_${ rule }` ) )
	);
}

/** Returns the URL parameters that look like filters but cannot be shown. */
function getIgnoredParams(
	query: Query,
	active: ActiveFilter[],
	filters: Filters
) {
	const known = getKnownKeys( filters );
	const used = active.map( ( { key, rule } ) => getUrlKey( key, rule ) );
	// Some date parameters look like filters.
	const persisted = Object.keys( getPersistedQuery( query ) );
	const unknown = Object.keys( query ).filter( ( key ) =>
		known.includes( key )
			? ! used.includes( key ) && query[ key ] !== ''
			: looksLikeFilter( key, filters ) && ! persisted.includes( key )
	);
	const wrongValues = active
		.filter( ( filter ) => ! isReadable( filter, filters ) )
		.map( ( { key, rule } ) => getUrlKey( key, rule ) );
	return [ ...new Set( [ ...wrongValues, ...unknown ] ) ];
}

/**
 * Reads the filter rows from a query, in the order of the URL.
 *
 * @param query   Query of the URL.
 * @param filters Available filters.
 * @return The rows, and the names of the parameters that were ignored.
 */
export function readRows( query: Query, filters: Filters ) {
	const active = getActiveFiltersFromQuery( query, filters );
	const order = Object.keys( query );
	const rows = active
		.filter( ( filter ) => isReadable( filter, filters ) )
		.map(
			( filter ): Row => ( {
				...filter,
				id: nextId(),
				isFromUrl: true,
				wasApplied: isCompleteFilter( filter ),
			} )
		)
		.sort(
			( a, b ) =>
				order.indexOf( getUrlKey( a.key, a.rule ) ) -
				order.indexOf( getUrlKey( b.key, b.rule ) )
		);
	return { rows, ignoredParams: getIgnoredParams( query, active, filters ) };
}
