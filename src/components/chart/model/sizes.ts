import type { Pixels } from './types';

/** Space around the plot. `start` holds the value axis. */
export const MARGIN = { top: 0, bottom: 50, start: 80, end: 30 } as const;

/** Space between an axis text and its axis. */
export const AXIS_GAP: Pixels = 12;

export const AXIS_FONT_SIZE: Pixels = 12;

/** Baselines of the two rows of the date axis, below the plot. */
export const AXIS_ROWS = [ 20, 38 ] as const;

/** Charts up to this width are narrow: few ticks, thin lines. */
export const NARROW_WIDTH: Pixels = 783;
export const MEDIUM_WIDTH: Pixels = 1130;
export const WIDE_WIDTH: Pixels = 1365;

/** More dates than this do not get the thickest line. */
const MANY_DATES = 50;

/** Dots need more room than this per date. */
const DOT_SPACE: Pixels = 36;

export function getLineWidth( width: Pixels, dateCount: number ): Pixels {
	if ( width <= NARROW_WIDTH ) {
		return 1.25;
	}
	return width <= WIDE_WIDTH || dateCount > MANY_DATES ? 2 : 3;
}

export function getPointRadius( width: Pixels ): Pixels {
	return width <= WIDE_WIDTH ? 4 : 6;
}

export function hasRoomForDots( step: Pixels ): boolean {
	return step > DOT_SPACE;
}

/** With more points than this a canvas is faster than elements of the page. */
export const CANVAS_FROM = 5000;

/** Height of a chart by the width of the viewport. */
export function getChartHeight( viewport: {
	isMobile: boolean;
	isLarge: boolean;
} ): Pixels {
	if ( viewport.isMobile ) {
		return 180;
	}
	return viewport.isLarge ? 300 : 220;
}

/** Width that a legend at the side takes away from the drawing. */
export const SIDE_LEGEND_WIDTH: Pixels = 320;
