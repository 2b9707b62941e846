import type { ChartInterval, ChartMode, ChartType } from '../types';
import type { WallTime } from '../formats/wall-clock';

/** A length or place in CSS pixels, from the top left corner. */
export type Pixels = number;

export interface Size {
	width: Pixels;
	height: Pixels;
}

export interface Point {
	x: Pixels;
	y: Pixels;
}

export interface Box extends Size {
	left: Pixels;
	top: Pixels;
}

/** Width of a text in pixels. Injected, so that the model needs no page. */
export type MeasureText = (
	text: string,
	fontSize: Pixels,
	isBold?: boolean
) => Pixels;

/** One series as the model takes it. `null` is a gap. */
export interface LayoutSeries {
	key: string;
	values: ReadonlyArray< number | null >;
	/** Belongs to the comparison period, which is always over. */
	isComparison?: boolean;
}

export interface LayoutOptions {
	type: ChartType;
	mode: ChartMode;
	interval: ChartInterval;
	/** One per value, ascending. */
	dates: readonly WallTime[];
	/** A moment: the intervals that are not over then are marked. */
	unfinishedFrom?: WallTime | null;
	/** Values that differ by less than 1 do not occur (counts). */
	isWhole?: boolean;
	isRtl?: boolean;
	measure: MeasureText;
	format: {
		x: ( time: WallTime ) => string;
		x2: ( time: WallTime ) => string;
		/** Writes a value of an axis whose ticks are `step` apart. */
		y: ( step: number ) => ( value: number ) => string;
	};
}

/** Equal strips along the date axis, one per date. */
export interface Bands {
	count: number;
	/** Left edge of the plot. */
	left: Pixels;
	width: Pixels;
	step: Pixels;
	isRtl: boolean;
}

export interface YTick {
	value: number;
	y: Pixels;
	label: string;
}

export interface XTick {
	index: number;
	x: Pixels;
	label: string;
	/** The lower row; empty where it would repeat or overlap. */
	secondLabel: string;
	secondX: Pixels;
}

export interface BarShape extends Box {
	index: number;
	isUnfinished: boolean;
}

export interface SeriesShape {
	key: string;
	isComparison: boolean;
	/** Where the value of each date is drawn; `null` at a gap. */
	points: ReadonlyArray< Point | null >;
	/** The line, as SVG path data; it breaks at gaps. */
	path: string;
	/** The part of the line that leads to intervals not over yet. */
	unfinishedPath: string;
	/** Points drawn as dots; those without neighbours always are. */
	dots: ReadonlyArray< Point & { index: number } >;
	bars: readonly BarShape[];
}

/** Everything a drawing needs, in pixels. */
export interface ChartModel extends Size {
	type: ChartType;
	isRtl: boolean;
	plot: Box;
	bands: Bands;
	/** Where the value 0 is. */
	zeroY: Pixels;
	yTicks: readonly YTick[];
	xTicks: readonly XTick[];
	series: readonly SeriesShape[];
	lineWidth: Pixels;
	pointRadius: Pixels;
}
