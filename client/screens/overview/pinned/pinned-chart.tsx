import { getCurrentDates } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import type { ReportChart as ChartConfig } from '../../../report/types';
import { FigureCards } from '../../../report-components/metric-cards';
import { getPrevLabel } from '../../../report/prev-label';
import { ReportChart } from '../../../report-components/report-chart';
import type { Asked } from '../../../report/use-report-query';
import { useStats } from '../../../report/use-report';

/** The address is the Overview's: nothing writes into it. */
const LOOK = {
	showHeaderControls: false,
	legendPosition: 'bottom',
	onZoom: undefined,
	onZoomOut: undefined,
} as const;

/** A view's figure with its change, and over time. */
export function PinnedChart( {
	asked: { report, query, filterSet, access },
	chart,
}: {
	asked: Asked;
	chart: ChartConfig;
} ) {
	const stats = useStats(
		'getReportStatsAll',
		report.statsEndpoint ?? report.endpoint,
		query,
		{ ...filterSet, limitBy: report.limitBy, access }
	);
	const { primary } = getCurrentDates(
		query,
		getSetting( 'defaultDateRange' )
	);
	return (
		<>
			<p className="storedeck-pinned__dates">
				{ primary.label } ({ primary.range })
			</p>
			<FigureCards
				{ ...stats }
				label={ chart.label }
				prevLabel={ getPrevLabel( query ) }
				figures={ [ chart ] }
			/>
			<ReportChart
				{ ...stats }
				chart={ chart }
				itemChart={ report.itemChart }
				query={ query }
				path=""
				look={ LOOK }
			/>
		</>
	);
}
