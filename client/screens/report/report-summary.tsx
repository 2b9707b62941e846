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

/** What stands before the figure compared with; nothing without a comparison. */
function getPrevLabel( compare: string ) {
	switch ( compare ) {
		case 'none':
			return '';
		case 'previous_year':
			return __( 'Previous year:', 'storedeck' );
		case 'same_weekdays':
			return __( 'Same weekdays last year:', 'storedeck' );
		case 'custom':
			return __( 'Compared with:', 'storedeck' );
		default:
			return __( 'Previous period:', 'storedeck' );
	}
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
			prevLabel={ getPrevLabel( compare ) }
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
