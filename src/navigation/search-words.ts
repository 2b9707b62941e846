import { getQuery } from './query';

/**
 * The words of the query's `search`, separated by commas. The first comma
 * inside a word is encoded as `%2C`.
 *
 * @throws {Error} When the query is not an object, or its `search` is not a
 *                 string.
 */
export function getSearchWords(
	query: Readonly< Record< string, unknown > > = getQuery()
): string[] {
	if ( typeof query !== 'object' || query === null ) {
		throw new Error(
			'Invalid parameter passed to getSearchWords: no query.'
		);
	}
	const { search } = query;
	if ( ! search ) {
		return [];
	}
	if ( typeof search !== 'string' ) {
		throw new Error( 'Invalid search query type: it must be a string.' );
	}
	return search.split( ',' ).map( ( word ) => word.replace( '%2C', ',' ) );
}
