import type { CategoryData } from '../types';
import type {
	CategoryOptions,
	CategorySwatch,
	CategoryText,
	Fill,
} from './types';
import { AXIS_FONT_SIZE } from '../../model/sizes';
import { mirrorBox } from './shapes';

/** The smallest value that is not zero can be told from none. */
const LOWEST = 0.12;

const SWATCHES = 5;
const SWATCH_WIDTH = 24;
const SWATCH_HEIGHT = 12;
const GAP = 8;

/** The largest distance from zero, without those that stand for all others. */
export const getLargest = ( { rows, columns, values }: CategoryData ) =>
	values.reduce(
		( largest, row, index ) =>
			row.reduce< number >(
				( found, value, column ) =>
					rows[ index ]?.isRest || columns[ column ]?.isRest
						? found
						: Math.max( found, Math.abs( value ?? 0 ) ),
				largest
			),
		0
	);

/**
 * The fill of a value. Levels grow with the square root: one country that buys
 * most does not make the others equal.
 */
export function getFill( value: number, largest: number ): Fill {
	const level =
		value === 0
			? 0
			: LOWEST +
			  ( 1 - LOWEST ) *
					Math.sqrt( Math.min( 1, Math.abs( value ) / largest ) );
	return {
		level: Math.round( level * 1000 ) / 1000,
		...( value < 0 && { isNegative: true } ),
	};
}

/** The legend of levels, from zero to the largest value. */
export function layoutLevels(
	largest: number,
	top: number,
	left: number,
	{ isRtl = false, width, measure, formatValue }: CategoryOptions
): { swatches: CategorySwatch[]; texts: CategoryText[] } {
	const y = top + SWATCH_HEIGHT - 2;
	const lowest = formatValue( 0 );
	const start = left + measure( lowest, AXIS_FONT_SIZE ) + GAP;
	const end = start + SWATCHES * SWATCH_WIDTH + GAP;
	const mirror = ( x: number ) => ( isRtl ? width - x : x );
	return {
		swatches: Array.from( { length: SWATCHES }, ( _, index ) => ( {
			...mirrorBox(
				{
					left: start + index * SWATCH_WIDTH,
					top,
					width: SWATCH_WIDTH - 1,
					height: SWATCH_HEIGHT,
				},
				width,
				isRtl
			),
			fill: getFill(
				largest * ( index / ( SWATCHES - 1 ) ) ** 2,
				largest || 1
			),
		} ) ),
		texts: [
			{ x: mirror( left ), y, text: lowest },
			{ x: mirror( end ), y, text: formatValue( largest ) },
		].map( ( text ) => ( {
			...text,
			anchor: isRtl ? ( 'end' as const ) : ( 'start' as const ),
			isSubtle: true,
		} ) ),
	};
}

export const LEGEND_HEIGHT = SWATCH_HEIGHT + 2 * GAP;
