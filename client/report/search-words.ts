import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { TableComparison, TableSearch } from './types';
import { getFilterParam } from './selection';

/**
 * What a search changes in the address. The words stand with commas between
 * them, so a comma inside a word is written `%2C`. A search takes the place of
 * the other choices; without words only the search goes.
 *
 * @param labels     What is searched for.
 * @param search     How the report is searched.
 * @param comparison How it is compared.
 * @param query      The address.
 */
export function getSearchUpdate(
	labels: readonly string[],
	search: TableSearch,
	comparison:
		| Pick< TableComparison< never >, 'param' | 'filterParam' >
		| undefined,
	query: Query
): QueryUpdate {
	const words = [
		...new Set( labels.map( ( label ) => label.replaceAll( ',', '%2C' ) ) ),
	].filter( Boolean );
	if ( words.length === 0 ) {
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
			( search.keeps ?? [] ).map( ( name ) => [ name, query[ name ] ] )
		),
		paged: undefined,
		search: words.join( ',' ),
	};
}

/**
 * The words of an address's search. What is no text is no search.
 *
 * @param query The address.
 */
export const getWords = ( { search }: Query ): string[] =>
	typeof search === 'string' && search !== ''
		? search
				.split( ',' )
				.map( ( word ) => word.replaceAll( '%2C', ',' ) )
				.filter( Boolean )
		: [];
