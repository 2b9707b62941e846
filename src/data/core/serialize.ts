import { perRegistry } from './per-registry';

const queues = perRegistry( () => new Map< string, Promise< unknown > >() );

/**
 * Runs a function after all earlier ones in the same queue have settled; at
 * once when there are none, or without a queue.
 *
 * @param registry The registry of the queue.
 * @param queue    The queue's name.
 * @param run      The function.
 */
export async function serialize< Result >(
	registry: object,
	queue: string | undefined,
	run: () => Promise< Result >
): Promise< Result > {
	if ( queue === undefined ) {
		return run();
	}
	const running = queues( registry );
	const before = running.get( queue );
	const result = before ? before.then( run, run ) : run();
	running.set( queue, result );
	try {
		return await result;
	} finally {
		if ( running.get( queue ) === result ) {
			running.delete( queue );
		}
	}
}
