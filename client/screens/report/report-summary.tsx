import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ReportChart } from '../../report/types';
import { MetricCards } from '../../report-components/metric-cards';
import { getComparisonLabel } from '../../report/comparison-label';
import type { QueryResult, Stats } from '../../report/query-result';
import type { ReportData } from '../../report/use-report';

interface Props {
	/** Id of the report. */
	report: string;
	charts: ReportChart[];
	selected: ReportChart | undefined;
	query: Query;
	path: string;
	/** Returns the URL of what explains the change of a metric. */
	getWhy: ( metric: string ) => string | undefined;
	primary: QueryResult< Stats >;
	secondary: QueryResult< Stats >;
	/** The data of the chart; without a date range there is none. */
	chart?: ReportData[ 'chart' ];
	/** The end of the compared part of the secondary period. */
	until?: string;
}

/** The cards above the chart. Each card links to its chart. */
export function ReportSummary( {
	report,
	charts,
	selected,
	query,
	path,
	getWhy,
	until,
	...results
}: Props ) {
	return (
		<MetricCards
			{ ...results }
			prevLabel={ getComparisonLabel( query, until ) }
			metrics={ charts.map( ( chart ) => ( {
				...chart,
				stat: `${ report }/${ chart.key }`,
				whyHref: getWhy( chart.key ),
				isSelected: chart.key === selected?.key,
				href: getNewPath(
					{
						chart: chart.key,
						orderby: chart.orderby,
						order: chart.order,
					},
					path,
					query
				),
			} ) ) }
		/>
	);
}
