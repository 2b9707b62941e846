export const isSameList = (
	a: readonly unknown[],
	b: readonly unknown[],
	isSame: ( one: unknown, other: unknown ) => boolean = Object.is
) =>
	a.length === b.length &&
	a.every( ( entry, index ) => isSame( entry, b[ index ] ) );

/**
 * Creates a function that returns the previous list while its entries are the
 * same: selectors that compose lists must not return a new one each time.
 *
 * @param isSame Compares two entries.
 */
export function createStableList< Item >(
	isSame?: ( one: unknown, other: unknown ) => boolean
) {
	let last: readonly Item[] = [];

	return ( next: readonly Item[] ): readonly Item[] => {
		if ( ! isSameList( last, next, isSame ) ) {
			last = next;
		}
		return last;
	};
}
