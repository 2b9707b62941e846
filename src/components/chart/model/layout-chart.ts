import { createBands } from './bands';
import { findFirstUnfinished } from './intervals';
import {
	createBarGroup,
	createBars,
	createDenseBars,
	createDots,
	createPoints,
	createGetX,
	splitTrack,
} from './marks';
import { placeAnnotations } from './place-annotations';
import {
	AXIS_FONT_SIZE,
	AXIS_GAP,
	CANVAS_THRESHOLD,
	getLineWidth,
	getPointRadius,
	MARGIN,
} from './sizes';
import { isDense, downsamplePoints } from './downsample';
import { stackValues } from './stack';
import { getTrackPath } from './track-path';
import type {
	Box,
	ChartModel,
	LayoutOptions,
	LayoutSeries,
	SeriesShape,
	Size,
} from './types';
import { placeWeekends } from './weekends';
import { createXTicks } from './x-axis';
import {
	calculateDomain,
	createYScale,
	createYTicks,
	getValueExtent,
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

/** Uses SVG elements, or a canvas if there are too many. */
function chooseLayer( shapes: readonly SeriesShape[] ): ChartModel[ 'layer' ] {
	const count = shapes.reduce(
		( sum, { points } ) => sum + points.length,
		0
	);
	return count > CANVAS_THRESHOLD ? 'canvas' : 'svg';
}

const withPaths = ( shape: SeriesShape ): SeriesShape => ( {
	...shape,
	path: getTrackPath( shape.track ),
	unfinishedPath: getTrackPath( shape.unfinishedTrack ),
} );

/**
 * Calculates the layout of a chart. Does not depend on the DOM, React or the
 * language.
 *
 * @param series  Visible series with one value per date.
 * @param size    Size of the drawing including margins.
 * @param options Layout options.
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
	const isStacked = type === 'stacked';
	const stacked = isStacked
		? stackValues( series.map( ( { values } ) => values ) )
		: [];
	const extent = getValueExtent(
		isStacked
			? stacked.map( ( { ends } ) => ends )
			: series.map( ( { values } ) => values )
	);
	// Counts are whole numbers, averages are not.
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
	const group = createBarGroup( bands, isStacked ? 1 : series.length );
	// The bars of a pixel column could not be stacked.
	const isDownsampled = isDense( bands ) && ! isStacked;
	const isBar = type !== 'line';

	const shapes = series.map( ( item, place ): SeriesShape => {
		const { key, values, isComparison = false } = item;
		const unfinishedIndex = isComparison
			? dates.length
			: findFirstUnfinished(
					dates,
					options.interval,
					options.unfinishedFrom
			  );
		const { bases, ends = values } = stacked[ place ] ?? {};
		const offset =
			isBar && ! isDownsampled && ! isStacked
				? group.offsets[ place ] ?? 0
				: 0;
		const points = isDownsampled
			? downsamplePoints( values, bands, offset, scale )
			: createPoints( ends, createGetX( bands, offset ), scale );
		const bar = {
			width: Math.max( 1, group.width ),
			getBaseY: ( index: number ) => scale( bases?.[ index ] ?? 0 ),
			unfinishedIndex,
		};
		let bars: SeriesShape[ 'bars' ] = [];
		if ( isBar ) {
			bars = isDownsampled
				? createDenseBars( values, bands, scale, bar )
				: createBars( points, values, bar );
		}
		return {
			key,
			isComparison,
			values,
			ends,
			offset,
			points,
			...splitTrack( points, unfinishedIndex ),
			path: '',
			unfinishedPath: '',
			dots: isBar ? [] : createDots( points ),
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
		weekends: placeWeekends( options, bands ),
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
