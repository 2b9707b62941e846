import { createAbortError } from './read-response';

/** A controller of one's own that is also aborted with the given signal. */
export function createLinkedController( signal?: AbortSignal | null ) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	if ( signal?.aborted ) {
		abort();
	} else {
		signal?.addEventListener( 'abort', abort, {
			once: true,
			signal: controller.signal,
		} );
	}
	return controller;
}

/**
 * Waits.
 *
 * @throws {ApiError} `aborted`, as soon as the signal says so.
 */
export function wait( milliseconds: number, signal?: AbortSignal | null ) {
	return new Promise< void >( ( resolve, reject ) => {
		if ( signal?.aborted ) {
			reject( createAbortError( signal.reason ) );
			return;
		}
		const abort = () => {
			clearTimeout( timer );
			reject( createAbortError( signal?.reason ) );
		};
		const timer = setTimeout( () => {
			signal?.removeEventListener( 'abort', abort );
			resolve();
		}, milliseconds );
		signal?.addEventListener( 'abort', abort, { once: true } );
	} );
}
