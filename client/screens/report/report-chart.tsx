import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Chart } from '@storedeck/components';
import {
	getAllowedIntervalsForQuery,
	getChartTypeForQuery,
	getCurrentDates,
	getDateFormatsForInterval,
	getDateParamsFromQuery,
	getIntervalForQuery,
	getStoreTimeZoneMoment,
} from '@storedeck/date';
import { getSetting, getSettings } from '@storedeck/settings';
import type { ReportChart as ReportChartConfig } from '../../reports/types';
import { FailureNotice } from '../../shell/failure-notice';
import { formatFigure, formatWallClock } from '../../shop-format';
import { buildChartRows, unfinishedStart } from './chart-rows';
import type { Query } from '@storedeck/navigation';
import type { Part, Stats } from './use-report';

interface Props {
	chart: ReportChartConfig;
	query: Query;
	path: string;
	primary: Part< Stats >;
	secondary: Part< Stats >;
}

const NOTHING: Stats = { totals: {}, intervals: [] };

/** Dates in the chart read as the shop's locale writes them. */
const dateFormatter = ( format: string ) => ( date: string | Date ) =>
	formatWallClock(
		typeof date === 'string' ? date : date.toISOString().slice( 0, 19 ),
		format
	);

/** The chosen figure over time, against the range it is compared with. */
export function ReportChart( {
	chart,
	query,
	path,
	primary,
	secondary,
}: Props ) {
	const defaultRange = getSetting( 'defaultDateRange' );
	const { primary: dates, secondary: previousDates } = getCurrentDates(
		query,
		defaultRange
	);
	const { compare } = getDateParamsFromQuery( query, defaultRange );
	const interval = getIntervalForQuery( query, defaultRange );
	const intervals = primary.data?.intervals ?? NOTHING.intervals;
	const formats = getDateFormatsForInterval( interval, intervals.length, {
		type: 'php',
	} );
	const now = getStoreTimeZoneMoment().format( 'YYYY-MM-DDTHH:mm' );

	const data = useMemo(
		() =>
			buildChartRows( {
				field: chart.key,
				interval,
				compare,
				now: `${ now }:00`,
				primary: {
					intervals,
					label: `${ dates.label } (${ dates.range })`,
					after: dates.after,
				},
				secondary: {
					intervals: secondary.data?.intervals ?? NOTHING.intervals,
					label: `${ previousDates.label } (${ previousDates.range })`,
					after: previousDates.after,
				},
			} ),
		// The dates follow from the query; `now` turns every minute.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[ chart.key, intervals, secondary.data, query, now ]
	);

	const error = primary.error ?? secondary.error;
	if ( error && ! primary.data ) {
		return (
			<FailureNotice
				message={ __( 'The chart could not be loaded.', 'storedeck' ) }
				detail={ error.message }
				onRetry={ () => {
					primary.retry();
					secondary.retry();
				} }
			/>
		);
	}

	return (
		<Chart
			title={ chart.label }
			data={ data }
			query={ query }
			path={ path }
			chartType={ getChartTypeForQuery( query ) }
			interval={ interval }
			allowedIntervals={ getAllowedIntervalsForQuery(
				query,
				defaultRange
			) }
			isRequesting={ ! primary.data || ! secondary.data }
			mode="time-comparison"
			valueType={ chart.type }
			currency={ getSettings().currency }
			tooltipValueFormat={ ( value: number ) =>
				formatFigure( chart.type, value ) ?? ''
			}
			screenReaderFormat={ dateFormatter( formats.screenReaderFormat ) }
			tooltipLabelFormat={ dateFormatter( formats.tooltipLabelFormat ) }
			xFormat={ dateFormatter( formats.xFormat ) }
			x2Format={ dateFormatter( formats.x2Format ) }
			unfinishedFrom={ unfinishedStart( intervals, now ) }
			emptyMessage={ __(
				'No data for the selected date range',
				'storedeck'
			) }
			legendTotals={ {
				primary: primary.data?.totals[ chart.key ] ?? 0,
				secondary: secondary.data?.totals[ chart.key ] ?? 0,
			} }
		/>
	);
}
