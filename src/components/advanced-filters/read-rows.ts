import {
	getActiveFiltersFromQuery,
	getPersistedQuery,
	getUrlKey,
	isReadableFilter,
} from '@storedeck/navigation';
import type { ActiveFilter, Query } from '@storedeck/navigation';
import type { AdvancedFilter } from './types';

/** A filter in the list. */
export interface Row extends ActiveFilter {
	/** Tells the rows apart, two of the same filter too. */
	id: number;
}

export type Filters = Readonly< Record< string, AdvancedFilter > >;

let lastId = 0;
export const nextId = () => ++lastId;

/** Whether a value is of the kind that its field takes. */
const isReadable = ( filter: ActiveFilter, filters: Filters ) =>
	isReadableFilter( filter, filters[ filter.key ]?.input );

/** The parameters of all filters. */
const getKnownKeys = ( filters: Filters ) =>
	Object.entries( filters ).flatMap( ( [ name, { rules } ] ) =>
		rules ? rules.map( ( { value } ) => getUrlKey( name, value ) ) : name
	);

/** Whether a parameter is named as those of filters are: `status_was`, `size_is`. */
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

/** What of an address looks like a filter and is none that can be shown. */
function getUnreadable(
	query: Query,
	active: ActiveFilter[],
	filters: Filters
) {
	const known = getKnownKeys( filters );
	const used = active.map( ( { key, rule } ) => getUrlKey( key, rule ) );
	// Some of the dates are named like filters.
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
 * The rows that an address stands for, in its order.
 *
 * @param query   The query of the address.
 * @param filters The filters there are.
 * @return The rows, and the names of parameters that no row can show.
 */
export function readRows( query: Query, filters: Filters ) {
	const active = getActiveFiltersFromQuery( query, filters );
	const order = Object.keys( query );
	const rows = active
		.filter( ( filter ) => isReadable( filter, filters ) )
		.map( ( filter ): Row => ( { ...filter, id: nextId() } ) )
		.sort(
			( a, b ) =>
				order.indexOf( getUrlKey( a.key, a.rule ) ) -
				order.indexOf( getUrlKey( b.key, b.rule ) )
		);
	return { rows, unreadable: getUnreadable( query, active, filters ) };
}
