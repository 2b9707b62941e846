import { PluginError } from './plugin-error';
import { pluginNames } from './plugin-names';

const isObject = ( value: unknown ): value is Readonly< object > =>
	typeof value === 'object' && value !== null;

const isNonEmptyString = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/** Replaces the slug of a plugin in backticks by its name. */
const withName = ( slug: string, message: string ) =>
	Object.hasOwn( pluginNames, slug )
		? message.replaceAll( `\`${ slug }\``, pluginNames[ slug ] ?? slug )
		: message;

/** The messages of a list or map, which may be nested. */
function listMessages( errors: unknown ): string[] {
	if ( ! isObject( errors ) ) {
		return [];
	}
	if ( 'errors' in errors && isObject( errors.errors ) ) {
		return listMessages( errors.errors );
	}
	return Object.entries( errors ).flatMap(
		( [ slug, messages ]: [ string, unknown ] ) =>
			[ messages ]
				.flat()
				.filter( isNonEmptyString )
				.map( ( message ) => withName( slug, message ) )
	);
}

/**
 * Lists the errors of plugins.
 *
 * @param response An error, a string, or a response with `errors`: a list of
 *                 messages, or messages by slug, possibly nested in another
 *                 `errors`.
 * @return Messages; empty without an error.
 */
export function listErrors( response: unknown ): string[] {
	if ( ! isObject( response ) ) {
		return isNonEmptyString( response ) ? [ response ] : [];
	}
	if ( response instanceof PluginError ) {
		return [ ...response.messages ];
	}
	const messages =
		'errors' in response ? listMessages( response.errors ) : [];
	if ( messages.length > 0 ) {
		return messages;
	}
	return 'message' in response && isNonEmptyString( response.message )
		? [ response.message ]
		: [];
}

/**
 * Formats the errors of plugins, one per line.
 *
 * @param response Any value that `listErrors` accepts.
 */
export const formatErrors = ( response: unknown ) =>
	listErrors( response ).join( '\n' );
