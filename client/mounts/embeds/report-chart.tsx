import { oneOf, string } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { reportProps, toQuery } from '../props/report-props';
import type { Report } from '../../report/types';
import {
	EMBEDDED_CHART_PROPS,
	ReportChart,
} from '../../report-components/report-chart';
import type { ResolvedReport } from '../../report/use-report-query';
import { getSource, useStats } from '../../report/use-report';
import { EmbeddedReport } from './embedded-report';
import { pickMetrics } from './pick-metrics';

export const schema = {
	...reportProps,
	/** Key of the metric; the first metric by default. */
	chart: string(),
	type: oneOf( () => [ 'line', 'bar' ] as const ),
};

type Props = PropsOf< typeof schema >;

const pickChart = ( report: Report, key: string | undefined ) =>
	pickMetrics( 'chart', report, key === undefined ? key : [ key ] )[ 0 ];

function Chart( {
	resolved,
	chart,
}: {
	resolved: ResolvedReport;
	chart?: string;
} ) {
	const { report, query } = resolved;
	const stats = useStats( getSource( resolved ) );
	const metric = pickChart( report, chart );
	return metric ? (
		<ReportChart
			chart={ metric }
			itemChart={ report.itemChart }
			query={ query }
			path=""
			{ ...stats.chart }
			chartProps={ EMBEDDED_CHART_PROPS }
		/>
	) : null;
}

export default function ReportChartMount( { chart, type, ...props }: Props ) {
	const query = {
		...toQuery( props ),
		...( type && { chartType: type } ),
	};
	return (
		<EmbeddedReport
			id={ props.report }
			query={ query }
			linkQuery={ chart ? { chart } : undefined }
			title={ ( report ) =>
				props.title ?? pickChart( report, chart )?.label ?? report.title
			}
		>
			{ ( resolved ) => <Chart resolved={ resolved } chart={ chart } /> }
		</EmbeddedReport>
	);
}
