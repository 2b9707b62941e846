/**
 * Creates a function that returns the previous list while its entries are the
 * same: selectors that compose lists must not return a new one each time.
 *
 * @param isSame Compares two entries.
 */
export function createStableList< Item >(
	isSame: ( one: unknown, other: unknown ) => boolean = Object.is
) {
	let last: readonly Item[] = [];

	return ( next: readonly Item[] ): readonly Item[] => {
		if (
			last.length !== next.length ||
			! last.every( ( entry, index ) => isSame( entry, next[ index ] ) )
		) {
			last = next;
		}
		return last;
	};
}
