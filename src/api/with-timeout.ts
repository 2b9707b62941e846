import { createError } from './read-response';
import { createLinkedController } from './signals';

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
