import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import type { PreloadedResponse } from '@storedeck/settings';
import { PRELOADED_FRESHNESS } from './constants';
import { mapNamespace } from './namespaces';
import { buildPath, isReadRequest, normalizePath } from './request-path';
import type { ApiResponse, RequestOptions } from './types';

/** A page that loads for longer, in milliseconds, has another clock. */
const MAX_LOADING_TIME = 60_000;

/** A response that was printed into the page. */
export interface PreloadedRead {
	response: ApiResponse< unknown > & { headers: Headers };
	/** When the server read it, in ms since the epoch. */
	receivedAt: number;
	/** Whether it may still be used. */
	isFresh: () => boolean;
	/** Removes it: the next request for the same path goes to the server. */
	take: () => void;
}

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
	/** The same key for the same request, in the namespaces that are registered on this site. */
	private readonly getKey: ( path: string ) => string;

	/**
	 * @param preloaded  Responses by path and query.
	 * @param readAt     When the server read them, in ms since the epoch.
	 * @param namespaces See `mapNamespace`.
	 */
	constructor(
		preloaded: Record< string, PreloadedResponse >,
		readAt = 0,
		namespaces: Record< string, string > = {}
	) {
		this.receivedAt =
			readAt <= this.loadedAt && readAt > this.loadedAt - MAX_LOADING_TIME
				? readAt
				: this.loadedAt;
		this.getKey = ( path ) =>
			normalizePath( mapNamespace( path, namespaces ) );
		this.responses = new Map(
			Object.entries( preloaded ).map( ( [ path, response ] ) => [
				this.getKey( path ),
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

	/** Returns the response of a path. */
	find( path: string ): PreloadedRead | undefined {
		const key = this.getKey( path );
		const found = this.hasAny() ? this.responses.get( key ) : undefined;
		return (
			found && {
				response: {
					data: found.body,
					headers: new window.Headers( found.headers ),
					status: 200,
				},
				receivedAt: this.receivedAt,
				isFresh: () => this.isFresh(),
				take: () => {
					this.responses.delete( key );
				},
			}
		);
	}

	clear() {
		this.isCleared = true;
		this.responses.clear();
	}
}

let current: PreloadCache | undefined;

export function setPreloadCache( cache: PreloadCache ) {
	current = cache;
}

/**
 * Returns the preloaded response of a GET request, so that it can be shown
 * without a request.
 *
 * @param options Path and query of the request.
 * @return Undefined when there is none, or it is expired or was used before.
 */
export const getPreloaded = ( {
	path,
	query,
}: Pick< RequestOptions, 'path' | 'query' > ): PreloadedRead | undefined =>
	current?.hasAny() ? current.find( buildPath( path, query ) ) : undefined;

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
		const found = preloaded.find( options.path );
		if ( ! found ) {
			return next( options );
		}
		found.take();
		const { data, headers } = found.response;
		return options.parse === false
			? new window.Response( JSON.stringify( data ), {
					headers: Object.fromEntries( headers ),
			  } )
			: data;
	};
