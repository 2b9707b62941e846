/** What the reader looks at. */
export interface Reading {
	/** Index of the date. */
	index: number;
	/** Place of the series among the visible ones. */
	seriesIndex: number;
}

export interface WalkBounds {
	dateCount: number;
	seriesCount: number;
	isRtl: boolean;
	/** Dates that have annotations, ascending. */
	notedIndexes?: readonly number[];
}

/** Page keys move by a tenth of the dates. */
const PAGES = 10;

/** The next note, or with `N`, which is Shift and n, the one before. */
function walkNotes(
	index: number,
	key: string,
	notedIndexes: readonly number[]
): number | undefined {
	return key === 'n'
		? notedIndexes.find( ( noted ) => noted > index )
		: [ ...notedIndexes ].reverse().find( ( noted ) => noted < index );
}

function clamp( value: number, count: number ): number {
	return Math.max( 0, Math.min( count - 1, value ) );
}

/** A reading that still exists after the data changed. */
export function clampReading(
	reading: Reading,
	{ dateCount, seriesCount }: WalkBounds
): Reading {
	return {
		index: clamp( reading.index, dateCount ),
		seriesIndex: clamp( reading.seriesIndex, seriesCount ),
	};
}

/**
 * Where a key leads.
 *
 * @param reading `null` before the first step: any key starts at an end.
 * @param key     Name of the key, as in `KeyboardEvent.key`.
 * @param bounds
 * @return `null` when the key means nothing here.
 */
export function walk(
	reading: Reading | null,
	key: string,
	bounds: WalkBounds
): Reading | null {
	if ( bounds.dateCount === 0 || bounds.seriesCount === 0 ) {
		return null;
	}
	const { index, seriesIndex } = reading ?? { index: 0, seriesIndex: 0 };
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
		const from = reading ? index : -1;
		const noted = walkNotes( from, key, bounds.notedIndexes ?? [] );
		return noted === undefined ? null : { index: noted, seriesIndex };
	}
	const move = Object.hasOwn( moves, key ) ? moves[ key ] : undefined;
	if ( ! move ) {
		return null;
	}
	// The first key after hiding shows the place again, then keys move.
	const [ nextIndex, nextSeries ] =
		reading || key === 'Home' || key === 'End' ? move : [ 0, 0 ];
	return clampReading(
		{ index: nextIndex, seriesIndex: nextSeries },
		bounds
	);
}
