/** Namespaces in which the plugin registers routes. */
const PLUGIN_ROUTES =
	/^\/(wc-analytics|wc-admin|wc\/v3|storedeck\/v1|jetpack\/v4)(\/|$)/;

const sortKeys = ( record ) =>
	Object.fromEntries(
		Object.entries( record ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);

/** The machine-readable part of a parameter: type, values and whether it is required. */
const describeArg = ( { type, items, enum: values, required } ) => ( {
	type,
	...( values && { enum: values } ),
	...( items && {
		items: {
			type: items.type,
			...( items.enum && { enum: items.enum } ),
		},
	} ),
	...( required && { required } ),
} );

/**
 * The plugin's routes, methods and parameters in the index of a site.
 *
 * @param {Record<string, { namespace: string, endpoints: { methods: string[], args: object }[] }>} routes
 * @return {Record<string, Record<string, Record<string, Record<string, any>>>>} Path => methods, joined by commas => parameters.
 */
export const describeRoutes = ( routes ) =>
	sortKeys(
		Object.fromEntries(
			Object.entries( routes )
				// WordPress itself serves the index of a namespace.
				.filter(
					( [ route, { namespace } ] ) =>
						PLUGIN_ROUTES.test( route ) &&
						route !== `/${ namespace }`
				)
				.map( ( [ route, { endpoints } ] ) => [
					route,
					sortKeys(
						Object.fromEntries(
							endpoints.map( ( { methods, args } ) => [
								methods.join( ',' ),
								// PHP encodes an empty set of parameters as a list.
								sortKeys(
									Object.fromEntries(
										Object.entries( args ).map(
											( [ name, arg ] ) => [
												name,
												describeArg( arg ),
											]
										)
									)
								),
							] )
						)
					),
				] )
		)
	);

/** The machine-readable part of a field: type, values, items, properties and other entries. */
const describeField = ( {
	type,
	enum: values,
	required,
	items,
	properties,
	additionalProperties: others,
} ) => ( {
	...( type && { type } ),
	...( values && { enum: values } ),
	...( required !== undefined && { required } ),
	...( items && { items: describeField( items ) } ),
	...( others?.type && { additionalProperties: describeField( others ) } ),
	...( properties &&
		// PHP encodes an empty set of properties as a list.
		! Array.isArray( properties ) && {
			properties: sortKeys(
				Object.fromEntries(
					Object.entries( properties ).map( ( [ name, field ] ) => [
						name,
						describeField( field ),
					] )
				)
			),
		} ),
} );

/**
 * The response schemas of the plugin's routes in the index of a site, which must
 * be requested with `context=help`.
 *
 * @param {Record<string, { namespace: string, schema?: any }>} routes
 * @return {Record<string, object>} Path => schema of an item.
 */
export const describeResponses = ( routes ) =>
	sortKeys(
		Object.fromEntries(
			Object.entries( routes )
				.filter(
					( [ route, { schema } ] ) =>
						PLUGIN_ROUTES.test( route ) && schema
				)
				.map( ( [ route, { schema } ] ) => [
					route,
					describeField( schema ),
				] )
		)
	);

/** Formats schemas as JSON, one line per field. A route with the schema of an earlier route refers to it with `as`. */
export const printResponses = ( responses ) => {
	const routeByJson = new Map();
	const lines = Object.entries( responses ).map( ( [ route, response ] ) => {
		const json = JSON.stringify( response );
		const sameRoute = routeByJson.get( json );
		routeByJson.set( json, sameRoute ?? route );
		const { properties, ...rest } = response;
		const fields = Object.entries( properties ?? {} ).map(
			( [ name, field ] ) =>
				`\t\t\t${ JSON.stringify( name ) }: ${ JSON.stringify(
					field
				) }`
		);
		return `\t${ JSON.stringify( route ) }: ${
			( sameRoute && JSON.stringify( { as: sameRoute } ) ) ||
			( fields.length
				? `{\n\t\t${ JSON.stringify( rest ).slice(
						1,
						-1
				  ) },\n\t\t"properties": {\n${ fields.join(
						',\n'
				  ) }\n\t\t}\n\t}`
				: JSON.stringify( response ) )
		}`;
	} );
	return `{\n${ lines.join( ',\n' ) }\n}\n`;
};

/** Reads the schemas from that JSON, by route. */
export const readResponses = ( file ) =>
	Object.fromEntries(
		Object.entries( file ).map( ( [ route, response ] ) => [
			route,
			response.as ? file[ response.as ] : response,
		] )
	);

/** Formats routes as JSON, one line per parameter, so that diffs are readable. */
export const printRoutes = ( routes ) => {
	const object = ( record, depth, value ) => {
		const entries = Object.entries( record );
		const tabs = '\t'.repeat( depth );
		return entries.length === 0
			? '{}'
			: `{\n${ entries
					.map(
						( [ key, item ] ) =>
							`${ tabs }\t${ JSON.stringify( key ) }: ${ value(
								item
							) }`
					)
					.join( ',\n' ) }\n${ tabs }}`;
	};
	return (
		object( routes, 0, ( endpoints ) =>
			object( endpoints, 1, ( args ) =>
				object( args, 2, ( arg ) => JSON.stringify( arg ) )
			)
		) + '\n'
	);
};
