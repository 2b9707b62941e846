import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import type { PreloadedResponse } from '@storedeck/settings';
import { isReadRequest, normalizePath } from './request-path';
import { PRELOADED_FRESHNESS } from './constants';

/** A page that loads for longer, in milliseconds, has another clock. */
const MAX_LOADING_TIME = 60_000;

/**
 * The responses that were printed into the page. Each is used once, until it
 * expires. A write clears all of them: it may have changed their data.
 */
export class PreloadCache {
	/** When the page was loaded, in ms since the epoch. */
	private readonly loadedAt = Date.now();
	/**
	 * When the server read the data, in ms since the epoch. Without a clock that
	 * agrees with that of the server it is the time when the page was loaded.
	 */
	readonly receivedAt: number;
	private isCleared = false;
	private readonly responses: Map< string, PreloadedResponse >;

	/**
	 * @param preloaded Responses by path and query.
	 * @param readAt    When the server read them, in ms since the epoch.
	 */
	constructor( preloaded: Record< string, PreloadedResponse >, readAt = 0 ) {
		this.receivedAt =
			readAt <= this.loadedAt && readAt > this.loadedAt - MAX_LOADING_TIME
				? readAt
				: this.loadedAt;
		this.responses = new Map(
			Object.entries( preloaded ).map( ( [ path, response ] ) => [
				normalizePath( path ),
				response,
			] )
		);
	}

	/** Whether the responses are valid, used or not. */
	isFresh(): boolean {
		return (
			! this.isCleared && Date.now() < this.loadedAt + PRELOADED_FRESHNESS
		);
	}

	/** Whether any unused response is left. */
	hasAny(): boolean {
		return this.responses.size > 0 && this.isFresh();
	}

	/** Returns the response of a path without removing it. */
	peek( path: string ): PreloadedResponse | undefined {
		return this.hasAny()
			? this.responses.get( normalizePath( path ) )
			: undefined;
	}

	/** Returns the response of a path and removes it. */
	take( path: string ): PreloadedResponse | undefined {
		const response = this.peek( path );
		if ( response ) {
			this.responses.delete( normalizePath( path ) );
		}
		return response;
	}

	clear() {
		this.isCleared = true;
		this.responses.clear();
	}
}

/** Uses preloaded responses; all other requests go to the server. */
export const createPreloadingMiddleware =
	( preloaded: PreloadCache ): APIFetchMiddleware =>
	async ( options, next ) => {
		if ( typeof options.path !== 'string' ) {
			return next( options );
		}
		if ( ! isReadRequest( options ) ) {
			preloaded.clear();
			return next( options );
		}
		const response = preloaded.take( options.path );
		if ( ! response ) {
			return next( options );
		}
		return options.parse === false
			? new window.Response( JSON.stringify( response.body ), {
					headers: response.headers,
			  } )
			: response.body;
	};
