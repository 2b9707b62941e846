import { memo, useLayoutEffect, useRef, useState } from '@wordpress/element';

import { getDashArray } from '../model/dashes';
import type { ChartModel, SeriesShape, Track } from '../model/types';
import type { ShownSeries } from '../types';
import { getSeriesClass, getSeriesStyle } from './series-style';

/** Media queries that change the appearance of the canvas. */
const APPEARANCE_QUERIES = [
	'(forced-colors: active)',
	'(prefers-contrast: more)',
	'(prefers-color-scheme: dark)',
];

/** Increases when the appearance changes, to repaint the canvas. */
function useAppearanceVersion(): number {
	const [ appearanceVersion, setAppearanceVersion ] = useState( 0 );
	useLayoutEffect( () => {
		const lists = APPEARANCE_QUERIES.map(
			( query ) => window.matchMedia?.( query )
		);
		const onChange = () => setAppearanceVersion( ( count ) => count + 1 );
		lists.forEach(
			( list ) => list?.addEventListener( 'change', onChange )
		);
		return () =>
			lists.forEach(
				( list ) => list?.removeEventListener( 'change', onChange )
			);
	}, [] );
	return appearanceVersion;
}

function trace( context: CanvasRenderingContext2D, track: Track ): void {
	context.beginPath();
	let isDown = false;
	for ( const point of track ) {
		if ( ! point ) {
			isDown = false;
		} else if ( isDown ) {
			context.lineTo( point.x, point.y );
		} else {
			isDown = true;
			context.moveTo( point.x, point.y );
		}
	}
	context.stroke();
}

/** Reads the styles of the canvas from an invisible element. */
function readStyle( source: Element ) {
	const style = window.getComputedStyle( source );
	const dashes = style.strokeDasharray.match( /[\d.]+/g ) ?? [];
	return { style, dashes: dashes.map( Number ) };
}

function paintLine(
	context: CanvasRenderingContext2D,
	shape: SeriesShape,
	model: ChartModel,
	[ over, unfinished ]: ArrayLike< Element > & Iterable< Element >
): void {
	const paint = ( source: Element | undefined, track: Track ) => {
		if ( source && track.length > 0 ) {
			const { style, dashes } = readStyle( source );
			context.strokeStyle = style.stroke;
			context.lineWidth = model.lineWidth;
			// Round joins of thousands of points are slow and not visible.
			context.lineJoin = 'bevel';
			context.setLineDash( dashes );
			trace( context, track );
		}
	};
	paint( over, shape.track );
	paint( unfinished, shape.unfinishedTrack );
	if ( over ) {
		context.fillStyle = readStyle( over ).style.stroke;
		for ( const { x, y } of shape.dots ) {
			context.beginPath();
			context.arc( x, y, model.lineWidth, 0, 2 * Math.PI );
			context.fill();
		}
	}
}

function paintBars(
	context: CanvasRenderingContext2D,
	shape: SeriesShape,
	[ over, unfinished ]: ArrayLike< Element > & Iterable< Element >,
	alpha: number
): void {
	for ( const isUnfinished of [ false, true ] ) {
		const source = isUnfinished ? unfinished : over;
		const bars = shape.bars.filter(
			( bar ) => bar.isUnfinished === isUnfinished
		);
		if ( source && bars.length > 0 ) {
			const { style } = readStyle( source );
			context.fillStyle = style.fill;
			context.globalAlpha = alpha * Number( style.fillOpacity || 1 );
			for ( const { left, top, width, height } of bars ) {
				context.fillRect( left, top, width, height );
			}
		}
	}
}

interface LayerProps {
	model: ChartModel;
	/** Visible series in the order of the model. */
	series: ShownSeries[];
	focusedKey: string | null;
}

/** Lines or bars on a canvas, for large amounts of data. */
export const CanvasLayer = memo( function PaintMarks( {
	model,
	series,
	focusedKey,
}: LayerProps ) {
	const canvas = useRef< HTMLCanvasElement >( null );
	const sources = useRef< SVGSVGElement >( null );
	const appearanceVersion = useAppearanceVersion();
	const ratio = window.devicePixelRatio || 1;
	const { width, height } = model;

	useLayoutEffect( () => {
		const context =
			'CanvasRenderingContext2D' in window
				? canvas.current?.getContext( '2d' )
				: null;
		const groups = sources.current?.querySelectorAll( 'g' );
		if ( ! context || ! groups ) {
			return;
		}
		context.setTransform( ratio, 0, 0, ratio, 0, 0 );
		context.clearRect( 0, 0, width, height );
		// The first series of the legend is drawn on top.
		for ( let place = model.series.length - 1; place >= 0; place-- ) {
			const shape = model.series[ place ];
			const group = groups[ place ];
			if ( shape && group ) {
				const alpha =
					focusedKey !== null && focusedKey !== shape.key ? 0.15 : 1;
				context.globalAlpha = alpha;
				if ( model.type !== 'line' ) {
					paintBars( context, shape, group.children, alpha );
				} else {
					paintLine( context, shape, model, group.children );
				}
			}
		}
	}, [ model, series, focusedKey, appearanceVersion, ratio, width, height ] );

	const mark = model.type === 'line' ? 'line' : 'bar';
	return (
		<>
			<canvas
				ref={ canvas }
				className="d3-chart__canvas"
				width={ Math.round( width * ratio ) }
				height={ Math.round( height * ratio ) }
				style={ { width, height } }
				aria-hidden="true"
			/>
			<svg
				ref={ sources }
				className="d3-chart d3-chart__styles"
				width="0"
				height="0"
				aria-hidden="true"
				focusable="false"
			>
				{ model.series.map( ( shape, place ) => {
					const item = series[ place ];
					return (
						item && (
							<g
								key={ shape.key }
								className={ getSeriesClass(
									item,
									shape.isComparison
								) }
								style={ getSeriesStyle( item.color ) }
							>
								<path
									className={ mark }
									strokeDasharray={ getDashArray(
										item.slot
									) }
								/>
								<path
									className={ `${ mark } is-unfinished` }
									strokeDasharray={ getDashArray(
										item.slot,
										true
									) }
								/>
							</g>
						)
					);
				} ) }
			</svg>
		</>
	);
} );
