import { getSetting } from '@storedeck/settings';
import { buildPath } from './address';
import { mapNamespace } from './namespaces';
import type { Preloaded } from './preload';
import type { Answer, RequestOptions } from './types';

/** An answer that is there before it is asked for. */
export interface AtHand {
	answer: Answer< unknown >;
	/** When it came, in milliseconds since the epoch. */
	receivedAt: number;
	/** Whether it still counts. */
	isFresh: () => boolean;
	/** Takes it: the next request for the same goes to the server. */
	take: () => void;
}

let preloaded: Preloaded | undefined;

/** Tells what came with the page. */
export function setPreloaded( answers: Preloaded ) {
	preloaded = answers;
}

/**
 * The answer of a read that came with the page. What is there at once can be
 * shown at once, without a request that would take its turn.
 *
 * @param options Path and query of the read.
 * @return Undefined where nothing came, or what came is old or was taken.
 */
export function getAtHand( {
	path,
	query,
}: Pick< RequestOptions, 'path' | 'query' > ): AtHand | undefined {
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
			answer: {
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
