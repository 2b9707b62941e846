/** Whether two lists hold the same things in the same order. */
export const isSameList = (
	a: readonly unknown[],
	b: readonly unknown[],
	isSame: ( one: unknown, other: unknown ) => boolean = Object.is
) =>
	a.length === b.length &&
	a.every( ( entry, index ) => isSame( entry, b[ index ] ) );

/**
 * Makes a function that gives the list of before as long as nothing in it has
 * changed: selectors that put lists together must not give a new one each time.
 *
 * @param isSame Whether two entries are the same.
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
