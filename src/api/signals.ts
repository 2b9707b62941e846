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

/**
 * Runs a task and aborts it after a timeout.
 *
 * @param  run          The task, with the signal that aborts it.
 * @param  milliseconds The timeout; 0 for none.
 * @param  signal       Aborts the task as well.
 * @throws {ApiError} `timeout`, besides the errors of the task.
 */
export async function withTimeout< T >(
	run: ( signal: AbortSignal ) => Promise< T >,
	milliseconds: number,
	signal?: AbortSignal
): Promise< T > {
	const controller = createLinkedController( signal );
	let timer: ReturnType< typeof setTimeout > | undefined;
	const expiry = new Promise< never >( ( _resolve, reject ) => {
		if ( milliseconds > 0 ) {
			timer = setTimeout( () => {
				reject( createError( 'timeout' ) );
				controller.abort();
			}, milliseconds );
		}
	} );
	try {
		return await Promise.race( [ run( controller.signal ), expiry ] );
	} finally {
		clearTimeout( timer );
	}
}
