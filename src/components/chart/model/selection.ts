import { toWallClockText, type WallTime } from '../formats/wall-clock';
import type { ChartInterval, ChartRange } from '../types';
import { getBandCenter } from './bands';
import { getIntervalEnd } from './intervals';
import type { Bands, Pixels } from './types';

/** Indexes of a selected range, in any order. */
export interface Selection {
	/** Where the selection started. */
	anchor: number;
	/** Where the selection ends. */
	end: number;
}

const SECOND = 1000;

export function getSelectionBounds( {
	anchor,
	end,
}: Selection ): [ number, number ] {
	return [ Math.min( anchor, end ), Math.max( anchor, end ) ];
}

/** Returns the position of a selection. */
export function getSelectionBox(
	selection: Selection,
	bands: Bands
): { left: Pixels; width: Pixels } {
	const [ first, last ] = getSelectionBounds( selection );
	const left = getBandCenter( bands, bands.isRtl ? last : first );
	return {
		left: left - bands.step / 2,
		width: ( last - first + 1 ) * bands.step,
	};
}

/**
 * Returns the selected range in site time, from the first to the last second.
 */
export function getSelectionRange(
	selection: Selection,
	dates: readonly WallTime[],
	interval: ChartInterval
): ChartRange | null {
	const [ first, last ] = getSelectionBounds( selection );
	const from = dates[ first ];
	const to = dates[ last ];
	if ( from === undefined || to === undefined ) {
		return null;
	}
	// The first week of a date range can be shorter.
	const next = dates[ last + 1 ] ?? getIntervalEnd( to, interval );
	return {
		after: toWallClockText( from ),
		before: toWallClockText( next - SECOND ),
	};
}
