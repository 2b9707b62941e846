import { availableParallelism } from 'node:os';

const MIN = 3;
const MAX = 4;

/**
 * The number of suites to run in parallel. A suite of live tests uses about half
 * a CPU, because its client, servers and browser wait for one another.
 *
 * @param {number} [cpus] Number of CPUs.
 */
export function defaultConcurrency( cpus = availableParallelism() ) {
	return Math.min( MAX, Math.max( MIN, Math.floor( cpus / 2 ) ) );
}

/**
 * Runs tasks in parallel, started in order. After a failure, no further tasks
 * are started.
 *
 * @template Task
 * @param {number}                          count Maximum number of tasks that run at the same time.
 * @param {Task[]}                          tasks
 * @param {( task: Task ) => Promise<void>} run
 */
export async function runConcurrently( count, tasks, run ) {
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
