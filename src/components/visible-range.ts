/** The scroll position and height of a scrolling list, in px. */
export interface ViewRange {
	top: number;
	height: number;
}

/**
 * Returns the indexes of the list items to render: those in view, plus those
 * that must stay rendered, such as the focused one.
 *
 * @param count  Number of items.
 * @param size   Height of an item in px; all items have the same height.
 * @param range  Scroll position and height of the list.
 * @param margin Number of items to render above and below the view.
 * @param kept   Indexes of other items to render.
 * @return Indexes in ascending order.
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

/**
 * Returns the scroll position that brings an item into view with the least
 * scrolling.
 */
export function getScrollTopToReveal(
	index: number,
	size: number,
	{ top, height }: ViewRange
) {
	const start = index * size;
	return Math.min( start, Math.max( top, start + size - height ) );
}
