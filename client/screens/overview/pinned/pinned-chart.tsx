import type { ReportChart as ChartConfig } from '../../../report/types';
import { MetricCards } from '../../../report-components/metric-cards';
import { getWhyHref } from '../../../report/change/links';
import { getStatsEndpoint } from '../../../report/dimensions';
import { getReports } from '../../../reports';
import { getComparisonLabel } from '../../../report/comparison-label';
import { getPeriodLabel } from '../../../report/period-label';
import {
	EMBEDDED_CHART_PROPS,
	ReportChart,
} from '../../../report-components/report-chart';
import type { ResolvedReport } from '../../../report/use-report-query';
import { getSource, useStats } from '../../../report/use-report';

/** The metric of a view with its change and its chart. */
export function PinnedChart( {
	resolved,
	chart,
}: {
	resolved: ResolvedReport;
	chart: ChartConfig;
} ) {
	const { report, query } = resolved;
	const { totals, ...stats } = useStats( getSource( resolved ) );
	return (
		<>
			<p className="storedeck-pinned__dates">
				{ getPeriodLabel( query ) }
			</p>
			<MetricCards
				primary={ totals.primary }
				secondary={ totals.secondary }
				label={ chart.label }
				prevLabel={ getComparisonLabel( query, totals.until ) }
				metrics={ [
					{
						...chart,
						whyHref: getWhyHref(
							getReports().find( ( { id } ) => id === report.id )
								?.path,
							getStatsEndpoint( report ),
							chart.key,
							query
						),
					},
				] }
			/>
			<ReportChart
				{ ...stats.chart }
				compared={ totals }
				chart={ chart }
				itemChart={ report.itemChart }
				query={ query }
				path=""
				chartProps={ EMBEDDED_CHART_PROPS }
			/>
		</>
	);
}
