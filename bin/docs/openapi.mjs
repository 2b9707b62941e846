import { readPluginHeader } from '../release/plugin-header.mjs';
import { isInQuery, isItemPath, readRoutes } from '../types/routes.mjs';

const toId = ( readable ) =>
	readable.replace( /[^A-Za-z0-9]+/g, '_' ).replace( /^_|_$/g, '' );

const ref = ( readable ) => ( {
	$ref: `#/components/schemas/${ toId( readable ) }`,
} );

/**
 * A recorded parameter or field as a JSON schema.
 *
 * @param {Record<string, any>} field The record.
 */
function toSchema( field ) {
	const { type, enum: values, items, properties } = field;
	const types = Array.isArray( type ) ? type : [ type ].filter( Boolean );
	return {
		...( types.length > 0 && {
			type: types.length === 1 ? types[ 0 ] : [ ...new Set( types ) ],
		} ),
		...( values && { enum: [ ...new Set( values ) ] } ),
		...( items && { items: toSchema( items ) } ),
		...( properties && { properties: toSchemas( properties ) } ),
	};
}

const toSchemas = ( fields ) =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ name, field ] ) => [
			name,
			toSchema( field ),
		] )
	);

const inJson = ( schema ) => ( { 'application/json': { schema } } );

const toParameters = ( args, place ) =>
	Object.entries( args ).map( ( [ name, arg ] ) => ( {
		name,
		in: place,
		...( ( place === 'path' || arg.required ) && { required: true } ),
		schema: toSchema( arg ),
	} ) );

function toBody( args ) {
	const required = Object.keys( args ).filter(
		( name ) => args[ name ].required
	);
	return {
		...( required.length > 0 && { required: true } ),
		content: inJson( {
			type: 'object',
			properties: toSchemas( args ),
			...( required.length > 0 && { required } ),
		} ),
	};
}

/** The recorded schema is that of an item: a list has several of them. */
const toResponse = ( { path }, method ) => ( {
	description: 'Success',
	content: inJson(
		method === 'GET' && ! isItemPath( path )
			? { anyOf: [ ref( path ), { type: 'array', items: ref( path ) } ] }
			: ref( path )
	),
} );

function toOperation( route, method ) {
	const args = route.methods[ method ];
	return {
		operationId: `${ method.toLowerCase() }_${ toId( route.path ) }`,
		tags: [ route.path.split( '/' ).slice( 1, 3 ).join( '/' ) ],
		...( isInQuery( method ) && {
			parameters: toParameters( args, 'query' ),
		} ),
		...( ! isInQuery( method ) &&
			Object.keys( args ).length > 0 && { requestBody: toBody( args ) } ),
		responses: {
			200: toResponse( route, method ),
			default: {
				description: 'Error',
				content: inJson( ref( 'Error' ) ),
			},
		},
	};
}

const ERROR = {
	type: 'object',
	required: [ 'code', 'message', 'data' ],
	properties: {
		code: { type: 'string' },
		message: { type: 'string' },
		data: {
			type: 'object',
			required: [ 'status' ],
			properties: { status: { type: 'integer' } },
		},
	},
};

/** The REST API as an OpenAPI 3.1 document. */
export function openApi( /** @type {string} */ root ) {
	const routes = readRoutes( root );
	return {
		openapi: '3.1.0',
		info: {
			title: 'Storedeck REST API',
			version: readPluginHeader( root )( 'Version' ),
			license: {
				name: 'GPL-2.0-or-later',
				identifier: 'GPL-2.0-or-later',
			},
		},
		servers: [
			{
				url: 'https://{site}/wp-json',
				variables: { site: { default: 'example.com' } },
			},
		],
		security: [ { cookie: [], nonce: [] }, { applicationPassword: [] } ],
		paths: Object.fromEntries(
			routes.map( ( route ) => [
				route.path,
				{
					...( route.names.length > 0 && {
						parameters: toParameters( route.pathArgs, 'path' ),
					} ),
					...Object.fromEntries(
						Object.keys( route.methods ).map( ( method ) => [
							method.toLowerCase(),
							toOperation( route, method ),
						] )
					),
				},
			] )
		),
		components: {
			schemas: {
				...Object.fromEntries(
					routes.map( ( { path, response } ) => [
						toId( path ),
						response.as ? ref( response.as ) : toSchema( response ),
					] )
				),
				Error: ERROR,
			},
			securitySchemes: {
				cookie: {
					type: 'apiKey',
					in: 'cookie',
					name: 'wordpress_logged_in',
				},
				nonce: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce' },
				applicationPassword: { type: 'http', scheme: 'basic' },
			},
		},
	};
}
