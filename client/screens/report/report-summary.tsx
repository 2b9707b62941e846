import { __ } from '@wordpress/i18n';
import {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
} from '@storedeck/components';
import { getDateParamsFromQuery } from '@storedeck/date';
import { getNewPath } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { ReportChart } from '../../reports/types';
import { FailureNotice } from '../../shell/failure-notice';
import { formatFigure, getDelta } from '../../shop-format';
import type { Query } from '@storedeck/navigation';
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
	primary,
	secondary,
}: Props ) {
	if ( primary.error && ! primary.data ) {
		return (
			<FailureNotice
				message={ __(
					'There was an error getting your stats. Please try again.',
					'storedeck'
				) }
				detail={ primary.error.message }
				onRetry={ primary.retry }
			/>
		);
	}
	if ( ! primary.data ) {
		return <SummaryListPlaceholder numberOfItems={ charts.length } />;
	}

	const { compare } = getDateParamsFromQuery(
		query,
		getSetting( 'defaultDateRange' )
	);
	const prevLabel =
		compare === 'previous_year'
			? __( 'Previous year:', 'storedeck' )
			: __( 'Previous period:', 'storedeck' );
	const { totals } = primary.data;
	const previous = secondary.data?.totals;

	return (
		<div
			className={
				primary.isLoading ? 'storedeck-report__busy' : undefined
			}
			aria-busy={ primary.isLoading }
		>
			<SummaryList>
				{ () =>
					charts.map( ( chart ) => {
						const value = totals[ chart.key ];
						const prevValue = previous?.[ chart.key ];
						return (
							<SummaryNumber
								key={ chart.key }
								label={ chart.label }
								labelTooltipText={ chart.labelTooltipText }
								value={ formatFigure( chart.type, value ) }
								prevLabel={ prevLabel }
								prevValue={ formatFigure(
									chart.type,
									prevValue
								) }
								delta={ getDelta( value, prevValue ) }
								reverseTrend={ chart.isReverseTrend }
								selected={ chart.key === selected?.key }
								href={ getNewPath(
									{
										chart: chart.key,
										orderby: chart.orderby,
										order: chart.order,
									},
									path,
									query
								) }
							/>
						);
					} )
				}
			</SummaryList>
		</div>
	);
}
