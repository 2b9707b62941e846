import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import type { PreloadedResponse } from '@storedeck/settings';
import { isReadRequest, normalizePath } from './request-path';
import { PRELOADED_FRESHNESS } from './constants';

/**
 * The answers that came with the page. Each is served once, while it is fresh. A
 * write makes them all void: it may have changed what they say.
 */
export class PreloadCache {
	/** When they came, in milliseconds since the epoch. */
	readonly receivedAt = Date.now();
	private isVoid = false;
	private readonly answers: Map< string, PreloadedResponse >;

	/**
	 * @param preloaded Answers by path and query.
	 */
	constructor( preloaded: Record< string, PreloadedResponse > ) {
		this.answers = new Map(
			Object.entries( preloaded ).map( ( [ path, answer ] ) => [
				normalizePath( path ),
				answer,
			] )
		);
	}

	/** Whether what came still counts, served or not. */
	isFresh(): boolean {
		return (
			! this.isVoid && Date.now() < this.receivedAt + PRELOADED_FRESHNESS
		);
	}

	/** Whether there is anything left to serve. */
	hasAny(): boolean {
		return this.answers.size > 0 && this.isFresh();
	}

	/** The answer of a path, which stays there for who asks next. */
	look( path: string ): PreloadedResponse | undefined {
		return this.hasAny()
			? this.answers.get( normalizePath( path ) )
			: undefined;
	}

	/** The answer of a path, which is served now. */
	take( path: string ): PreloadedResponse | undefined {
		const answer = this.look( path );
		if ( answer ) {
			this.answers.delete( normalizePath( path ) );
		}
		return answer;
	}

	/** None of them counts any more. */
	clear() {
		this.isVoid = true;
		this.answers.clear();
	}
}

/** Serves the answers that came with the page; other requests go on. */
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
		const answer = preloaded.take( options.path );
		if ( ! answer ) {
			return next( options );
		}
		return options.parse === false
			? new window.Response( JSON.stringify( answer.body ), {
					headers: answer.headers,
			  } )
			: answer.body;
	};
