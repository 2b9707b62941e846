/**
 * The ids in a comma-separated list, as a set in order of appearance. Entries
 * that are not numbers are dropped, and so is 0, which is not an id.
 */
export function getSetOfIdsFromQuery( ids: unknown = '' ): Set< number > {
	const numbers =
		typeof ids === 'string'
			? ids.split( ',' ).map( ( id ) => parseInt( id, 10 ) )
			: [];
	return new Set( numbers.filter( Boolean ) );
}

/**
 * The ids in a comma-separated list, without duplicates.
 *
 * @example
 * ```ts
 * getIdsFromQuery( '77,,8.54,foo,0,77' ); // [ 77, 8 ]
 * ```
 */
export const getIdsFromQuery = ( ids: unknown = '' ): number[] => [
	...getSetOfIdsFromQuery( ids ),
];
