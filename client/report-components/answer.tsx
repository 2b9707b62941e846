import { ChangePill } from '@storedeck/components/summary/change-pill';
import { WhyLink } from '@storedeck/components/summary/why-link';
import { getDateFormatsForInterval } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getNow } from '../common/iso-time';
import { getDateParams, getDates, getUrlInterval } from '../common/url-dates';
import { formatMetric, formatSiteDate, getDelta } from '../common/store-format';
import { buildChartRows } from '../report/chart-rows';
import {
	getComparedDates,
	getComparisonLabel,
} from '../report/comparison-label';
import { describeChange } from '../report/describe-change';
import { getNewAmount } from '../report/new-amount';
import type { Stats } from '../report/query-result';
import { omitYear } from '../report/short-dates';
import type { ReportChart } from '../report/types';
import { useComparison } from '../report/use-comparison';
import type { ReportData, Totals } from '../report/use-report';
import './answer.scss';

interface Props {
	chart: ReportChart;
	query: Query;
	totals: Totals;
	periods: ReportData[ 'chart' ];
	/** What explains the change. */
	whyHref: string | undefined;
}

/** Customers and other distinct things of a day are counted again on the next. */
const addsUp = ( { totals, intervals }: Stats, key: string ) =>
	Math.abs(
		intervals.reduce(
			( sum, { subtotals } ) => sum + ( subtotals[ key ] ?? 0 ),
			0
		) - ( totals[ key ] ?? 0 )
	) < 0.005;

/** The intervals of both periods, if all of them are loaded and correspond. */
function getPairs( {
	chart,
	query,
	totals,
	periods,
}: Omit< Props, 'whyHref' > ) {
	const primary = periods.primary.data;
	const secondary = periods.secondary.data;
	if (
		! primary ||
		! secondary ||
		periods.primary.isPreviousData ||
		periods.secondary.isPreviousData ||
		primary.intervals.length !== secondary.intervals.length ||
		! addsUp( primary, chart.key ) ||
		! addsUp( secondary, chart.key )
	) {
		return undefined;
	}
	const interval = getUrlInterval( query );
	const now = getNow();
	const dates = getDates( query );
	const { tooltipLabelFormat } = getDateFormatsForInterval(
		interval,
		primary.intervals.length,
		{ type: 'php' }
	);
	const rows = buildChartRows( {
		field: chart.key,
		interval,
		compare: getDateParams( query ).compare,
		now,
		primary: { ...primary, label: '', after: dates.primary.after },
		secondary: { ...secondary, label: '', after: dates.secondary.after },
	} ).filter( ( row ) => row.primary.value !== null );
	// The interval that is not over is not compared in full.
	return ( totals.until ? rows.slice( 0, -1 ) : rows ).map( ( row ) => ( {
		label: formatSiteDate(
			row.date,
			row.date.startsWith( now.slice( 0, 4 ) )
				? omitYear( tooltipLabelFormat )
				: tooltipLabelFormat
		),
		value: row.primary.value,
		previous: row.secondary?.value ?? null,
	} ) );
}

/** The figure of the chart, its change and what moved it. */
export function Answer( props: Props ) {
	const { chart, query, totals, whyHref } = props;
	const compared = useComparison(
		totals.primary,
		totals.secondary,
		getComparisonLabel( query, totals.until )
	);
	const value = compared.primary?.totals[ chart.key ];
	const before = compared.secondary?.totals[ chart.key ];
	const isCurrent = ! totals.primary.isPreviousData;
	return (
		<div className="storedeck-answer">
			<div>
				<strong>
					<bdi>{ formatMetric( chart.type, value ) }</bdi>
				</strong>
				{ compared.label && compared.primary && (
					<ChangePill
						change={ getNewAmount( chart.type, value, before ) }
						delta={ getDelta( value, before ) }
						isNeutral={ chart.isNeutral }
						isPrevLoading={ compared.isSecondaryPending }
						prevLabel={ compared.label }
						reverseTrend={ chart.isReverseTrend }
					/>
				) }
				{ whyHref && (
					<WhyLink label={ chart.label } href={ whyHref } />
				) }
			</div>
			{ compared.label && (
				<p>
					{ isCurrent &&
						compared.primary &&
						describeChange( {
							metric: chart,
							label: getComparedDates( query, totals.until ),
							totals: compared.primary.totals,
							previous: compared.secondary?.totals,
							intervals: getPairs( props ),
						} ) }
				</p>
			) }
		</div>
	);
}
