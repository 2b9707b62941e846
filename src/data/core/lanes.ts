import { perRegistry } from './per-registry';

const lanes = perRegistry( () => new Map< string, Promise< unknown > >() );

/**
 * Runs something when all that was begun before it in the same lane has ended,
 * well or not. At once when there is nothing before it, or no lane.
 *
 * @param registry Whose lanes.
 * @param lane     The lane's name.
 * @param run      What to run.
 */
export async function inLane< Result >(
	registry: object,
	lane: string | undefined,
	run: () => Promise< Result >
): Promise< Result > {
	if ( lane === undefined ) {
		return run();
	}
	const running = lanes( registry );
	const before = running.get( lane );
	const turn = before ? before.then( run, run ) : run();
	running.set( lane, turn );
	try {
		return await turn;
	} finally {
		if ( running.get( lane ) === turn ) {
			running.delete( lane );
		}
	}
}
