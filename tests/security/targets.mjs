/** Namespaces whose routes are tried. */
const TRIED = /^\/(wc-analytics|storedeck\/v1)\//;

/** Routes whose bodies are tried: what is written there is text that people type. */
const WRITTEN = /^\/storedeck\/v1\/|\/export$/;

const isPathName = ( route, name ) => route.includes( `(?P<${ name }>` );

/** What a word of text could be, by the name of its parameter. */
function sampleText( name ) {
	if ( /(^|_)(after|before)$|date|registered|last_/.test( name ) ) {
		return '2026-01-01T00:00:00';
	}
	return /_price$/.test( name ) ? '10' : 'a';
}

/**
 * A value that the site accepts.
 *
 * @param {string} name
 * @param {Object} arg  `type`, `enum`, `items` as recorded in the list of routes.
 */
function sample( name, { type, enum: words, items } ) {
	const kind = [ type ].flat()[ 0 ];
	if ( words ) {
		return words.find( ( word ) => word ) ?? '';
	}
	switch ( kind ) {
		case 'integer':
		case 'number':
			return 1;
		case 'boolean':
			return true;
		case 'array': {
			const one =
				items?.type === 'array'
					? [ 1, 1 ]
					: sample( name, items ?? { type: 'string' } );
			return /_between$/.test( name ) ? [ one, one ] : [ one ];
		}
		case 'object':
			return {};
		default:
			return sampleText( name );
	}
}

/** A value in the manner of an address: `name[0]=1`. */
function pairs( name, value ) {
	return Array.isArray( value )
		? value.flatMap( ( item, at ) => pairs( `${ name }[${ at }]`, item ) )
		: [ [ name, String( value ) ] ];
}

/** Text is free where neither a type, a list of words nor a date limits it. */
function isFree( name, arg ) {
	const { type, enum: words } = arg.items ?? arg;
	return (
		[ type ].flat().includes( 'string' ) &&
		! words &&
		sampleText( name ) !== '2026-01-01T00:00:00'
	);
}

/**
 * What can be tested of a site, from its list of routes: each parameter of
 * a GET request by itself, since others would leave nothing to find, and the
 * body of each request that writes text.
 *
 * @param {Record<string, Record<string, Record<string, Object>>>} routes Route => methods => parameters.
 * @return {{ route: string, method: string, parameters: string[], query: string[][], body?: Object, isFree: boolean }[]} What is tried at once: one parameter, or one body.
 */
export function findTargets( routes ) {
	return Object.entries( routes )
		.filter( ( [ route ] ) => TRIED.test( route ) )
		.flatMap( ( [ route, endpoints ] ) =>
			Object.entries( endpoints ).flatMap( ( [ methods, args ] ) => {
				const method = methods.split( ',' ).includes( 'PUT' )
					? 'PUT'
					: methods.split( ',' )[ 0 ];
				const sent = Object.entries( args ).filter(
					( [ name ] ) => ! isPathName( route, name )
				);
				if ( method === 'GET' ) {
					return forQuery( route, sent );
				}
				return WRITTEN.test( route ) && sent.length > 0
					? [ forBody( route, method, sent ) ]
					: [];
			} )
		);
}

const forQuery = ( route, sent ) =>
	sent.map( ( [ name, arg ] ) => ( {
		route,
		method: 'GET',
		parameters: [ name ],
		query: [
			...pairs( name, sample( name, arg ) ),
			...sent
				.filter(
					( [ other, { required } ] ) => required && other !== name
				)
				.flatMap( ( [ other, one ] ) =>
					pairs( other, sample( other, one ) )
				),
		],
		isFree: isFree( name, arg ),
	} ) );

const forBody = ( route, method, sent ) => ( {
	route,
	method,
	parameters: sent.map( ( [ name ] ) => name ),
	query: [],
	body: Object.fromEntries(
		sent.map( ( [ name, arg ] ) => [ name, sample( name, arg ) ] )
	),
	isFree: true,
} );

/**
 * @return {{ pattern: string, name: string }[]} The names in its path, in order.
 */
export const pathNames = ( /** @type {string} */ route ) =>
	[ ...route.matchAll( /\(\?P<(\w+)>[^()]*\)/g ) ].map(
		( [ pattern, name ] ) => ( { pattern, name } )
	);
