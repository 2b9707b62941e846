import { oneOf, text } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { reportProps, toQuery } from '../props/report-props';
import type { Report } from '../../report/define-report';
import { ReportChart } from '../../report-components/report-chart';
import type { ResolvedReport } from '../../report/use-report-query';
import { useStats } from '../../report/use-report';
import { EmbeddedReport } from './embedded-report';
import { pickMetrics } from './pick-metrics';

export const schema = {
	...reportProps,
	/** The figure that is drawn; the report's first unless given. */
	chart: text(),
	type: oneOf( () => [ 'line', 'bar' ] as const ),
};

type Props = PropsOf< typeof schema >;

/** The page around it has an address of its own: nothing writes into it. */
const CHART_PROPS = {
	showHeaderControls: false,
	legendPosition: 'bottom',
	onZoom: undefined,
	onZoomOut: undefined,
} as const;

const pickChart = ( report: Report, key: string | undefined ) =>
	pickMetrics( 'chart', report, key === undefined ? key : [ key ] )[ 0 ];

function Chart( {
	resolved,
	chart,
}: {
	resolved: ResolvedReport;
	chart?: string;
} ) {
	const { report, query, filterSet, state } = resolved;
	const { primary, secondary } = useStats(
		'getReportStatsAll',
		report.statsEndpoint ?? report.endpoint,
		query,
		{ ...filterSet, limitBy: report.limitBy, state }
	);
	const figure = pickChart( report, chart );
	return figure ? (
		<ReportChart
			chart={ figure }
			itemChart={ report.itemChart }
			query={ query }
			path=""
			primary={ primary }
			secondary={ secondary }
			chartProps={ CHART_PROPS }
		/>
	) : null;
}

/** A chart of any report. */
export default function ReportChartMount( { chart, type, ...props }: Props ) {
	const query = {
		...toQuery( props ),
		...( type && { chartType: type } ),
	};
	return (
		<EmbeddedReport
			id={ props.report }
			query={ query }
			link={ chart ? { chart } : undefined }
			title={ ( report ) =>
				props.title ??
				pickChart( report, chart )?.label ??
				report.title()
			}
		>
			{ ( resolved ) => <Chart resolved={ resolved } chart={ chart } /> }
		</EmbeddedReport>
	);
}
