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

/** Longer URLs are no reason to fail. */
const MAX_PARAMETERS = 1000;
const MAX_KEYS = 6;

/** A list or an object while it is read. */
type Branch = Map< string, string | Branch >;

/** Adds `1` at `[ 'a', '0', 'b' ]` for `a[0][b]=1`. Another value at the same place makes a list. */
function addValue(
	branch: Branch,
	[ key, ...inner ]: readonly string[],
	value: string
) {
	const name = key || String( branch.size );
	const earlier = branch.get( name );
	if ( inner.length === 0 && earlier === undefined ) {
		branch.set( name, value );
		return;
	}
	const child: Branch =
		typeof earlier === 'string'
			? new Map( [ [ '0', earlier ] ] )
			: earlier ?? new Map();
	branch.set( name, child );
	addValue( child, inner, value );
}

const toParameter = ( value: string | Branch ): QueryParameter => {
	if ( typeof value === 'string' ) {
		return value;
	}
	const entries = [ ...value ].map(
		( [ key, inner ] ) => [ key, toParameter( inner ) ] as const
	);
	return entries.every( ( [ key ] ) => /^\d+$/.test( key ) )
		? entries
				.sort( ( [ a ], [ b ] ) => Number( a ) - Number( b ) )
				.map( ( [ , inner ] ) => inner )
		: Object.fromEntries( entries );
};

/**
 * Parses a query string: `a[0]=1&b[c]=2` → `{ a: [ '1' ], b: { c: '2' } }`.
 * Values stay strings. Names that would reach an object's prototype are
 * ignored, and the named parameters are dropped when they are not strings.
 */
export function parseQuery( search: string ): Query {
	const branch: Branch = new Map();
	for ( const [ name, value ] of [ ...new URLSearchParams( search ) ].slice(
		0,
		MAX_PARAMETERS
	) ) {
		const keys = name.replaceAll( ']', '' ).split( '[', MAX_KEYS );
		if ( keys[ 0 ] && ! keys.some( ( key ) => key in Object.prototype ) ) {
			addValue( branch, keys, value );
		}
	}
	const query: Query = Object.fromEntries(
		[ ...branch ].map( ( [ name, value ] ) => [
			name,
			toParameter( value ),
		] )
	);
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
