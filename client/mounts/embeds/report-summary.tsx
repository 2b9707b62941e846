import { getNewPath } from '@storedeck/navigation';
import { texts } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { reportProps, toQuery } from '../props/report-props';
import { getReports } from '../../reports';
import { FigureCards } from '../../report-components/metric-cards';
import { getPrevLabel } from '../../report/prev-label';
import type { Asked } from '../../report/use-report-query';
import { useStats } from '../../report/use-report';
import { EmbeddedReport } from './embedded-report';
import { pickFigures } from './pick-metrics';

export const schema = {
	...reportProps,
	/** Which figures, by their keys; all unless given. */
	figures: texts(),
};

type Props = PropsOf< typeof schema >;

function Figures( {
	asked,
	label,
	keys,
}: {
	asked: Asked;
	label: string;
	keys?: string[];
} ) {
	const { report, query, filterSet, access } = asked;
	const stats = useStats(
		'getReportStats',
		report.statsEndpoint ?? report.endpoint,
		query,
		{ ...filterSet, limitBy: report.limitBy, access }
	);
	const path =
		getReports().find( ( { id } ) => id === report.id )?.path ?? '/';
	return (
		<FigureCards
			{ ...stats }
			label={ label }
			prevLabel={ getPrevLabel( query ) }
			figures={ pickFigures( 'figures', report, keys ).map(
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
			{ ( asked ) => (
				<Figures
					asked={ asked }
					label={ props.title ?? asked.report.title() }
					keys={ figures }
				/>
			) }
		</EmbeddedReport>
	);
}
