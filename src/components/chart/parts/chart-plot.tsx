import { useId, useMemo, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';

import { useReading } from '../hooks/use-reading';
import { layoutChart } from '../model/layout-chart';
import { tooltipBox, tooltipSize } from '../model/tooltip-box';
import type { LayoutOptions, MeasureText, Size } from '../model/types';
import { Axes } from './axes';
import { DataTable } from './data-table';
import { describeChart } from './describe-chart';
import { FocusMarks } from './focus-marks';
import { Marks } from './marks';
import { describeReading, type PlotData } from './describe-reading';
import { Tooltip } from './tooltip';

export interface ChartPlotProps {
	data: PlotData;
	size: Size;
	layout: Omit< LayoutOptions, 'dates' | 'isRtl' | 'measure' >;
	measure: MeasureText;
	title?: string;
	tooltipPosition: 'over' | 'below';
	/** Shown instead of values when there are none. */
	emptyMessage?: string;
	focusedKey: string | null;
}

/** The drawing with everything that reads it: pointer, keys, speech, table. */
export function ChartPlot( {
	data,
	size,
	layout,
	measure,
	title,
	tooltipPosition,
	emptyMessage,
	focusedKey,
}: ChartPlotProps ) {
	const id = useId();
	const surface = useRef< HTMLDivElement >( null );
	const isRtl = isRTL();
	const { dates, series, texts, unfinishedIndex } = data;
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
	const summary = useMemo(
		() =>
			describeChart( {
				type: layout.type,
				dates,
				unfinishedIndex,
				series,
				isCompare:
					layout.mode === 'time-comparison' &&
					series[ 0 ]?.isComparison === false &&
					series.length === 2,
				formatDate: texts.screenReaderDate,
				formatValue: texts.value,
			} ),
		[ layout, dates, unfinishedIndex, series, texts ]
	);
	const { reading, isByKeyboard, handlers } = useReading( model, surface );
	const described = reading && describeReading( data, reading, isByKeyboard );
	const tops = model.series.flatMap(
		( { points } ) => points[ reading?.index ?? -1 ] ?? []
	);
	const current = isByKeyboard
		? model.series[ reading?.seriesIndex ?? -1 ]?.points[
				reading?.index ?? -1
		  ]
		: null;
	const name = title || __( 'Chart', 'storedeck' );

	return (
		<div className="d3-chart__container" style={ { height } }>
			<div
				ref={ surface }
				className="d3-chart__surface"
				role="application"
				aria-roledescription={ __( 'chart', 'storedeck' ) }
				aria-label={ name }
				aria-describedby={ `${ id }-summary ${ id }-help` }
				// One stop for the whole chart: arrow keys walk its values.
				tabIndex={ 0 }
				{ ...handlers }
			>
				<svg
					className="d3-chart"
					viewBox={ `0 0 ${ width } ${ height }` }
					width={ width }
					height={ height }
					direction={ isRtl ? 'rtl' : 'ltr' }
					aria-hidden="true"
					focusable="false"
				>
					<Axes model={ model } />
					<Marks
						model={ model }
						series={ shown }
						focusedKey={ focusedKey }
					/>
					{ reading && (
						<FocusMarks
							model={ model }
							series={ shown }
							reading={ reading }
							isSingle={ isByKeyboard }
						/>
					) }
				</svg>
				{ reading && described && (
					<Tooltip
						content={ described.tooltip }
						box={ tooltipBox( {
							anchor: {
								x:
									current?.x ??
									tops[ 0 ]?.x ??
									model.plot.left,
								y:
									current?.y ??
									Math.min(
										model.zeroY,
										...tops.map( ( { y } ) => y )
									),
							},
							size: tooltipSize(
								described.tooltip,
								size,
								measure
							),
							bounds: size,
							plotBottom: model.plot.top + model.plot.height,
							position: tooltipPosition,
							isRtl,
						} ) }
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
				{ __(
					'Left and right arrow keys move between dates, up and down between series. Escape hides the value.',
					'storedeck'
				) }
			</p>
			<div className="d3-chart__spoken" role="status">
				{ isByKeyboard ? described?.spoken : '' }
			</div>
			<DataTable
				title={ name }
				dates={ dates }
				series={ series }
				formatDate={ texts.screenReaderDate }
				formatValue={ texts.value }
			/>
		</div>
	);
}
