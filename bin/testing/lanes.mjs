import { availableParallelism } from 'node:os';

const FEWEST = 2;
const MOST = 4;

/**
 * How many suites run at the same time: most of them keep one CPU busy, and
 * another one now and then.
 *
 * @param {number} [processors] Of the machine.
 */
export function countLanes( processors = availableParallelism() ) {
	return Math.min( MOST, Math.max( FEWEST, Math.floor( processors / 2 ) ) );
}

/**
 * Starts tasks in order, up to `count` at a time. The first failure cancels
 * the tasks that have not started.
 *
 * @template Task
 * @param {number}                          count How many at a time.
 * @param {Task[]}                          tasks
 * @param {( task: Task ) => Promise<void>} run
 */
export async function inLanes( count, tasks, run ) {
	const waiting = [ ...tasks ];
	const work = async () => {
		for (
			let task = waiting.shift();
			task !== undefined;
			task = waiting.shift()
		) {
			try {
				await run( task );
			} catch ( error ) {
				waiting.length = 0;
				throw error;
			}
		}
	};
	await Promise.all( Array.from( { length: count }, work ) );
}
