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

/** What a client must know of a field of an answer, whatever is in it. */
const describeField = ( { type, enum: words, items, properties } ) => ( {
	...( type && { type } ),
	...( words && { enum: words } ),
	...( items && { items: describeField( items ) } ),
	...( properties &&
		// Without properties PHP writes a list.
		! Array.isArray( properties ) && {
			properties: sorted(
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
 * What the index of a live shop, asked with `context=help`, says of the answers
 * of the plugin's routes.
 *
 * @param {Record<string, { namespace: string, schema?: object }>} routes
 * @return {Record<string, object>} Path => what one entry of the answer holds.
 */
export const describeAnswers = ( routes ) =>
	sorted(
		Object.fromEntries(
			Object.entries( routes )
				.filter(
					( [ route, { schema } ] ) => OURS.test( route ) && schema
				)
				.map( ( [ route, { schema } ] ) => [
					route,
					describeField( schema ),
				] )
		)
	);

/** The answers as a file: a line for each field; a route whose answer is that of another names it. */
export const printAnswers = ( answers ) => {
	const known = new Map();
	const lines = Object.entries( answers ).map( ( [ route, answer ] ) => {
		const whole = JSON.stringify( answer );
		const same = known.get( whole );
		known.set( whole, same ?? route );
		const { properties, ...rest } = answer;
		const fields = Object.entries( properties ?? {} ).map(
			( [ name, field ] ) =>
				`\t\t\t${ JSON.stringify( name ) }: ${ JSON.stringify(
					field
				) }`
		);
		return `\t${ JSON.stringify( route ) }: ${
			( same && JSON.stringify( { as: same } ) ) ||
			( fields.length
				? `{\n\t\t${ JSON.stringify( rest ).slice(
						1,
						-1
				  ) },\n\t\t"properties": {\n${ fields.join(
						',\n'
				  ) }\n\t\t}\n\t}`
				: JSON.stringify( answer ) )
		}`;
	} );
	return `{\n${ lines.join( ',\n' ) }\n}\n`;
};

/** What is in that file, by route. */
export const readAnswers = ( file ) =>
	Object.fromEntries(
		Object.entries( file ).map( ( [ route, answer ] ) => [
			route,
			answer.as ? file[ answer.as ] : answer,
		] )
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
