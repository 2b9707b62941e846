/** What of a long list is in view, in px. */
export interface ViewRange {
	top: number;
	height: number;
}

/**
 * Which lines of a long list are in the document: those in view, and those that
 * have to be there wherever they are, such as the one with the focus.
 *
 * @param count  How many there are.
 * @param size   Height of a line in px; all are equally high.
 * @param place  What is in view.
 * @param margin Lines kept ready above and below it.
 * @param kept   Indexes of further lines.
 * @return Indexes, the lowest first.
 */
export function getVisibleIndexes(
	count: number,
	size: number,
	{ top, height }: ViewRange,
	margin: number,
	kept: readonly number[] = []
): number[] {
	const first = Math.max( 0, Math.floor( top / size ) - margin );
	const last = Math.min(
		count,
		Math.ceil( ( top + height ) / size ) + margin
	);
	const shown = Array.from(
		{ length: Math.max( 0, last - first ) },
		( _item, offset ) => first + offset
	);
	const others = [ ...new Set( kept ) ].filter(
		( index ) =>
			index >= 0 && index < count && ( index < first || index >= last )
	);
	return others.length > 0
		? [ ...shown, ...others ].sort( ( a, b ) => a - b )
		: shown;
}

/** Where a list has to be for a line to be in view: as little moved as can be. */
export function getScrollTopToReveal(
	index: number,
	size: number,
	{ top, height }: ViewRange
) {
	const start = index * size;
	return Math.min( start, Math.max( top, start + size - height ) );
}
