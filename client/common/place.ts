import type { Query } from '@storedeck/navigation';

/** Numbers of a URL that are none of a record. */
const OTHER_NUMBERS = [ 'paged', 'per_page', 'view' ];

/**
 * The parameters by which a screen shows a single record, for example
 * `filter=single_product&products=7`.
 */
export function getRecordQuery( query: Query ): Record< string, string > {
	const entries = Object.entries( query ).filter(
		( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string'
	);
	const filters = entries.filter( ( [ , value ] ) =>
		value.startsWith( 'single_' )
	);
	return filters.length === 0
		? {}
		: Object.fromEntries( [
				...filters,
				...entries.filter(
					( [ name, value ] ) =>
						/^\d+$/.test( value ) &&
						! OTHER_NUMBERS.includes( name )
				),
		  ] );
}

/** What a URL shows: its screen, and the record if it is a single one. Equal for all periods and filters. */
export const getPlace = ( path: string, query: Query ) =>
	JSON.stringify( [
		path,
		Object.entries( getRecordQuery( query ) ).sort(),
	] );
