import { toWallClockText, type WallTime } from '../formats/wall-clock';
import type { ChartInterval, ChartRange } from '../types';
import { bandCentre } from './bands';
import { intervalAfter } from './intervals';
import type { Bands, Pixels } from './types';

/** Dates that the reader chose, by index; the ends may be in any order. */
export interface Selection {
	/** Where it began. */
	anchor: number;
	/** Where it has got to. */
	end: number;
}

const SECOND = 1000;

export function selectionEnds( {
	anchor,
	end,
}: Selection ): [ number, number ] {
	return [ Math.min( anchor, end ), Math.max( anchor, end ) ];
}

/** Where a selection is drawn: from the start of a strip to the end of one. */
export function selectionBox(
	selection: Selection,
	bands: Bands
): { left: Pixels; width: Pixels } {
	const [ first, last ] = selectionEnds( selection );
	const left = bandCentre( bands, bands.isRtl ? last : first );
	return {
		left: left - bands.step / 2,
		width: ( last - first + 1 ) * bands.step,
	};
}

/** The wall clock from the first to the last second of what was chosen. */
export function selectionRange(
	selection: Selection,
	dates: readonly WallTime[],
	interval: ChartInterval
): ChartRange | null {
	const [ first, last ] = selectionEnds( selection );
	const from = dates[ first ];
	const to = dates[ last ];
	if ( from === undefined || to === undefined ) {
		return null;
	}
	// The first week of a range may be shorter than a week.
	const next = dates[ last + 1 ] ?? intervalAfter( to, interval );
	return {
		after: toWallClockText( from ),
		before: toWallClockText( next - SECOND ),
	};
}
