import { getSetting } from '@storedeck/settings';
import { buildPath } from './request-path';
import { mapNamespace } from './namespaces';
import type { PreloadCache } from './preload';
import type { ApiResponse, RequestOptions } from './types';

/** A response that was printed into the page. */
export interface PreloadedRead {
	response: ApiResponse< unknown >;
	/** When the server read it, in ms since the epoch. */
	receivedAt: number;
	/** Whether it may still be used. */
	isFresh: () => boolean;
	/** Removes it: the next request for the same path goes to the server. */
	take: () => void;
}

let preloaded: PreloadCache | undefined;

export function setPreloadCache( cache: PreloadCache ) {
	preloaded = cache;
}

/**
 * Returns the preloaded response of a GET request, so that it can be shown
 * without a request.
 *
 * @param options Path and query of the request.
 * @return Undefined when there is none, or it is expired or was used before.
 */
export function getPreloaded( {
	path,
	query,
}: Pick< RequestOptions, 'path' | 'query' > ): PreloadedRead | undefined {
	const cache = preloaded;
	if ( ! cache?.hasAny() ) {
		return undefined;
	}
	const requestedPath = mapNamespace(
		buildPath( path, query ),
		getSetting( 'namespaces' )
	);
	const found = cache.peek( requestedPath );
	return (
		found && {
			response: {
				data: found.body,
				headers: new window.Headers( found.headers ),
				status: 200,
			},
			receivedAt: cache.receivedAt,
			isFresh: () => cache.isFresh(),
			take: () => {
				cache.take( requestedPath );
			},
		}
	);
}
