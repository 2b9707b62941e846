/**
 * What is in a list or an object of which no more is said. A query takes one
 * word for a list of it.
 */
const ANYTHING = { query: 'Json', body: 'unknown', answer: 'unknown' };

const SIMPLE = {
	integer: 'number',
	number: 'number',
	string: 'string',
	boolean: 'boolean',
	null: 'null',
};

const word = ( value ) =>
	typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: String( value );

/** A name as it may stand in an interface. */
const nameOf = ( name ) => ( /^\w+$/.test( name ) ? name : word( name ) );

const unique = ( list ) => [ ...new Set( list ) ];

/**
 * The type of a parameter or of a field.
 *
 * @param {Object}                      field What the store reports of it.
 * @param {'query' | 'body' | 'answer'} side
 * @return {string} TypeScript.
 */
function typeOf( field, side ) {
	const { type, enum: words, items, properties } = field;
	if ( Array.isArray( type ) ) {
		return unique(
			words
				? words.map( word )
				: type.map( ( one ) => typeOf( { ...field, type: one }, side ) )
		).join( ' | ' );
	}
	if ( type === 'array' ) {
		const item = items ? typeOf( items, side ) : ANYTHING[ side ];
		return side === 'query' && item !== 'Json'
			? `${ item } | ReadonlyArray< ${ item } >`
			: `ReadonlyArray< ${ item } >`;
	}
	if ( words ) {
		return unique( words.map( word ) ).join( ' | ' );
	}
	if ( type === 'object' ) {
		return properties
			? `{ ${ membersOf( properties, side, () => false ).join( ' ' ) } }`
			: `Readonly< Record< string, ${ ANYTHING[ side ] } > >`;
	}
	return SIMPLE[ type ] ?? ANYTHING[ side ];
}

const membersOf = ( fields, side, isOptional ) =>
	Object.entries( fields ).map(
		( [ name, field ] ) =>
			`${ nameOf( name ) }${ isOptional( field ) ? '?' : '' }: ${ typeOf(
				field,
				side
			) };`
	);

const block = ( lines ) =>
	lines.length === 0
		? '{}'
		: `{\n${ lines
				.map( ( line ) => `\t\t\t${ line }` )
				.join( '\n' ) }\n\t\t}`;

/**
 * A route as people write it: `/storedeck/v1/views/{id}`.
 *
 * @param {string} route As registered, with patterns in place of names.
 * @return {{ path: string, names: string[] }} The path and the names in it.
 */
export function readable( route ) {
	const names = [];
	const path = route.replace( /\(\?P<(\w+)>[^()]*\)/g, ( _, name ) => {
		names.push( name );
		return `{${ name }}`;
	} );
	return { path, names };
}

function methodsOf( endpoints, names ) {
	return Object.entries( endpoints ).flatMap( ( [ methods, args ] ) => {
		const sent = Object.fromEntries(
			Object.entries( args ).filter(
				( [ name ] ) => ! names.includes( name )
			)
		);
		return methods.split( ',' ).map( ( method ) => {
			const members = membersOf(
				sent,
				[ 'GET', 'DELETE' ].includes( method ) ? 'query' : 'body',
				( { required } ) => ! required
			);
			return `\t\t${ method }: ${ block( members ) };`;
		} );
	} );
}

function answerOf( answer ) {
	if ( ! answer ) {
		return 'unknown';
	}
	if ( answer.as ) {
		return `Routes[ ${ word( readable( answer.as ).path ) } ][ 'answer' ]`;
	}
	return answer.properties
		? block( membersOf( answer.properties, 'answer', () => false ) )
		: typeOf( answer, 'answer' );
}

/**
 * The types of all requests to the site and their responses.
 *
 * @param {Record<string, Record<string, Record<string, Object>>>} routes  Route => methods => parameters.
 * @param {Record<string, Object>}                                 answers Route => what one entry of its answer holds.
 * @return {string} TypeScript that declares `Routes`.
 */
export function routeTypes( routes, answers ) {
	const members = Object.entries( routes ).map( ( [ route, endpoints ] ) => {
		const { path, names } = readable( route );
		return [
			`\t${ word( path ) }: {`,
			...methodsOf( endpoints, names ),
			`\t\tanswer: ${ answerOf( answers[ route ] ) };`,
			'\t};',
		].join( '\n' );
	} );
	return `/*
 * Made by bin/types from what a live site says of its routes. Changes are lost.
 */

/** What a query can hold. */
type Json =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly Json[]
	| { readonly [ name: string ]: Json };

/**
 * Every route: the parameters of each method, without those that stand in the
 * path, and one entry of what is answered.
 */
export interface Routes {
${ members.join( '\n' ) }
}
`;
}
