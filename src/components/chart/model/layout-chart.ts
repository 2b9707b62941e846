import { createBands } from './bands';
import { findUnfinished } from './intervals';
import {
	createBarGroup,
	createBars,
	createDots,
	createPaths,
	createPoints,
	createXOf,
} from './marks';
import {
	AXIS_FONT_SIZE,
	AXIS_GAP,
	getLineWidth,
	getPointRadius,
	hasRoomForDots,
	MARGIN,
} from './sizes';
import type {
	Box,
	ChartModel,
	LayoutOptions,
	LayoutSeries,
	SeriesShape,
	Size,
} from './types';
import { createXTicks } from './x-axis';
import {
	calculateDomain,
	createYScale,
	createYTicks,
	valueExtent,
} from './y-axis';

function layoutPlot( size: Size, labelWidth: number, isRtl: boolean ): Box {
	const start = Math.max( MARGIN.start, labelWidth + 2 * AXIS_GAP );
	return {
		left: isRtl ? MARGIN.end : start,
		top: MARGIN.top,
		width: Math.max( 0, size.width - start - MARGIN.end ),
		height: Math.max( 0, size.height - MARGIN.top - MARGIN.bottom ),
	};
}

/**
 * Calculates a whole chart in one pass: no page, no React, no language.
 *
 * @param series  The visible series; each holds one value per date.
 * @param size    Of the whole drawing, margins included.
 * @param options
 *
 * @example
 * layoutChart( [ { key: 'primary', values: [ 1, null, 3 ] } ], size, options )
 */
export function layoutChart(
	series: readonly LayoutSeries[],
	size: Size,
	options: LayoutOptions
): ChartModel {
	const { dates, type, isRtl = false, isWhole, measure } = options;
	const extent = valueExtent( series );
	// Counts below 1 do not occur; averages below 1 do.
	const isWholeAxis = isWhole && Math.max( -extent[ 0 ], extent[ 1 ] ) >= 1;
	const domain = calculateDomain( extent, isWholeAxis );
	const scale = createYScale(
		domain,
		MARGIN.top,
		Math.max( 0, size.height - MARGIN.top - MARGIN.bottom )
	);
	const yTicks = createYTicks(
		domain,
		scale,
		options.format.y( domain.step )
	);
	const labelWidth = Math.max(
		...yTicks.map( ( { label } ) => measure( label, AXIS_FONT_SIZE ) )
	);
	const plot = layoutPlot( size, labelWidth, isRtl );
	const bands = createBands( dates.length, plot, isRtl );
	const zeroY = scale( 0 );
	const group = createBarGroup( bands, series.length );

	const shapes = series.map( ( item, place ): SeriesShape => {
		const isBar = type === 'bar';
		const unfinishedIndex = item.isComparison
			? dates.length
			: findUnfinished( dates, options.interval, options.unfinishedFrom );
		const xOf = createXOf( bands, isBar ? group.offsets[ place ] ?? 0 : 0 );
		const points = createPoints( item, xOf, scale );
		return {
			key: item.key,
			isComparison: item.isComparison ?? false,
			points,
			...( isBar
				? { path: '', unfinishedPath: '' }
				: createPaths( points, unfinishedIndex ) ),
			dots: isBar
				? []
				: createDots( points, hasRoomForDots( bands.step ) ),
			bars: isBar
				? createBars( points, item.values, {
						width: group.width,
						zeroY,
						unfinishedIndex,
				  } )
				: [],
		};
	} );

	return {
		...size,
		type,
		isRtl,
		plot,
		bands,
		zeroY,
		yTicks,
		xTicks: createXTicks( bands, size.width, options ),
		series: shapes,
		lineWidth: getLineWidth( size.width, dates.length ),
		pointRadius: getPointRadius( size.width ),
	};
}
