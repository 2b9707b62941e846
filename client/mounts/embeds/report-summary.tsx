import { getNewPath } from '@storedeck/navigation';
import { texts } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { reportProps, toQuery } from '../props/report-props';
import { getReports } from '../../reports';
import { MetricCards } from '../../report-components/metric-cards';
import { getComparisonLabel } from '../../report/comparison-label';
import type { ResolvedReport } from '../../report/use-report-query';
import { useStats } from '../../report/use-report';
import { EmbeddedReport } from './embedded-report';
import { pickMetrics } from './pick-metrics';

export const schema = {
	...reportProps,
	/** Which figures, by their keys; all unless given. */
	figures: texts(),
};

type Props = PropsOf< typeof schema >;

function Figures( {
	resolved,
	label,
	keys,
}: {
	resolved: ResolvedReport;
	label: string;
	keys?: string[];
} ) {
	const { report, query, filterSet, state } = resolved;
	const stats = useStats(
		'getReportStats',
		report.statsEndpoint ?? report.endpoint,
		query,
		{ ...filterSet, limitBy: report.limitBy, state }
	);
	const path =
		getReports().find( ( { id } ) => id === report.id )?.path ?? '/';
	return (
		<MetricCards
			{ ...stats }
			label={ label }
			prevLabel={ getComparisonLabel( query ) }
			metrics={ pickMetrics( 'figures', report, keys ).map(
				( figure ) => ( {
					...figure,
					href: getNewPath(
						{ ...query, chart: figure.key },
						path,
						{}
					),
				} )
			) }
		/>
	);
}

/** Figures of any report with their change. */
export default function ReportSummaryMount( { figures, ...props }: Props ) {
	return (
		<EmbeddedReport
			id={ props.report }
			query={ toQuery( props ) }
			title={ ( report ) => props.title ?? report.title() }
		>
			{ ( resolved ) => (
				<Figures
					resolved={ resolved }
					label={ props.title ?? resolved.report.title() }
					keys={ figures }
				/>
			) }
		</EmbeddedReport>
	);
}
