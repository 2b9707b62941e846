import { __ } from '@wordpress/i18n';
import { getDateParamsFromQuery } from '@storedeck/date';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { ReportChart } from '../../reports/types';
import { FigureCards } from './figure-cards';
import type { Part, Stats } from './use-report';

interface Props {
	charts: ReportChart[];
	selected: ReportChart | undefined;
	query: Query;
	path: string;
	primary: Part< Stats >;
	secondary: Part< Stats >;
}

/** The cards above the chart; each leads to its figure's chart. */
export function ReportSummary( {
	charts,
	selected,
	query,
	path,
	...figures
}: Props ) {
	const { compare } = getDateParamsFromQuery(
		query,
		getSetting( 'defaultDateRange' )
	);

	return (
		<FigureCards
			{ ...figures }
			prevLabel={
				compare === 'previous_year'
					? __( 'Previous year:', 'storedeck' )
					: __( 'Previous period:', 'storedeck' )
			}
			figures={ charts.map( ( chart ) => ( {
				...chart,
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
