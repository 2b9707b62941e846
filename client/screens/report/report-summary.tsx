import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { ReportChart } from '../../report/types';
import { FigureCards } from '../../report-components/metric-cards';
import { getPrevLabel } from '../../report/prev-label';
import type { Part, Stats } from '../../report/use-report';

interface Props {
	/** The report's name. */
	report: string;
	charts: ReportChart[];
	selected: ReportChart | undefined;
	query: Query;
	path: string;
	primary: Part< Stats >;
	secondary: Part< Stats >;
}

/** The cards above the chart; each leads to its figure's chart. */
export function ReportSummary( {
	report,
	charts,
	selected,
	query,
	path,
	...figures
}: Props ) {
	return (
		<FigureCards
			{ ...figures }
			prevLabel={ getPrevLabel( query ) }
			figures={ charts.map( ( chart ) => ( {
				...chart,
				stat: `${ report }/${ chart.key }`,
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
