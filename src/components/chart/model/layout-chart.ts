import { createBands } from './bands';
import { findUnfinished } from './intervals';
import {
	createBarGroup,
	createBars,
	createDenseBars,
	createDots,
	createPoints,
	createXOf,
	splitTrack,
} from './marks';
import { placeAnnotations } from './place-annotations';
import {
	AXIS_FONT_SIZE,
	AXIS_GAP,
	CANVAS_FROM,
	getLineWidth,
	getPointRadius,
	hasRoomForDots,
	MARGIN,
} from './sizes';
import { isDense, thinPoints } from './thin';
import { trackPath } from './track-path';
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

/** Elements of the page, as long as they are not too many. */
function chooseLayer( shapes: readonly SeriesShape[] ): ChartModel[ 'layer' ] {
	const count = shapes.reduce(
		( sum, { points } ) => sum + points.length,
		0
	);
	return count > CANVAS_FROM ? 'canvas' : 'svg';
}

const withPaths = ( shape: SeriesShape ): SeriesShape => ( {
	...shape,
	path: trackPath( shape.track ),
	unfinishedPath: trackPath( shape.unfinishedTrack ),
} );

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
	const isThinned = isDense( bands );
	const isBar = type === 'bar';

	const shapes = series.map( ( item, place ): SeriesShape => {
		const { key, values, isComparison = false } = item;
		const unfinishedIndex = isComparison
			? dates.length
			: findUnfinished( dates, options.interval, options.unfinishedFrom );
		const offset = isBar && ! isThinned ? group.offsets[ place ] ?? 0 : 0;
		const points = isThinned
			? thinPoints( values, bands, offset, scale )
			: createPoints( values, createXOf( bands, offset ), scale );
		const bar = { width: group.width, zeroY, unfinishedIndex };
		let bars: SeriesShape[ 'bars' ] = [];
		if ( isBar ) {
			bars = isThinned
				? createDenseBars( values, bands, scale, bar )
				: createBars( points, values, bar );
		}
		return {
			key,
			isComparison,
			values,
			offset,
			points,
			...splitTrack( points, unfinishedIndex ),
			path: '',
			unfinishedPath: '',
			dots: isBar
				? []
				: createDots( points, hasRoomForDots( bands.step ) ),
			bars,
		};
	} );
	const layer = chooseLayer( shapes );

	return {
		...size,
		type,
		isRtl,
		layer,
		plot,
		bands,
		domain,
		zeroY,
		yTicks,
		xTicks: createXTicks( bands, size.width, options ),
		annotations: placeAnnotations(
			options.annotations ?? [],
			dates,
			options.interval,
			bands
		),
		series: layer === 'canvas' || isBar ? shapes : shapes.map( withPaths ),
		lineWidth: getLineWidth( size.width, dates.length ),
		pointRadius: getPointRadius( size.width ),
	};
}
