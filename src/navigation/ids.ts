/**
 * The ids of a comma-separated list, as a set in order of appearance. What is no
 * number is dropped, and so is 0, which is no id.
 */
export function getSetOfIdsFromQuery( ids: unknown = '' ): Set< number > {
	const numbers =
		typeof ids === 'string'
			? ids.split( ',' ).map( ( id ) => parseInt( id, 10 ) )
			: [];
	return new Set( numbers.filter( Boolean ) );
}

/**
 * The ids of a comma-separated list, without repetition.
 *
 * @example
 * ```ts
 * getIdsFromQuery( '77,,8.54,foo,0,77' ); // [ 77, 8 ]
 * ```
 */
export const getIdsFromQuery = ( ids: unknown = '' ): number[] => [
	...getSetOfIdsFromQuery( ids ),
];
