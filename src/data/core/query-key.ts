/**
 * Sorts the keys of an object at every depth, since two queries that differ
 * only in the order of their properties ask the same.
 */
function sortKeys( _key: string, value: unknown ): unknown {
	if (
		typeof value !== 'object' ||
		value === null ||
		Array.isArray( value )
	) {
		return value;
	}
	return Object.fromEntries(
		Object.entries( value ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

/**
 * JSON of a value that does not depend on the order of properties. Keys whose
 * value is undefined are left out, as they are in a request; dates and moments
 * stand as their ISO text.
 *
 * @param value Anything that JSON can hold.
 * @example
 * stableStringify( { b: [ { d: 1, c: 2 } ], a: undefined } ); // {"b":[{"c":2,"d":1}]}
 */
export function stableStringify( value: unknown ): string {
	return JSON.stringify( value, sortKeys ) ?? '';
}

/**
 * The name under which the response to a question is kept.
 *
 * @param kind What is asked for, for example `items`.
 * @param args What exactly: the arguments of the selector. Undefined ones at the
 *             end count as not given.
 * @example
 * queryKey( 'items', [ 'orders', { page: 1 } ] ); // items:["orders",{"page":1}]
 */
export function queryKey( kind: string, args: readonly unknown[] ): string {
	let length = args.length;
	while ( length > 0 && args[ length - 1 ] === undefined ) {
		length--;
	}
	return `${ kind }:${ stableStringify( args.slice( 0, length ) ) }`;
}

/**
 * The name of a resource: a prefix and what identifies it.
 *
 * @param prefix     Kind of the resource.
 * @param identifier A query, an id, a name.
 */
export function getResourceName( prefix: string, identifier: unknown ): string {
	return `${ prefix }:${ stableStringify( identifier ) }`;
}
