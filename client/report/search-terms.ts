import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { SearchDefinition } from './definition';
import type { TableComparison } from './types';
import { getFilterParam } from './selection';

/**
 * The changes of the URL for a search. Terms are separated by commas; a comma
 * inside a term is encoded as `%2C`. A search replaces the other filters. An
 * empty search only removes the search.
 *
 * @param labels The search terms.
 * @param query  The query of the URL.
 */
export function getSearchUpdate(
	labels: readonly string[],
	search: SearchDefinition,
	comparison:
		| Pick< TableComparison< never >, 'param' | 'filterParam' >
		| undefined,
	query: Query
): QueryUpdate {
	const terms = [
		...new Set( labels.map( ( label ) => label.replaceAll( ',', '%2C' ) ) ),
	].filter( Boolean );
	if ( terms.length === 0 ) {
		return { search: undefined, paged: undefined };
	}
	const others = [
		'filter',
		search.type,
		...( comparison
			? [ getFilterParam( comparison ), comparison.param ]
			: [] ),
	];
	return {
		...Object.fromEntries( others.map( ( name ) => [ name, undefined ] ) ),
		...Object.fromEntries(
			( search.keptParams ?? [] ).map( ( name ) => [
				name,
				query[ name ],
			] )
		),
		paged: undefined,
		search: terms.join( ',' ),
	};
}

/** The search terms in the URL, which may hold anything. */
export const getSearchTerms = ( { search }: Query ): string[] =>
	typeof search === 'string' && search !== ''
		? search
				.split( ',' )
				.map( ( term ) => term.replaceAll( '%2C', ',' ) )
				.filter( Boolean )
		: [];
