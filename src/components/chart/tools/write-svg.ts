import { getDashArray } from '../model/dashes';
import { AXIS_FONT_SIZE, AXIS_GAP, AXIS_ROWS } from '../model/sizes';
import { getTrackPath } from '../model/track-path';
import type { ChartModel, SeriesShape } from '../model/types';
import { escapeXml } from './escape-xml';
import type { Theme } from './theme';
import { layoutHeading, type Heading } from './heading';
import type { ExportSource } from './source';

type Attributes = Record< string, string | number | undefined >;

function element( name: string, attributes: Attributes, content = '' ): string {
	const list = Object.entries( attributes )
		.filter( ( [ , value ] ) => value !== undefined && value !== '' )
		.map(
			( [ key, value ] ) =>
				` ${ key }="${ escapeXml( String( value ) ) }"`
		)
		.join( '' );
	return content
		? `<${ name }${ list }>${ content }</${ name }>`
		: `<${ name }${ list }/>`;
}

function writeHeading( heading: Heading, width: number, theme: Theme ): string {
	const anchor = heading.isRtl ? 'end' : 'start';
	return [
		element(
			'text',
			{
				...heading.title,
				'font-size': heading.titleSize,
				'font-weight': 600,
				fill: theme.text,
				direction: heading.isRtl ? 'rtl' : 'ltr',
				'text-anchor': 'start',
			},
			escapeXml( heading.text )
		),
		...heading.items.map( ( { label, color, dash, mark, text } ) =>
			[
				element( 'line', {
					...mark,
					stroke: color,
					'stroke-width': 3,
					'stroke-dasharray': dash,
				} ),
				element(
					'text',
					{
						...text,
						'font-size': heading.legendSize,
						fill: theme.text,
						direction: 'ltr',
						'text-anchor': anchor,
					},
					escapeXml( label )
				),
			].join( '' )
		),
	].join( '' );
}

function writeAxes( model: ChartModel, theme: Theme ): string {
	const { plot, isRtl, yTicks, xTicks, zeroY } = model;
	const right = plot.left + plot.width;
	const bottom = plot.top + plot.height;
	const across = ( y: number, stroke: string ) =>
		element( 'line', { x1: plot.left, x2: right, y1: y, y2: y, stroke } );
	const write = (
		x: number,
		y: number,
		label: string,
		fill: string,
		anchor = 'middle'
	) =>
		label &&
		element(
			'text',
			{
				x,
				y,
				fill,
				'text-anchor': anchor,
				'font-size': AXIS_FONT_SIZE,
			},
			escapeXml( label )
		);
	return [
		...yTicks.map( ( { y } ) => across( y, theme.grid ) ),
		across( zeroY, theme.subtle ),
		...yTicks.map( ( { y, label } ) =>
			write(
				isRtl ? right + AXIS_GAP : plot.left - AXIS_GAP,
				y + AXIS_FONT_SIZE / 3,
				label,
				theme.subtle,
				isRtl ? 'start' : 'end'
			)
		),
		...xTicks.map( ( { x, label } ) =>
			write( x, bottom + AXIS_ROWS[ 0 ], label, theme.subtle )
		),
		...xTicks.map( ( { secondX, secondLabel } ) =>
			write( secondX, bottom + AXIS_ROWS[ 1 ], secondLabel, theme.text )
		),
	].join( '' );
}

function writeAnnotations( model: ChartModel, theme: Theme ): string {
	const { plot, annotations } = model;
	const bottom = plot.top + plot.height;
	return annotations
		.map( ( { x, labels } ) =>
			element(
				'g',
				{},
				[
					element( 'title', {}, escapeXml( labels.join( ', ' ) ) ),
					element( 'line', {
						x1: x,
						x2: x,
						y1: plot.top,
						y2: bottom,
						stroke: theme.subtle,
						'stroke-dasharray': '2 4',
					} ),
					element( 'path', {
						d: `M${ x } ${ bottom - 8 }l5 8h-10z`,
						fill: theme.text,
					} ),
				].join( '' )
			)
		)
		.join( '' );
}

function writeSeries(
	shape: SeriesShape,
	model: ChartModel,
	{ color, slot, surface }: { color: string; slot?: number; surface: string }
): string {
	const line = ( d: string, dash: string ) =>
		d &&
		element( 'path', {
			d,
			fill: 'none',
			stroke: color,
			'stroke-width': model.lineWidth,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
			'stroke-dasharray': dash,
		} );
	return [
		...shape.bars.map( ( { left, top, width, height, isUnfinished } ) =>
			element( 'rect', {
				x: left,
				y: top,
				width,
				height,
				fill: color,
				...( isUnfinished && {
					'fill-opacity': 0.3,
					stroke: color,
					'stroke-dasharray': '3 3',
				} ),
			} )
		),
		...( model.type === 'line'
			? [
					line( getTrackPath( shape.track ), getDashArray( slot ) ),
					line(
						getTrackPath( shape.unfinishedTrack ),
						getDashArray( slot, true )
					),
			  ]
			: [] ),
		...shape.dots.map( ( { x, y } ) =>
			element( 'circle', {
				cx: x,
				cy: y,
				r: model.pointRadius,
				fill: color,
				stroke: surface,
				'stroke-width': 2,
			} )
		),
	].join( '' );
}

/**
 * Creates a standalone SVG document with title, legend, colors and font.
 *
 * @return The SVG document.
 */
export function writeSvg( source: ExportSource, theme: Theme ): string {
	const { model, series } = source;
	const heading = layoutHeading( source );
	const height = heading.height + model.height;
	const marks = model.series.map( ( shape, place ) =>
		writeSeries( shape, model, {
			color: series[ place ]?.item.color ?? theme.text,
			slot: series[ place ]?.item.slot,
			surface: theme.surface,
		} )
	);
	return element(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width: model.width,
			height,
			viewBox: `0 0 ${ model.width } ${ height }`,
			'font-family': theme.font,
			role: 'img',
			'aria-label': heading.text,
		},
		[
			element( 'title', {}, escapeXml( heading.text ) ),
			element( 'rect', {
				width: model.width,
				height,
				fill: theme.surface,
			} ),
			writeHeading( heading, model.width, theme ),
			element(
				'g',
				{ transform: `translate(0 ${ heading.height })` },
				[
					writeAxes( model, theme ),
					writeAnnotations( model, theme ),
					// The first series of the legend is drawn on top.
					...marks.reverse(),
				].join( '' )
			),
		].join( '' )
	);
}
