import { pluginNames } from './plugin-names';

const isObject = ( value: unknown ): value is Readonly< object > =>
	typeof value === 'object' && value !== null;

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/** Says what a plugin is called where a message names its slug in backticks. */
const withName = ( slug: string, message: string ) =>
	Object.hasOwn( pluginNames, slug )
		? message.replaceAll( `\`${ slug }\``, pluginNames[ slug ] ?? slug )
		: message;

/** The messages of a list or map, which may lie in another. */
function formatMap( errors: unknown ): string {
	if ( ! isObject( errors ) ) {
		return '';
	}
	if ( 'errors' in errors && isObject( errors.errors ) ) {
		return formatMap( errors.errors );
	}
	return Object.entries( errors )
		.flatMap( ( [ slug, messages ]: [ string, unknown ] ) =>
			[ messages ]
				.flat()
				.filter( isText )
				.map( ( message ) => withName( slug, message ) )
		)
		.join( '\n' );
}

/**
 * Makes one text out of what went wrong with plugins.
 *
 * @param response An error, a text, or an answer with `errors`: a list of
 *                 messages, or messages by slug, maybe once more under `errors`.
 * @return Messages, a line each; empty when nothing went wrong.
 */
export function formatErrors( response: unknown ): string {
	if ( ! isObject( response ) ) {
		return isText( response ) ? response : '';
	}
	const text = 'errors' in response ? formatMap( response.errors ) : '';
	if ( text !== '' ) {
		return text;
	}
	return 'message' in response && isText( response.message )
		? response.message
		: '';
}
