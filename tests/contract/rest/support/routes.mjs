/** Namespaces of the plugin, and the routes that it serves in those of others. */
const OURS =
	/^\/(wc-analytics|wc-admin|wc\/v3|storedeck\/v1|jetpack\/v4)(\/|$)/;

const sorted = ( record ) =>
	Object.fromEntries(
		Object.entries( record ).sort( ( [ one ], [ two ] ) =>
			one < two ? -1 : 1
		)
	);

/** What a client must know of a parameter, and nothing that is only text. */
const describeArg = ( { type, items, enum: words, required } ) => ( {
	type,
	...( words && { enum: words } ),
	...( items && {
		items: {
			type: items.type,
			...( items.enum && { enum: items.enum } ),
		},
	} ),
	...( required && { required } ),
} );

/**
 * What the index of a live shop says of the plugin's routes.
 *
 * @param {Record<string, { namespace: string, endpoints: { methods: string[], args: object }[] }>} routes
 * @return {Record<string, Record<string, Record<string, object>>>} Path => methods, joined by commas => parameters.
 */
export const describeRoutes = ( routes ) =>
	sorted(
		Object.fromEntries(
			Object.entries( routes )
				// The index of a namespace is WordPress' own.
				.filter(
					( [ route, { namespace } ] ) =>
						OURS.test( route ) && route !== `/${ namespace }`
				)
				.map( ( [ route, { endpoints } ] ) => [
					route,
					sorted(
						Object.fromEntries(
							endpoints.map( ( { methods, args } ) => [
								methods.join( ',' ),
								// Without parameters PHP writes a list.
								sorted(
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

/** The list as a file: a line for each parameter, so that changes are seen. */
export const print = ( routes ) => {
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
