import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useViewportMatch } from '@wordpress/compose';
import { updateQueryString } from '@storedeck/navigation';

import { ChartPlaceholder } from '../chart-placeholder';
import { useElementWidth } from './hooks/use-element-width';
import { usePlotData } from './hooks/use-plot-data';
import { useShownSeries } from './hooks/use-shown-series';
import { layoutChart } from './model/layout-chart';
import { MAX_SERIES } from './model/visible-slots';
import { isEveryValueBase, listSeries } from './model/read-rows';
import {
	getChartHeight,
	MIN_SIDE_WIDTH,
	SIDE_LEGEND_WIDTH,
} from './model/sizes';
import { ChartHeader } from './view/chart-header';
import { ChartPlot } from './view/chart-plot';
import { Legend } from './view/legend';
import type { ExportSource } from './tools';
import type {
	ChartMode,
	ChartProps,
	LegendPosition,
	ShownSeries,
} from './types';
import './style.scss';
import { isPageRtl } from '../is-page-rtl';

export type * from './types';

function getSelectedKeys( { query, filterParam }: ChartProps ): string[] {
	const list = filterParam ? query?.[ filterParam ] : undefined;
	return typeof list === 'string' && list
		? list.split( ',' ).map( ( key ) => key.trim() )
		: [];
}

function getDefaultPosition(
	isWide: boolean,
	mode: ChartMode
): LegendPosition {
	if ( ! isWide ) {
		return 'bottom';
	}
	return mode === 'time-comparison' ? 'top' : 'side';
}

const DEFAULT_TYPES = [ 'line', 'bar' ] as const;

/** Limits the number of ids in the URL. */
const MAX_PLACEHOLDERS = 100;

/** Creates placeholders for series that are loading. */
const createPlaceholderSeries = ( count: number ): ShownSeries[] =>
	Array.from(
		{ length: Math.min( count, MAX_PLACEHOLDERS ) },
		( _, index ) => ( {
			key: String( index ),
			label: '\u00a0',
			total: 0,
			isVisible: false,
		} )
	);

/**
 * A line or bar chart of values over time that compares two periods, or several
 * items. It has a legend, a tooltip, and controls that write to the URL.
 *
 * @example
 * <Chart title="Net sales" data={ rows } valueType="currency" />
 */
export function Chart( props: ChartProps ) {
	const {
		allowedChartTypes = DEFAULT_TYPES,
		allowedIntervals,
		baseValue = 0,
		chartType = 'line',
		data = [],
		emptyMessage,
		filterParam,
		interactiveLegend = true,
		interval = 'day',
		isRequesting = false,
		itemsLabel,
		lead,
		legendPosition,
		legendTotals,
		mode = 'time-comparison',
		onZoom,
		onZoomOut,
		path,
		query,
		showHeaderControls = true,
		title,
	} = props;
	const isMobile = useViewportMatch( 'medium', '<' );
	const isLarge = useViewportMatch( 'large' );
	const isWide = useViewportMatch( 'wide' );
	const root = useRef< HTMLDivElement >( null );
	const body = useElementWidth();
	/** The series of the legend that is hovered or focused. */
	const [ focusedKey, setFocusedKey ] = useState< string | null >( null );

	const selectedKeys = getSelectedKeys( { data, query, filterParam } ).join();
	const series = useMemo(
		() => listSeries( data, mode, selectedKeys.split( ',' ) ),
		[ data, mode, selectedKeys ]
	);
	const { shown, toggle } = useShownSeries( series, mode );
	// A series that was hidden while the pointer rests on its button does not
	// dim the others.
	const highlightedKey =
		shown.find( ( { key, isVisible } ) => isVisible && key === focusedKey )
			?.key ?? null;
	const plot = usePlotData( { ...props, data }, shown );
	const isEmpty = useMemo(
		() => isEveryValueBase( data, baseValue ),
		[ data, baseValue ]
	);

	const wanted = legendPosition ?? getDefaultPosition( isWide, mode );
	const position =
		wanted === 'side' && body.width > 0 && body.width < MIN_SIDE_WIDTH
			? 'bottom'
			: wanted;
	const height = getChartHeight( { isMobile, isLarge } );
	const width =
		position === 'side' && shown.length > 0
			? body.width - SIDE_LEGEND_WIDTH
			: body.width;
	const isItemComparison = mode === 'item-comparison';
	const legendSeries =
		isItemComparison && isRequesting && shown.length === 0
			? createPlaceholderSeries(
					selectedKeys ? selectedKeys.split( ',' ).length : MAX_SERIES
			  )
			: shown;
	const legend = position !== 'hidden' && legendSeries.length > 0 && (
		<Legend
			isPlaceholder={ isRequesting }
			isOpenEnded={ isItemComparison && ! selectedKeys }
			series={ legendSeries }
			totals={ legendTotals }
			formatTotal={ plot.data.texts.value }
			direction={ position === 'side' ? 'column' : 'row' }
			isInteractive={ interactiveLegend }
			isComparison={ ! isItemComparison }
			isLine={ chartType === 'line' }
			itemsLabel={ itemsLabel }
			onToggle={ toggle }
			onHighlight={ setFocusedKey }
		/>
	);
	const isTop = position === 'top';
	const size = { width, height };

	const getSource = (): ExportSource => {
		const { dates, series: visible, texts } = plot.data;
		const model = layoutChart( visible, size, {
			...plot.layout,
			dates,
			isRtl: isPageRtl(),
			measure: body.measure,
		} );
		return {
			title: title ?? '',
			dates,
			series: visible,
			interval,
			annotations: model.annotations,
			model,
			measure: body.measure,
			formatTotal: texts.value,
			element: root.current,
		};
	};
	const zoomOut =
		onZoomOut &&
		( () => {
			onZoomOut();
			// The button is removed, so focus moves to the chart.
			root.current
				?.querySelector< HTMLElement >( '.d3-chart__surface' )
				?.focus();
		} );

	return (
		<div ref={ root } className="woocommerce-chart">
			{ lead }
			{ showHeaderControls && (
				<ChartHeader
					title={ title }
					legend={ isTop && legend }
					type={ chartType }
					allowedTypes={ allowedChartTypes }
					interval={ interval }
					allowedIntervals={ allowedIntervals }
					onChange={ ( change ) =>
						updateQueryString( change, path, query )
					}
					onZoomOut={ zoomOut }
					getSource={
						isRequesting || width <= 0 ? undefined : getSource
					}
				/>
			) }
			{ ! showHeaderControls && isTop && legend }
			<section
				ref={ body.ref }
				className={ `woocommerce-chart__body woocommerce-chart__body-${
					position === 'side' ? 'row' : 'column'
				}` }
			>
				{ position === 'side' && legend }
				{ isRequesting && (
					<>
						<span className="screen-reader-text">
							{ __(
								'Your requested data is loading',
								'storedeck'
							) }
						</span>
						<ChartPlaceholder height={ height } />
					</>
				) }
				{ ! isRequesting && width > 0 && (
					<ChartPlot
						{ ...plot }
						size={ size }
						measure={ body.measure }
						title={ title }
						tooltipPosition={ isLarge ? 'over' : 'below' }
						emptyMessage={ isEmpty ? emptyMessage : undefined }
						focusedKey={ highlightedKey }
						onZoom={ onZoom }
					/>
				) }
			</section>
			{ position === 'bottom' && legend && (
				<div className="woocommerce-chart__footer">{ legend }</div>
			) }
		</div>
	);
}
