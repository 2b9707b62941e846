/** The active value of a chart. */
export interface ActivePoint {
	/** Index of the date. */
	index: number;
	/** Index of the visible series. */
	seriesIndex: number;
}

export interface NavigationBounds {
	dateCount: number;
	seriesCount: number;
	isRtl: boolean;
	/** Indexes of dates with annotations, ascending. */
	annotatedIndexes?: readonly number[];
}

/** Page keys move by a tenth of the dates. */
const PAGES = 10;

/**
 * Returns the next annotated date, or the previous one for `N` (with Shift).
 */
function getNextNote(
	index: number,
	key: string,
	annotatedIndexes: readonly number[]
): number | undefined {
	return key === 'n'
		? annotatedIndexes.find( ( annotatedIndex ) => annotatedIndex > index )
		: [ ...annotatedIndexes ]
				.reverse()
				.find( ( annotatedIndex ) => annotatedIndex < index );
}

function clamp( value: number, count: number ): number {
	return Math.max( 0, Math.min( count - 1, value ) );
}

/** Limits an active point to the current data. */
export function clampActivePoint(
	activePoint: ActivePoint,
	{ dateCount, seriesCount }: NavigationBounds
): ActivePoint {
	return {
		index: clamp( activePoint.index, dateCount ),
		seriesIndex: clamp( activePoint.seriesIndex, seriesCount ),
	};
}

/**
 * Returns the point a key moves to.
 *
 * @param activePoint Null before the first key press.
 * @param key         `KeyboardEvent.key`.
 * @param bounds      Size of the data and writing direction.
 * @return The point, or null for other keys.
 */
export function getNextPoint(
	activePoint: ActivePoint | null,
	key: string,
	bounds: NavigationBounds
): ActivePoint | null {
	if ( bounds.dateCount === 0 || bounds.seriesCount === 0 ) {
		return null;
	}
	const { index, seriesIndex } = activePoint ?? { index: 0, seriesIndex: 0 };
	const forward = bounds.isRtl ? -1 : 1;
	const page = Math.max( 1, Math.round( bounds.dateCount / PAGES ) );
	const moves: Record< string, [ number, number ] > = {
		ArrowRight: [ index + forward, seriesIndex ],
		ArrowLeft: [ index - forward, seriesIndex ],
		ArrowDown: [ index, seriesIndex + 1 ],
		ArrowUp: [ index, seriesIndex - 1 ],
		PageDown: [ index + page, seriesIndex ],
		PageUp: [ index - page, seriesIndex ],
		Home: [ 0, seriesIndex ],
		End: [ bounds.dateCount - 1, seriesIndex ],
	};
	if ( key === 'n' || key === 'N' ) {
		const from = activePoint ? index : -1;
		const annotatedIndex = getNextNote(
			from,
			key,
			bounds.annotatedIndexes ?? []
		);
		return annotatedIndex === undefined
			? null
			: { index: annotatedIndex, seriesIndex };
	}
	const move = Object.hasOwn( moves, key ) ? moves[ key ] : undefined;
	if ( ! move ) {
		return null;
	}
	// The first key shows the first value; later keys move.
	const [ nextIndex, nextSeries ] =
		activePoint || key === 'Home' || key === 'End' ? move : [ 0, 0 ];
	return clampActivePoint(
		{ index: nextIndex, seriesIndex: nextSeries },
		bounds
	);
}
