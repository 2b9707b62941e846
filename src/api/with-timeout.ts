import { ApiError } from './api-error';
import { getTimeoutMessage } from './messages';
import { createLinkedController } from './signals';

/**
 * Runs a task and cancels it when it takes too long.
 *
 * @param  run          The task; its signal cancels it.
 * @param  milliseconds Time it may take; 0 is for ever.
 * @param  signal       Cancels it from outside.
 * @throws {ApiError} `timeout`, beside what the task throws.
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
				reject(
					new ApiError( {
						code: 'timeout',
						message: getTimeoutMessage(),
					} )
				);
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
