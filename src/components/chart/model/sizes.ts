import type { Pixels } from './types';

/** Margins of the plot. The y-axis is in the `start` margin. */
export const MARGIN = { top: 0, bottom: 50, start: 80, end: 30 } as const;

/** Distance between labels and axis. */
export const AXIS_GAP: Pixels = 12;

export const AXIS_FONT_SIZE: Pixels = 12;

/** Baselines of the two rows of the x-axis, relative to the plot. */
export const AXIS_ROWS = [ 20, 38 ] as const;

/** Maximum width of narrow charts, with few ticks and thin lines. */
export const NARROW_WIDTH: Pixels = 783;
export const MEDIUM_WIDTH: Pixels = 1130;
export const WIDE_WIDTH: Pixels = 1365;

/** Maximum number of dates for the thickest line. */
const MANY_DATES = 50;

export function getLineWidth( width: Pixels, dateCount: number ): Pixels {
	if ( width <= NARROW_WIDTH ) {
		return 1.25;
	}
	return width <= WIDE_WIDTH || dateCount > MANY_DATES ? 2 : 3;
}

export function getPointRadius( width: Pixels ): Pixels {
	return width <= WIDE_WIDTH ? 4 : 6;
}

/** Minimum number of points to use a canvas instead of SVG elements. */
export const CANVAS_THRESHOLD = 5000;

/** Returns the height of a chart for a viewport. */
export function getChartHeight( viewport: {
	isMobile: boolean;
	isLarge: boolean;
} ): Pixels {
	if ( viewport.isMobile ) {
		return 180;
	}
	return viewport.isLarge ? 300 : 220;
}

/** Width of a legend at the side. */
export const SIDE_LEGEND_WIDTH: Pixels = 320;

/** Width of a chart from which a legend at the side leaves enough space. */
export const MIN_SIDE_WIDTH: Pixels = 520;
