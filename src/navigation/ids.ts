/**
 * The ids in a comma-separated list, as a set in order of appearance. Entries
 * that are not numbers are dropped, and so are 0 and numbers that are not exact,
 * which are not ids.
 */
export function getSetOfIdsFromQuery( ids: unknown = '' ): Set< number > {
	const numbers =
		typeof ids === 'string'
			? ids.split( ',' ).map( ( id ) => parseInt( id, 10 ) )
			: [];
	return new Set(
		numbers.filter( ( id ) => id && Number.isSafeInteger( id ) )
	);
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
