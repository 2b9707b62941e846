/**
 * Runs a task for each item, not more than `limit` at a time, and gives the
 * results in the order of the items. The first failure ends it: no further
 * task is started.
 *
 * @param items What to work on.
 * @param limit Tasks at the same time, at least 1.
 * @param task  The work for one item.
 */
export async function mapInPool< Item, Result >(
	items: readonly Item[],
	limit: number,
	task: ( item: Item ) => Promise< Result >
): Promise< Result[] > {
	const results = new Map< number, Result >();
	const queue = items.entries();
	let hasFailed = false;

	const work = async () => {
		for ( const [ index, item ] of queue ) {
			if ( hasFailed ) {
				return;
			}
			try {
				results.set( index, await task( item ) );
			} catch ( error ) {
				hasFailed = true;
				throw error;
			}
		}
	};
	await Promise.all(
		Array.from( { length: Math.min( limit, items.length ) }, work )
	);
	return [ ...results ]
		.sort( ( [ a ], [ b ] ) => a - b )
		.map( ( [ , result ] ) => result );
}
