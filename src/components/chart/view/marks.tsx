import { memo } from '@wordpress/element';

import { getDashArray } from '../model/dashes';
import { getAreaPath } from '../model/track-path';
import type { BarShape, ChartModel, SeriesShape } from '../model/types';
import type { ShownSeries } from '../types';
import { getSeriesClass, getSeriesStyle } from './series-style';

/** Maximum number of bars drawn as separate elements instead of one path. */
const MAX_RECTS = 1500;

function joinBars( bars: readonly BarShape[] ): string {
	return bars
		.map(
			( { left, top, width, height } ) =>
				`M${ left } ${ top }h${ width }v${ height }h${ -width }z`
		)
		.join( '' );
}

function Bars( {
	bars,
	isJoined,
}: {
	bars: readonly BarShape[];
	isJoined: boolean;
} ) {
	if ( isJoined ) {
		const isOver = ( bar: BarShape ) => ! bar.isUnfinished;
		return (
			<>
				<path className="bar" d={ joinBars( bars.filter( isOver ) ) } />
				<path
					className="bar is-unfinished"
					d={ joinBars( bars.filter( ( bar ) => ! isOver( bar ) ) ) }
				/>
			</>
		);
	}
	return (
		<>
			{ bars.map(
				( { index, left, top, width, height, isUnfinished } ) => (
					<rect
						key={ index }
						className={ isUnfinished ? 'bar is-unfinished' : 'bar' }
						x={ left }
						y={ top }
						width={ width }
						height={ height }
					/>
				)
			) }
		</>
	);
}

function Line( {
	shape,
	model,
	slot,
}: {
	shape: SeriesShape;
	model: ChartModel;
	slot?: number;
} ) {
	// The areas of several lines would cover each other.
	const hasArea =
		! shape.isComparison &&
		model.series.every(
			( other ) => other === shape || other.isComparison
		);
	return (
		<>
			{ hasArea && (
				<path
					className="area"
					d={ getAreaPath( shape.points, model.zeroY ) }
				/>
			) }
			<path
				className="line"
				d={ shape.path }
				strokeWidth={ model.lineWidth }
				strokeDasharray={ getDashArray( slot ) || undefined }
			/>
			{ shape.unfinishedPath && (
				<path
					className="line is-unfinished"
					d={ shape.unfinishedPath }
					strokeWidth={ model.lineWidth }
					strokeDasharray={ getDashArray( slot, true ) }
				/>
			) }
			{ shape.dots.map( ( { index, x, y } ) => (
				<circle
					key={ index }
					cx={ x }
					cy={ y }
					r={ model.pointRadius }
				/>
			) ) }
		</>
	);
}

interface MarksProps {
	model: ChartModel;
	/** Visible series in the order of the model. */
	series: ShownSeries[];
	/** Key of the highlighted series; others are dimmed. */
	focusedKey: string | null;
}

/** The lines or bars. */
export const Marks = memo( function DrawMarks( {
	model,
	series,
	focusedKey,
}: MarksProps ) {
	const barCount = model.series.reduce(
		( count, { bars } ) => count + bars.length,
		0
	);
	const marks = model.series.map( ( shape, place ) => {
		const item = series[ place ];
		if ( ! item ) {
			return null;
		}
		const isDimmed = focusedKey !== null && focusedKey !== shape.key;
		const className = getSeriesClass( item, shape.isComparison );
		return (
			<g
				key={ shape.key }
				className={ isDimmed ? `${ className } is-dimmed` : className }
				style={ getSeriesStyle( item.color ) }
			>
				{ model.type === 'line' ? (
					<Line shape={ shape } model={ model } slot={ item.slot } />
				) : (
					<Bars
						bars={ shape.bars }
						isJoined={ barCount > MAX_RECTS }
					/>
				) }
			</g>
		);
	} );
	// The first series of the legend is drawn on top.
	return (
		<g className={ model.type === 'line' ? 'lines' : 'bars' }>
			{ marks.reverse() }
		</g>
	);
} );
