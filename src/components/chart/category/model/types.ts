import type { Box, MeasureText, Pixels, Point, Size } from '../../model/types';
import type { CategoryData } from '../types';

/** How a mark is filled: by the size of its value, or as a series. */
export type Fill =
	/** From 0 to 1, of the accent; negative values are marked. */
	| { level: number; isNegative?: boolean }
	| { slot: number; slotCount: number }
	| { isComparison: true };

/** The shape of a value. */
export interface CategoryMark {
	/** Indexes in the data. */
	row: number;
	column: number;
	/** As an SVG path. */
	path: string;
	fill: Fill;
	/** A larger area in which the pointer finds it. */
	hit?: string;
	/** Where its tooltip points at. */
	anchor: Point;
}

export interface CategoryText extends Point {
	text: string;
	/** `end` is the right side in right-to-left languages as well. */
	anchor: 'start' | 'middle' | 'end';
	isSubtle?: boolean;
}

/** A part of the legend. */
export interface CategorySwatch extends Box {
	fill: Fill;
}

/** The layout of a chart by category in px. */
export interface CategoryModel extends Size {
	isRtl: boolean;
	plot: Box;
	marks: readonly CategoryMark[];
	/** Outlines without a value. */
	background: readonly string[];
	/** X coordinates of grid lines across the plot. */
	gridLines: readonly Pixels[];
	texts: readonly CategoryText[];
	swatches: readonly CategorySwatch[];
	/** Rows of a map without an outline. */
	unplaced: readonly number[];
}

export interface CategoryOptions {
	width: Pixels;
	isRtl?: boolean;
	measure: MeasureText;
	/** Formats a value of the axis; `step` is the distance between two. */
	formatAxis: ( step: number ) => ( value: number ) => string;
	formatValue: ( value: number ) => string;
}

export type LayoutCategories = (
	data: CategoryData,
	options: CategoryOptions
) => CategoryModel;
