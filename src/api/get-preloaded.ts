import { getSetting } from '@storedeck/settings';
import { buildPath } from './request-path';
import { mapNamespace } from './namespaces';
import type { PreloadCache } from './preload';
import type { ApiResponse, RequestOptions } from './types';

/** An response that is there before it is asked for. */
export interface PreloadedRead {
	response: ApiResponse< unknown >;
	/** When it came, in milliseconds since the epoch. */
	receivedAt: number;
	/** Whether it still counts. */
	isFresh: () => boolean;
	/** Takes it: the next request for the same goes to the server. */
	take: () => void;
}

let preloaded: PreloadCache | undefined;

/** Tells what came with the page. */
export function setPreloadCache( answers: PreloadCache ) {
	preloaded = answers;
}

/**
 * The response of a read that came with the page. What is there at once can be
 * shown at once, without a request that would take its turn.
 *
 * @param options Path and query of the read.
 * @return Undefined where nothing came, or what came is old or was taken.
 */
export function getPreloaded( {
	path,
	query,
}: Pick< RequestOptions, 'path' | 'query' > ): PreloadedRead | undefined {
	const page = preloaded;
	if ( ! page?.hasAny() ) {
		return undefined;
	}
	const asked = mapNamespace(
		buildPath( path, query ),
		getSetting( 'namespaces' )
	);
	const found = page.look( asked );
	return (
		found && {
			response: {
				data: found.body,
				headers: new window.Headers( found.headers ),
				status: 200,
			},
			receivedAt: page.receivedAt,
			isFresh: () => page.isFresh(),
			take: () => {
				page.take( asked );
			},
		}
	);
}
