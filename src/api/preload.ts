import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import type { PreloadedAnswer } from '@storedeck/settings';
import { isRead, normalizePath } from './address';
import { PRELOADED_FRESHNESS } from './constants';

/**
 * Serves the answers that came with the page. Each is served once, while it is
 * fresh; then the request goes to the network. A write makes them all void: it
 * may have changed what they say.
 *
 * @param preloaded Answers by path and query.
 */
export function createPreloading(
	preloaded: Record< string, PreloadedAnswer >
): APIFetchMiddleware {
	const freshUntil = Date.now() + PRELOADED_FRESHNESS;
	const answers = new Map(
		Object.entries( preloaded ).map( ( [ path, answer ] ) => [
			normalizePath( path ),
			answer,
		] )
	);

	function take( path: string ) {
		const key = normalizePath( path );
		const answer = answers.get( key );
		answers.delete( key );
		return answer;
	}

	return async ( options, next ) => {
		if ( answers.size === 0 || typeof options.path !== 'string' ) {
			return next( options );
		}
		if ( ! isRead( options ) || Date.now() >= freshUntil ) {
			answers.clear();
			return next( options );
		}
		const answer = take( options.path );
		if ( ! answer ) {
			return next( options );
		}
		return options.parse === false
			? new window.Response( JSON.stringify( answer.body ), {
					headers: answer.headers,
			  } )
			: answer.body;
	};
}
