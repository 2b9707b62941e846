import type { SVGProps } from 'react';
import { useId, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useAfterPaint } from '../hooks/use-after-paint';
import { useActivePoint } from '../hooks/use-active-point';
import { getNearestBand } from '../model/bands';
import { layoutChart } from '../model/layout-chart';
import type { LayoutOptions, MeasureText, Size } from '../model/types';
import type { ChartRange } from '../types';
import { AnnotationMarks } from './annotation-marks';
import { Axes } from './axes';
import { CanvasLayer } from './canvas-layer';
import { DataTable } from './data-table';
import { describeChart } from './describe-chart';
import { describeKeys } from './describe-keys';
import { FocusMarks } from './focus-marks';
import { LazyZoom } from './lazy-zoom';
import { Marks } from './marks';
import { describePoint, type PlotData } from './describe-point';
import { PointTooltip } from './point-tooltip';
import { isPageRtl } from '../../is-page-rtl';

export interface ChartPlotProps {
	data: PlotData;
	size: Size;
	layout: Omit< LayoutOptions, 'dates' | 'isRtl' | 'measure' >;
	measure: MeasureText;
	title?: string;
	tooltipPosition: 'over' | 'below';
	/** Shown if there are no values. */
	emptyMessage?: string;
	focusedKey: string | null;
	onZoom?: ( range: ChartRange ) => void;
}

/**
 * The drawing, with pointer and keyboard navigation, announcements and data
 * table.
 */
export function ChartPlot( {
	data,
	size,
	layout,
	measure,
	title,
	tooltipPosition,
	emptyMessage,
	focusedKey,
	onZoom,
}: ChartPlotProps ) {
	const id = useId();
	const surface = useRef< HTMLDivElement >( null );
	const isRtl = isPageRtl();
	const { comparedWith, dates, series, texts, unfinishedIndex } = data;
	const { width, height } = size;

	const model = useMemo(
		() =>
			layoutChart(
				series,
				{ width, height },
				{ ...layout, dates, isRtl, measure }
			),
		[ series, width, height, layout, dates, isRtl, measure ]
	);
	const shown = useMemo(
		() => series.map( ( { item } ) => item ),
		[ series ]
	);
	const isPainted = useAfterPaint();
	const summary = useMemo(
		() =>
			isPainted
				? describeChart( {
						type: layout.type,
						dates,
						unfinishedIndex,
						series,
						isCompare:
							layout.mode === 'time-comparison' &&
							series[ 0 ]?.isComparison === false &&
							series.length === 2,
						comparedWith,
						annotations: model.annotations,
						formatDate: texts.screenReaderDate,
						formatValue: texts.value,
				  } )
				: '',
		[
			isPainted,
			layout,
			dates,
			unfinishedIndex,
			series,
			comparedWith,
			texts,
			model.annotations,
		]
	);
	const { activePoint, lastPoint, isByKeyboard, handlers } = useActivePoint(
		{
			dateCount: model.bands.count,
			seriesCount: model.series.length,
			isRtl,
			annotatedIndexes: model.annotations.map( ( { index } ) => index ),
		},
		width,
		( { x }, last ) => ( {
			index: getNearestBand( model.bands, x ),
			seriesIndex: last?.seriesIndex ?? 0,
		} ),
		surface
	);
	const described =
		activePoint &&
		describePoint( data, activePoint, isByKeyboard, model.annotations );
	const name = title || __( 'Chart', 'storedeck' );
	const isOnCanvas = model.layer === 'canvas';
	const drawing: SVGProps< SVGSVGElement > = {
		viewBox: `0 0 ${ width } ${ height }`,
		width,
		height,
		direction: isRtl ? 'rtl' : 'ltr',
		'aria-hidden': true,
		focusable: false,
	};
	const focusMarks = activePoint && (
		<FocusMarks
			model={ model }
			series={ shown }
			activePoint={ activePoint }
			isSingle={ isByKeyboard }
		/>
	);

	return (
		<div className="d3-chart__container" style={ { height } }>
			<div
				ref={ surface }
				className="d3-chart__surface"
				role="application"
				aria-roledescription={ __( 'chart', 'storedeck' ) }
				aria-label={ name }
				aria-describedby={ `${ id }-summary ${ id }-help` }
				// A single tab stop; arrow keys move between values.
				tabIndex={ 0 }
				{ ...handlers }
			>
				<svg { ...drawing } className="d3-chart">
					<Axes model={ model } />
					<AnnotationMarks model={ model } />
					{ ! isOnCanvas && (
						<Marks
							model={ model }
							series={ shown }
							focusedKey={ focusedKey }
						/>
					) }
					{ ! isOnCanvas && focusMarks }
				</svg>
				{ isOnCanvas && (
					<>
						<CanvasLayer
							model={ model }
							series={ shown }
							focusedKey={ focusedKey }
						/>
						<svg
							{ ...drawing }
							className="d3-chart d3-chart__overlay"
						>
							{ focusMarks }
						</svg>
					</>
				) }
				{ activePoint && described && (
					<PointTooltip
						model={ model }
						activePoint={ activePoint }
						isSingle={ isByKeyboard }
						content={ described.tooltip }
						measure={ measure }
						position={ tooltipPosition }
					/>
				) }
				{ onZoom && (
					<LazyZoom
						model={ model }
						dates={ dates }
						interval={ layout.interval }
						formatDate={ texts.screenReaderDate }
						surface={ surface }
						activePoint={ activePoint }
						lastPoint={ lastPoint }
						onZoom={ onZoom }
					/>
				) }
			</div>
			{ emptyMessage && (
				<p className="d3-chart__empty-message">{ emptyMessage }</p>
			) }
			<p id={ `${ id }-summary` } className="d3-chart__spoken">
				{ emptyMessage ? emptyMessage : summary }
			</p>
			<p id={ `${ id }-help` } className="d3-chart__spoken">
				{ describeKeys( {
					canZoom: Boolean( onZoom ),
					hasAnnotations: model.annotations.length > 0,
				} ) }
			</p>
			<div className="d3-chart__spoken" role="status">
				{ isByKeyboard ? described?.spoken : '' }
			</div>
			{ isPainted && (
				<DataTable
					title={ name }
					dates={ dates }
					series={ series }
					annotations={ model.annotations }
					formatDate={ texts.screenReaderDate }
					formatValue={ texts.value }
				/>
			) }
		</div>
	);
}
