import { AXIS_FONT_SIZE } from '../../model/sizes';
import type { Box, Pixels } from '../../model/types';
import type { CategoryData } from '../types';
import { getFill, getLargest, layoutLevels, LEGEND_HEIGHT } from './levels';
import { getCenter, getRectPath, mirrorBox, round, truncate } from './shapes';
import type {
	CategoryMark,
	CategoryModel,
	CategoryOptions,
	CategoryText,
} from './types';

const CELL_HEIGHT: Pixels = 32;
const CELL_GAP: Pixels = 2;
const GAP: Pixels = 8;
const HEADER_HEIGHT: Pixels = 24;
const LABEL_SHARE = 0.3;
/** Names of columns that are shorter are left out, but for every second, third … */
const MIN_LABEL: Pixels = 36;

/** Lays out a cell for each row and column, which is darker the larger its value. */
export function layoutHeatMap(
	data: CategoryData,
	options: CategoryOptions
): CategoryModel {
	const { rows, columns, values } = data;
	const { width, isRtl = false, measure } = options;
	const labelWidth = Math.min(
		width * LABEL_SHARE,
		Math.max(
			0,
			...rows.map( ( { label } ) => measure( label, AXIS_FONT_SIZE ) )
		)
	);
	const left = labelWidth + 2 * GAP;
	const plot: Box = {
		left,
		top: HEADER_HEIGHT,
		width: Math.max( 0, width - left - GAP ),
		height: rows.length * CELL_HEIGHT,
	};
	const step = plot.width / Math.max( 1, columns.length );
	const widest = Math.max(
		0,
		...columns.map( ( { label } ) => measure( label, AXIS_FONT_SIZE ) )
	);
	const every = Math.max(
		1,
		Math.ceil(
			Math.min( widest + GAP, Math.max( MIN_LABEL, step ) ) / step
		)
	);
	const largest = getLargest( data );
	const getCell = ( row: number, column: number ) =>
		mirrorBox(
			{
				left: plot.left + column * step,
				top: plot.top + row * CELL_HEIGHT,
				width: Math.max( 1, step - CELL_GAP ),
				height: CELL_HEIGHT - CELL_GAP,
			},
			width,
			isRtl
		);
	const marks = rows.flatMap( ( _, row ) =>
		columns.flatMap( ( __, column ): CategoryMark[] => {
			const value = values[ row ]?.[ column ] ?? null;
			const box = getCell( row, column );
			return value === null
				? []
				: [
						{
							row,
							column,
							path: getRectPath( box ),
							fill: getFill( value, largest ),
							anchor: getCenter( box ),
						},
				  ];
		} )
	);
	const legend = layoutLevels(
		largest,
		plot.top + plot.height + GAP,
		left,
		options
	);
	return {
		width,
		height: plot.top + plot.height + LEGEND_HEIGHT,
		isRtl,
		plot: mirrorBox( plot, width, isRtl ),
		marks,
		background: [],
		gridLines: [],
		swatches: legend.swatches,
		texts: [
			...columns.flatMap( ( { label }, column ): CategoryText[] =>
				column % every === 0
					? [
							{
								x: getCenter( getCell( 0, column ) ).x,
								y: HEADER_HEIGHT - GAP,
								text: truncate(
									label,
									step * every - 4,
									measure
								),
								anchor: 'middle',
								isSubtle: true,
							},
					  ]
					: []
			),
			...rows.map(
				( { label }, row ): CategoryText => ( {
					x: round(
						isRtl ? width - plot.left + GAP : plot.left - GAP
					),
					y:
						plot.top +
						( row + 0.5 ) * CELL_HEIGHT +
						AXIS_FONT_SIZE / 3 -
						1,
					text: truncate( label, labelWidth, measure ),
					anchor: isRtl ? 'start' : 'end',
				} )
			),
			...legend.texts,
		],
		unplaced: [],
	};
}
