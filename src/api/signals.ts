import { createError } from './read-response';

/** Creates a controller that is also aborted by the given signal. */
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
 * Resolves after a delay.
 *
 * @throws {ApiError} `aborted`, when the signal is aborted.
 */
export function wait( milliseconds: number, signal?: AbortSignal | null ) {
	return new Promise< void >( ( resolve, reject ) => {
		if ( signal?.aborted ) {
			reject( createError( 'aborted', { cause: signal.reason } ) );
			return;
		}
		const abort = () => {
			clearTimeout( timer );
			reject( createError( 'aborted', { cause: signal?.reason } ) );
		};
		const timer = setTimeout( () => {
			signal?.removeEventListener( 'abort', abort );
			resolve();
		}, milliseconds );
		signal?.addEventListener( 'abort', abort, { once: true } );
	} );
}
