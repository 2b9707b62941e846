import { createHostile, createValue, RawBytes } from './values.mjs';

/** Parameters that WordPress reads on every route. */
const GLOBAL = {
	_fields: [ 'id', 'id,name', 'a.b', '', ',' ],
	_embed: [ '1', 'self', 'product', '' ],
	context: [ 'view', 'edit', 'embed' ],
	_locale: [ 'user', 'site' ],
};

/** Bodies that are no usual object. WordPress itself warns about scalars. */
const ODD_BODIES = [ '', '{', 'null', '[]', '[[]]', '{"a":', '{"":1}' ];

/** PHP ignores more variables in a query than a few hundred, with a warning. */
const MAX_VARIABLES = 200;

/** A value as a part of a query: `name[key]=value`. */
export function toPairs( name, value ) {
	if ( value instanceof RawBytes ) {
		return [ `${ encodeURIComponent( name ) }=${ value.encoded }` ];
	}
	if ( value !== null && typeof value === 'object' ) {
		return Object.entries( value )
			.slice( 0, MAX_VARIABLES )
			.flatMap( ( [ key, item ] ) =>
				toPairs( `${ name }[${ key }]`, item )
			);
	}
	// URLs cannot hold single surrogates.
	const text = Buffer.from( String( value ?? '' ) ).toString();
	return [
		`${ encodeURIComponent( name ) }=${ encodeURIComponent( text ) }`,
	];
}

/** The path of a route, with values for its parameters. */
const toPath = ( random, route, ids ) =>
	route.replace( /\(\?P<(\w+)>([^()]*)\)/g, ( _all, name, pattern ) => {
		if ( /\\d\]|\\d-\]/.test( pattern ) ) {
			return String(
				random.pick( [ ...ids, 0, 1, '99999999999999999999' ] )
			);
		}
		return random.pick( [
			'general',
			'red',
			'orders',
			'cod',
			'us',
			'products',
			'x',
			'0',
			'a'.repeat( pattern.includes( '{12}' ) ? 12 : 40 ),
		] );
	} );

/**
 * Creates a random request.
 *
 * @param {ReturnType<typeof import('./random.mjs').createRandom>}       random
 * @param {{ route: string, method: string, args: Record<string, any> }} endpoint
 * @param {number[]}                                                     ids      Ids of items of the route that exist.
 * @return {{ method: string, route: string, query: string, body: string | null }} A request for the batch client.
 */
export function createRequest( random, { route, method, args }, ids ) {
	// Requests that are accepted reach more code than those with a hostile value.
	const hostility = random.pick( [ 0, 0.05, 0.3 ] );
	const params = Object.fromEntries(
		Object.entries( args )
			.filter( ( [ name ] ) => ! route.includes( `(?P<${ name }>` ) )
			.filter( ( [ , { required } ] ) =>
				random.chance( required ? 0.9 : 0.3 )
			)
			.map( ( [ name, schema ] ) => [
				name,
				createValue( random, name, schema, { ids, hostility } ),
			] )
	);
	const query = {};
	for ( const [ name, values ] of Object.entries( GLOBAL ) ) {
		if ( random.chance( 0.05 ) ) {
			query[ name ] = random.chance( 0.7 )
				? random.pick( values )
				: createHostile( random );
		}
	}
	const isRead = method === 'GET';
	const all = isRead ? { ...params, ...query } : query;
	const body = random.chance( 0.02 )
		? random.pick( ODD_BODIES )
		: JSON.stringify( params );
	return {
		method,
		route: toPath( random, route, ids ),
		query: Object.entries( all )
			.flatMap( ( [ name, value ] ) => toPairs( name, value ) )
			.join( '&' ),
		body: isRead ? null : body,
	};
}
