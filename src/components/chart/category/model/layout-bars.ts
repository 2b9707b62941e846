import { AXIS_FONT_SIZE } from '../../model/sizes';
import { stackValues } from '../../model/stack';
import type { Box, Pixels } from '../../model/types';
import { calculateDomain, getValueExtent } from '../../model/y-axis';
import type { CategoryData } from '../types';
import {
	getCenter,
	getCutPath,
	getRectPath,
	mirrorBox,
	round,
	truncate,
} from './shapes';
import type {
	CategoryMark,
	CategoryModel,
	CategoryOptions,
	CategorySwatch,
	CategoryText,
	Fill,
} from './types';

const ROW_HEIGHT: Pixels = 32;
const BAR_HEIGHT: Pixels = 18;
/** Of a comparison, below the first bar. */
const THIN_BAR_HEIGHT: Pixels = 6;
const GAP: Pixels = 8;
const AXIS_HEIGHT: Pixels = 24;
/** The part of the width that names may have. */
const LABEL_SHARE = 0.35;
const SWATCH: Pixels = 12;
const LEGEND_ROW: Pixels = 24;

const getText = (
	value: number | null | undefined,
	format: ( value: number ) => string
) => ( value === null || value === undefined ? '' : format( value ) );

/** The names of the series with their fills, in as many rows as they need. */
function layoutLegend(
	{ columns }: CategoryData,
	getFill: ( column: number ) => Fill,
	{ width, isRtl = false, measure }: CategoryOptions
) {
	const swatches: CategorySwatch[] = [];
	const texts: CategoryText[] = [];
	let x = GAP;
	let top: Pixels = 0;
	columns.forEach( ( { label }, column ) => {
		const text = truncate( label, width - SWATCH - 3 * GAP, measure );
		const length = SWATCH + GAP + measure( text, AXIS_FONT_SIZE );
		if ( x > GAP && x + length > width - GAP ) {
			x = GAP;
			top += LEGEND_ROW;
		}
		const box = { left: x, top: top + 4, width: SWATCH, height: SWATCH };
		const textX = x + SWATCH + GAP;
		swatches.push( {
			...mirrorBox( box, width, isRtl ),
			fill: getFill( column ),
		} );
		texts.push( {
			x: isRtl ? width - textX : textX,
			y: top + 14,
			text,
			anchor: isRtl ? 'end' : 'start',
		} );
		x += length + 2 * GAP;
	} );
	return { swatches, texts, height: top + LEGEND_ROW + GAP };
}

/**
 * Lays out horizontal bars, whose names have space next to them: a bar for each
 * row with those it is compared with below, or its parts one after the other.
 */
