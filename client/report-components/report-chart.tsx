import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Chart } from '@storedeck/components';
import type { ChartProps } from '@storedeck/components';
import { getChartTypeForQuery } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import {
	getAllowedIntervals,
	getDateParams,
	getDates,
	getUrlInterval,
} from '../common/url-dates';
import type { ItemChartDefinition } from '../report/definition';
import type { ReportChart as ReportChartConfig } from '../report/types';
import { FailureNotice } from '../common/failure-notice';
import { getNow } from '../common/iso-time';
import type { ValueType } from '../common/store-format';
import { buildChartRows, buildEmptyRows } from '../report/chart-rows';
import { describeCompared } from '../report/comparison-label';
import { useFormats } from './chart-formats';
import { useChartZoom } from './chart-zoom';
import { useComparedWith } from './compared-with';
import type { Compared } from './compared-with';
import { buildItemRows, getItemSeries } from '../report/item-rows';
import { getPeriodLabel } from '../report/period-label';
import { useFrozenValue } from '../common/use-frozen-value';
import { getBusyClass } from './busy';
import type { Query } from '@storedeck/navigation';
import type { QueryResult, Stats } from '../report/query-result';

/** Props of a chart outside of its report: its controls and zoom would change the URL of the page around it. */
export const EMBEDDED_CHART_PROPS = {
	showHeaderControls: false,
	legendPosition: 'bottom',
	onZoom: undefined,
	onZoomOut: undefined,
} as const;

interface Props {
	chart: ReportChartConfig;
	/** If the chart compares items. */
	itemChart?: ItemChartDefinition;
	query: Query;
	path: string;
	primary: QueryResult< Stats >;
	secondary: QueryResult< Stats >;
	/**
	 * The totals that an unfinished period is compared with, see `useTotals`.
	 * Without them the change of an unfinished period is not described.
	 */
	compared?: Compared;
	/** Changes for a chart outside of its report. */
	chartProps?: Pick<
		ChartProps,
		| 'lead'
		| 'showHeaderControls'
		| 'legendPosition'
		| 'onZoom'
		| 'onZoomOut'
	>;
}

/** The part of the chart's props that belongs to one response. */
interface ChartContent
	extends Required<
		Pick< ChartProps, 'mode' | 'legendTotals' | 'interval' | 'title' >
	> {
	comparedWith?: ChartProps[ 'comparedWith' ];
	rows: ChartProps[ 'data' ];
	interval: Interval;
	valueType: ValueType;
}

const NO_STATS: Stats = { totals: {}, intervals: [] };

/** The chart of a metric for the period and its comparison. */
export function ReportChart( {
	chart,
	itemChart,
	query,
	path,
	primary,
	secondary,
	compared,
	chartProps,
}: Props ) {
	const { primary: dates, secondary: previousDates } = getDates( query );
	const { compare } = getDateParams( query );
	const interval = getUrlInterval( query );
	const intervals = primary.data?.intervals ?? NO_STATS.intervals;
	const now = getNow();

	const series = useMemo(
		() => itemChart && getItemSeries( primary.data ?? NO_STATS, chart.key ),
		[ itemChart, primary.data, chart.key ]
	);
	const hasFailed = Boolean( secondary.error && ! secondary.data );
	// Without data there is no line and no total.
	const isCompared = compare !== 'none' && ! hasFailed;
	// The legend has the figures of the cards.
	const comparedWith = useComparedWith( query, chart.key, compared );
	const periodLabel = getPeriodLabel( query );
	const current = useMemo< ChartContent >( () => {
		const metric = { title: chart.label, valueType: chart.type };
		if ( series ) {
			return {
				...metric,
				interval,
				rows: buildItemRows( intervals, series, now ),
				mode: 'item-comparison',
				legendTotals: Object.fromEntries(
					series.map( ( { key, total } ) => [ key, total ] )
				),
			};
		}
		const input = {
			field: chart.key,
			interval,
			compare,
			now,
			primary: {
				intervals,
				label: periodLabel,
				after: dates.after,
			},
			secondary: isCompared
				? {
						intervals:
							secondary.data?.intervals ?? NO_STATS.intervals,
						label:
							comparedWith?.label ??
							describeCompared( previousDates ),
						after: previousDates.after,
				  }
				: undefined,
		};
		return {
			...metric,
			interval,
			mode: 'time-comparison',
			legendTotals: {
				primary: primary.data?.totals[ chart.key ] ?? 0,
				...( isCompared && {
					secondary:
						comparedWith?.total ??
						secondary.data?.totals[ chart.key ] ??
						0,
				} ),
			},
			rows: primary.data
				? buildChartRows( input )
				: buildEmptyRows( input ),
		};
	}, [
		series,
		chart.key,
		chart.label,
		chart.type,
		interval,
		compare,
		isCompared,
		periodLabel,
		now,
		intervals,
		primary.data,
		secondary.data,
		dates,
		previousDates,
		comparedWith,
	] );
	const isLoading = primary.isRequesting || secondary.isRequesting;
	const isFirst =
		! primary.data ||
		! ( secondary.data || ! secondary.isEnabled || hasFailed );
	// Metric, dates and data must match, also while new data loads.
	const shown = useFrozenValue( isLoading, {
		...current,
		comparedWith,
	} );
	const zoom = useChartZoom(
		query,
		path,
		{
			after: dates.after.format( 'YYYY-MM-DD' ),
			before: dates.before.format( 'YYYY-MM-DD' ),
		},
		now.slice( 0, 10 )
	);
	const formats = useFormats(
		shown.interval,
		shown.rows.length,
		shown.valueType
	);

	if ( primary.error && ! primary.data ) {
		return (
			<FailureNotice
				message={ __( 'Could not load the chart.', 'storedeck' ) }
				detail={ primary.error.message }
				onRetry={ primary.retry }
			/>
		);
	}

	return (
		<div
			className={
				isFirst
					? undefined
					: getBusyClass( { ...primary, isRequesting: isLoading } )
			}
			aria-busy={ isLoading }
		>
			<Chart
				title={ shown.title }
				data={ shown.rows }
				query={ query }
				path={ path }
				chartType={ getChartTypeForQuery( query ) }
				interval={ shown.interval }
				allowedIntervals={ getAllowedIntervals( query ) }
				isRequesting={ isFirst }
				mode={ shown.mode }
				itemsLabel={ itemChart?.itemsLabel }
				filterParam={ itemChart?.filterParam }
				valueType={ shown.valueType }
				{ ...formats }
				{ ...zoom }
				unfinishedFrom={ now }
				emptyMessage={
					query.search
						? __( 'No data for the current search', 'storedeck' )
						: __(
								'No data for the selected date range',
								'storedeck'
						  )
				}
				legendTotals={ shown.legendTotals }
				comparedWith={ shown.comparedWith }
				{ ...chartProps }
			/>
			{ hasFailed && (
				<FailureNotice
					message={ __(
						'Could not load the comparison period.',
						'storedeck'
					) }
					detail={ secondary.error?.message }
					onRetry={ secondary.retry }
				/>
			) }
		</div>
	);
}
