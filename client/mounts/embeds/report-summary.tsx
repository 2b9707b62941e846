import { getNewPath } from '@storedeck/navigation';
import { stringList } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { reportProps, toQuery } from '../props/report-props';
import { getReports } from '../../reports';
import { MetricCards } from '../../report-components/metric-cards';
import { getWhyHref } from '../../report/change/links';
import { getStatsEndpoint } from '../../report/dimensions';
import { getComparisonLabel } from '../../report/comparison-label';
import type { ResolvedReport } from '../../report/use-report-query';
import { getSource, useStats } from '../../report/use-report';
import { EmbeddedReport } from './embedded-report';
import { pickMetrics } from './pick-metrics';

export const schema = {
	...reportProps,
	/** Keys of the metrics; all by default. */
	metrics: stringList(),
};

type Props = PropsOf< typeof schema >;

function Metrics( {
	resolved,
	label,
	keys,
}: {
	resolved: ResolvedReport;
	label: string;
	keys?: string[];
} ) {
	const { report, query } = resolved;
	const { until, ...totals } = useStats( getSource( resolved ) ).totals;
	const path =
		getReports().find( ( { id } ) => id === report.id )?.path ?? '/';
	return (
		<MetricCards
			{ ...totals }
			label={ label }
			prevLabel={ getComparisonLabel( query, until ) }
			metrics={ pickMetrics( 'metrics', report, keys ).map(
				( metric ) => ( {
					...metric,
					href: getNewPath(
						{ ...query, chart: metric.key },
						path,
						{}
					),
					whyHref: getWhyHref(
						path,
						getStatsEndpoint( report ),
						metric.key,
						query
					),
				} )
			) }
		/>
	);
}

export default function ReportSummaryMount( { metrics, ...props }: Props ) {
	return (
		<EmbeddedReport
			id={ props.report }
			query={ toQuery( props ) }
			title={ ( report ) => props.title ?? report.title }
		>
			{ ( resolved ) => (
				<Metrics
					resolved={ resolved }
					label={ props.title ?? resolved.report.title }
					keys={ metrics }
				/>
			) }
		</EmbeddedReport>
	);
}
