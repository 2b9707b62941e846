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
	// An error ends the loop that runs the task, which closes the generator for all.
	const waiting = ( function* () {
		yield* tasks;
	} )();
	const work = async () => {
		for ( const task of waiting ) {
			await run( task );
		}
	};
	await Promise.all( Array.from( { length: count }, work ) );
}
