import { isRecord } from '@storedeck/settings/guards';

/**
 * Sorts the keys of an object at every depth: queries that differ only in the
 * order of their properties are equal.
 */
const sortKeys = ( _key: string, value: unknown ) =>
	isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).sort( ( [ a ], [ b ] ) =>
					a < b ? -1 : 1
				)
		  )
		: value;

/**
 * JSON that does not depend on the order of properties. Undefined properties
 * are omitted, as in requests; dates and moments are ISO strings.
 *
 * @param value Any value that JSON supports.
 * @example
 * stableStringify( { b: [ { d: 1, c: 2 } ], a: undefined } ); // {"b":[{"c":2,"d":1}]}
 */
export function stableStringify( value: unknown ): string {
	return JSON.stringify( value, sortKeys ) ?? '';
}

/** Arguments without the undefined ones at the end. */
export function trimArgs( args: readonly unknown[] ): unknown[] {
	const trimmed = [ ...args ];
	while ( trimmed.length > 0 && trimmed.at( -1 ) === undefined ) {
		trimmed.pop();
	}
	return trimmed;
}

/**
 * The key of a response.
 *
 * @param kind Name of the resource, for example `items`.
 * @param args The arguments of the selector. Undefined ones at the end are
 *             ignored.
 * @example
 * queryKey( 'items', [ 'orders', { page: 1 } ] ); // items:["orders",{"page":1}]
 */
export function queryKey( kind: string, args: readonly unknown[] ): string {
	return getResourceName( kind, trimArgs( args ) );
}

/**
 * The name of a resource: a prefix and an identifier.
 *
 * @param prefix     Kind of the resource.
 * @param identifier A query, an id, a name.
 */
export function getResourceName( prefix: string, identifier: unknown ): string {
	return `${ prefix }:${ stableStringify( identifier ) }`;
}
