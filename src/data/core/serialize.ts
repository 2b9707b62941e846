import { perRegistry } from './per-registry';

const queues = perRegistry( () => new Map< string, Promise< unknown > >() );

/**
 * Runs something when all that was begun before it in the same queue has ended,
 * well or not. At once when there is nothing before it, or no queue.
 *
 * @param registry Whose queues.
 * @param queue    The queue's name.
 * @param run      What to run.
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
	const turn = before ? before.then( run, run ) : run();
	running.set( queue, turn );
	try {
		return await turn;
	} finally {
		if ( running.get( queue ) === turn ) {
			running.delete( queue );
		}
	}
}