export function layoutBars(
	data: CategoryData,
	options: CategoryOptions,
	isStacked = false
): CategoryModel {
	const { rows, columns, values } = data;
	const { width, isRtl = false, measure, formatAxis, formatValue } = options;
	const series = columns.map( ( _, column ) =>
		rows.map( ( __, row ) => values[ row ]?.[ column ] ?? null )
	);
	const stacked = isStacked ? stackValues( series ) : [];
	// One bar for all others would make the rest small.
	const isScaled = ( _: unknown, row: number ) =>
		! rows[ row ]?.isRest || rows.length === 1;
	const domain = calculateDomain(
		getValueExtent(
			( isStacked
				? stacked.map( ( { ends } ) => Array.from( ends ) )
				: series
			).map( ( ends ) => ends.filter( isScaled ) )
		)
	);
	const getFill = ( column: number ): Fill => {
		if ( isStacked ) {
			return { slot: column, slotCount: columns.length };
		}
		return column > 0 ? { isComparison: true } : { level: 1 };
	};
	const legend =
		columns.length > 1
			? layoutLegend( data, getFill, options )
			: { swatches: [], texts: [], height: 0 };
	const thinBars = isStacked ? 0 : columns.length - 1;
	const rowHeight = ROW_HEIGHT + thinBars * THIN_BAR_HEIGHT;
	const labelWidth = Math.min(
		width * LABEL_SHARE,
		Math.max(
			0,
			...rows.map( ( { label } ) => measure( label, AXIS_FONT_SIZE ) )
		)
	);
	const getTotal = ( row: number ) =>
		isStacked
			? columns.reduce(
					( sum, _, column ) =>
						sum + ( values[ row ]?.[ column ] ?? 0 ),
					0
			  )
			: values[ row ]?.[ 0 ];
	const totals = rows.map( ( _, row ) =>
		getText( getTotal( row ), formatValue )
	);
	const valueWidth = Math.max(
		0,
		...totals.map( ( text ) => measure( text, AXIS_FONT_SIZE ) )
	);
	const left = labelWidth + 2 * GAP;
	const plot: Box = {
		left,
		top: legend.height,
		width: Math.max( 0, width - left - valueWidth - 2 * GAP ),
		height: rows.length * rowHeight,
	};
	const perUnit = plot.width / ( domain.max - domain.min );
	const clip = ( value: number ) =>
		Math.max( domain.min, Math.min( domain.max, value ) );
	const getX = ( value: number ) =>
		plot.left + ( clip( value ) - domain.min ) * perUnit;
	const mirror = ( x: Pixels ) => round( isRtl ? width - x : x );
	const getTop = ( row: number ) =>
		plot.top + row * rowHeight + ( ROW_HEIGHT - BAR_HEIGHT ) / 2;

	const marks = rows.flatMap( ( _, row ) =>
		columns.flatMap( ( __, column ): CategoryMark[] => {
			const value = series[ column ]?.[ row ] ?? null;
			if ( value === null ) {
				return [];
			}
			const from = getX( stacked[ column ]?.bases[ row ] ?? 0 );
			const end = stacked[ column ]?.ends[ row ] ?? value;
			const to = getX( end );
			const isCut = end !== clip( end ) && from !== to;
			const isThin = ! isStacked && column > 0;
			const box = mirrorBox(
				{
					left: Math.min( from, to ),
					// Values other than zero can be seen.
					width: value && Math.max( 1, Math.abs( to - from ) ),
					top:
						getTop( row ) +
						( isThin
							? BAR_HEIGHT + 1 + ( column - 1 ) * THIN_BAR_HEIGHT
							: 0 ),
					height: isThin ? THIN_BAR_HEIGHT - 1 : BAR_HEIGHT,
				},
				width,
				isRtl
			);
			return [
				{
					row,
					column,
					path: isCut
						? getCutPath( box, isRtl !== end < 0 )
						: getRectPath( box ),
					fill: getFill( column ),
					...( column === 0 && {
						hit: getRectPath( {
							left: 0,
							top: plot.top + row * rowHeight,
							width,
							height: rowHeight,
						} ),
					} ),
					anchor: getCenter( box ),
				},
			];
		} )
	);
	const format = formatAxis( domain.step );
	const first = Math.ceil( domain.min / domain.step );
	const ticks = Array.from(
		{ length: Math.floor( domain.max / domain.step ) - first + 1 },
		( _, index ) => ( first + index ) * domain.step
	);
	const bottom = plot.top + plot.height;
	return {
		width,
		height: bottom + AXIS_HEIGHT,
		isRtl,
		plot: mirrorBox( plot, width, isRtl ),
		marks,
		background: [],
		gridLines: ticks.map( ( tick ) => mirror( getX( tick ) ) ),
		swatches: legend.swatches,
		texts: [
			...legend.texts,
			...rows.map(
				( { label }, row ): CategoryText => ( {
					x: mirror( plot.left - GAP ),
					y: getTop( row ) + BAR_HEIGHT / 2 + AXIS_FONT_SIZE / 3,
					text: truncate( label, labelWidth, measure ),
					anchor: isRtl ? 'start' : 'end',
				} )
			),
			...totals.map( ( text, row ): CategoryText => {
				const end = Math.max(
					getX( 0 ),
					...( isStacked ? stacked : stacked.slice( 0, 1 ) ).map(
						( { ends } ) => getX( ends[ row ] || 0 )
					),
					getX( isStacked ? 0 : values[ row ]?.[ 0 ] ?? 0 )
				);
				return {
					x: mirror( end + GAP ),
					y: getTop( row ) + BAR_HEIGHT / 2 + AXIS_FONT_SIZE / 3,
					text,
					anchor: isRtl ? 'end' : 'start',
				};
			} ),
			...ticks.map(
				( tick ): CategoryText => ( {
					x: mirror( getX( tick ) ),
					y: bottom + AXIS_FONT_SIZE + 4,
					text: format( tick ),
					anchor: 'middle',
					isSubtle: true,
				} )
			),
		],
		unplaced: [],
	};
}
