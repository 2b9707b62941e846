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

/** The values of a series, one per date. `null` and `NaN` are gaps. */
export type Values = ArrayLike< number | null >;

/** One series as the model takes it. */
export interface LayoutSeries {
	key: string;
	values: Values;
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
	/** What happened at a date; see `Annotation`. */
	annotations?: readonly Annotation[];
	measure: MeasureText;
	format: {
		x: ( time: WallTime ) => string;
		x2: ( time: WallTime ) => string;
		/** Writes a value of an axis whose ticks are `step` apart. */
		y: ( step: number ) => ( value: number ) => string;
	};
}

/** What happened at a moment: a sale, a newsletter, a mishap. */
export interface Annotation {
	time: WallTime;
	label: string;
}

/** The annotations of one date, as a mark on the date axis. */
export interface AnnotationMark {
	index: number;
	x: Pixels;
	labels: readonly string[];
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

/** The range of the value axis. */
export interface YDomain {
	min: number;
	max: number;
	/** Distance of two ticks. */
	step: number;
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

/** A value that is drawn. */
export interface DrawnPoint extends Point {
	/** Index of its date. */
	index: number;
}

/** A line on its way through the values; `null` lifts the pen. */
export type Track = ReadonlyArray< DrawnPoint | null >;

export interface SeriesShape {
	key: string;
	isComparison: boolean;
	values: Values;
	/** Distance of its values from the middle of their strips. */
	offset: Pixels;
	/**
	 * The values that are drawn: all of them, or, where a pixel has several
	 * dates, those that make the same picture.
	 */
	points: Track;
	/** The part of `points` before the first interval that is not over. */
	track: Track;
	/** The part that leads to intervals not over yet. */
	unfinishedTrack: Track;
	/** `track` as SVG path data; empty on a canvas. */
	path: string;
	/** `unfinishedTrack` as SVG path data; empty on a canvas. */
	unfinishedPath: string;
	/** Points drawn as dots; those without neighbors always are. */
	dots: readonly DrawnPoint[];
	bars: readonly BarShape[];
}

/** Everything a drawing needs, in pixels. */
export interface ChartModel extends Size {
	type: ChartType;
	isRtl: boolean;
	/** Elements of the page, or, for what would be too many of them, pixels. */
	layer: 'svg' | 'canvas';
	plot: Box;
	bands: Bands;
	domain: YDomain;
	/** Where the value 0 is. */
	zeroY: Pixels;
	yTicks: readonly YTick[];
	xTicks: readonly XTick[];
	annotations: readonly AnnotationMark[];
	series: readonly SeriesShape[];
	lineWidth: Pixels;
	pointRadius: Pixels;
}
