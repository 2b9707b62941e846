import { parse } from 'qs';
import { getHistory } from './get-history';
import type { Query, QueryParameter } from './types';

/** Parameters that must be strings. */
const textParameters = [
	'page',
	'path',
	'period',
	'compare',
	'after',
	'before',
	'interval',
	'type',
	'chartType',
	'filter',
	'match',
	'orderby',
	'order',
	'paged',
	'per_page',
	'search',
] as const;

const isParameter = ( value: unknown ): value is QueryParameter =>
	typeof value === 'string' ||
	( Array.isArray( value )
		? value.every( isParameter )
		: typeof value === 'object' && value !== null );

/**
 * Parses a query string: `a[0]=1&b[c]=2` → `{ a: [ '1' ], b: { c: '2' } }`.
 * Values stay strings. Names that would reach an object's prototype are
 * ignored, and the named parameters are dropped when they are not strings.
 */
export function parseQuery( search: string ): Query {
	const parsed = parse( search, {
		ignoreQueryPrefix: true,
		arrayLimit: 100,
	} );
	const query: Query = {};
	for ( const [ name, value ] of Object.entries( parsed ) ) {
		if ( isParameter( value ) ) {
			query[ name ] = value;
		}
	}
	for ( const name of textParameters ) {
		if ( typeof query[ name ] !== 'string' ) {
			delete query[ name ];
		}
	}
	return query;
}

/** The path inside the admin app, e.g. `/analytics/orders`; `/` for Home. */
export const getPath = () => getHistory().location.pathname;

/** The query of the current URL; `{}` without one. */
export const getQuery = () => parseQuery( getHistory().location.search );
