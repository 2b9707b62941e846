import { createLinkedController } from './signals';

/**
 * Runs a task for each index below `count`, at most `limit` at a time. After the
 * first failure it starts no task and aborts those that run.
 */
export async function runConcurrently< T >(
	count: number,
	limit: number,
	run: ( index: number, signal: AbortSignal ) => Promise< T >,
	signal?: AbortSignal | null
): Promise< T[] > {
	const controller = createLinkedController( signal );
	const results: T[] = [];
	let upcoming = 0;
	let hasFailed = false;

	async function work() {
		while ( upcoming < count && ! hasFailed ) {
			const index = upcoming++;
			try {
				results[ index ] = await run( index, controller.signal );
			} catch ( error ) {
				hasFailed = true;
				controller.abort();
				throw error;
			}
		}
	}

	await Promise.all(
		Array.from( { length: Math.min( limit, count ) }, work )
	);
	return results;
}
