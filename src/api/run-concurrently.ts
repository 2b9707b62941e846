/**
 * Runs a task for each index below `count`, at most `limit` at a time. Starts
 * no task after the first failure.
 */
export async function runConcurrently< T >(
	count: number,
	limit: number,
	run: ( index: number ) => Promise< T >
): Promise< T[] > {
	const results: T[] = [];
	let upcoming = 0;
	let hasFailed = false;

	async function work() {
		while ( upcoming < count && ! hasFailed ) {
			const index = upcoming++;
			try {
				results[ index ] = await run( index );
			} catch ( error ) {
				hasFailed = true;
				throw error;
			}
		}
	}

	await Promise.all(
		Array.from( { length: Math.min( limit, count ) }, work )
	);
	return results;
}
