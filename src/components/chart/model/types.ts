import type { ChartInterval, ChartMode, ChartType } from '../types';
import type { WallTime } from '../formats/wall-clock';

/** Length or coordinate in CSS pixels, from the top left corner. */
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

/**
 * Returns the width of a text in px. Injected, so that the model does not
 * depend on the DOM.
 */
export type MeasureText = (
	text: string,
	fontSize: Pixels,
	isBold?: boolean
) => Pixels;

/** Values of a series, one per date. `null` and `NaN` are gaps. */
export type Values = ArrayLike< number | null >;

/** A series of the model. */
export interface LayoutSeries {
	key: string;
	values: Values;
	/** Belongs to the comparison period, which has always ended. */
	isComparison?: boolean;
}

export interface LayoutOptions {
	type: ChartType;
	mode: ChartMode;
	interval: ChartInterval;
	/** Ascending dates, one per value. */
	dates: readonly WallTime[];
	/** Site time; intervals that have not ended are marked. */
	unfinishedFrom?: WallTime | null;
	/**
	 * Days of the weekend, 0 for Sunday.
	 *
	 * @default [ 0, 6 ]
	 */
	weekend?: readonly number[];
	/** Whether all values are whole numbers, such as counts. */
	isWhole?: boolean;
	isRtl?: boolean;
	/** Events, see `Annotation`. */
	annotations?: readonly Annotation[];
	measure: MeasureText;
	format: {
		x: ( time: WallTime ) => string;
		x2: ( time: WallTime ) => string;
		/** Formats an axis value; `step` is the distance between ticks. */
		y: ( step: number ) => ( value: number ) => string;
	};
}

/** An event, for example a sale or a newsletter. */
export interface Annotation {
	time: WallTime;
	label: string;
}

/** The annotations of a date, marked on the x-axis. */
export interface AnnotationMark {
	index: number;
	x: Pixels;
	labels: readonly string[];
}

/** Equal bands along the x-axis, one per date. */
export interface Bands {
	count: number;
	/** Left edge of the plot. */
	left: Pixels;
	width: Pixels;
	step: Pixels;
	isRtl: boolean;
}

/** Range of the y-axis. */
export interface YDomain {
	min: number;
	max: number;
	/** Distance between two ticks. */
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
	/** Label of the second row; empty if it would repeat or overlap. */
	secondLabel: string;
	secondX: Pixels;
}

export interface BarShape extends Box {
	index: number;
	isUnfinished: boolean;
}

/** Position of a value. */
export interface DrawnPoint extends Point {
	/** Index of the date. */
	index: number;
}

/** Points of a line; `null` interrupts it. */
export type Track = ReadonlyArray< DrawnPoint | null >;

export interface SeriesShape {
	key: string;
	isComparison: boolean;
	values: Values;
	/** Where the values are drawn on the y-axis: stacked ones begin above others. */
	ends: Values;
	/** Offset of the values from the band centers. */
	offset: Pixels;
	/**
	 * Points to draw: all of them, or a downsampled set if there are several
	 * dates per pixel.
	 */
	points: Track;
	/** The part of `points` before the first interval that has not ended. */
	track: Track;
	/** The part that leads to intervals that have not ended. */
	unfinishedTrack: Track;
	/** `track` as an SVG path; empty on a canvas. */
	path: string;
	/** `unfinishedTrack` as an SVG path; empty on a canvas. */
	unfinishedPath: string;
	/** Points drawn as dots. */
	dots: readonly DrawnPoint[];
	bars: readonly BarShape[];
}

/** The layout of a chart in px. */
export interface ChartModel extends Size {
	type: ChartType;
	isRtl: boolean;
	/** Drawn as SVG elements or, if there are too many, on a canvas. */
	layer: 'svg' | 'canvas';
	plot: Box;
	bands: Bands;
	domain: YDomain;
	/** Y coordinate of the value 0. */
	zeroY: Pixels;
	yTicks: readonly YTick[];
	/** Left edges of the bands of weekends. */
	weekends: readonly Pixels[];
	xTicks: readonly XTick[];
	annotations: readonly AnnotationMark[];
	series: readonly SeriesShape[];
	lineWidth: Pixels;
	pointRadius: Pixels;
}
