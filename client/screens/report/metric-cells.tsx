import type { ReactNode } from 'react';
import {
	getChangeOrderBy,
	getColumnTotal,
	getMetricKey,
} from '../../report/columns';
import type { ComparedRows } from '../../report/query-result';
import { MetricCell } from '../../report/metric-cell';
import { getCharts } from '../../report/selected-chart';
import type { Report, ReportChart, ReportColumn } from '../../report/types';

interface Options {
	report: Report;
	/** What the table is sorted by. */
	orderby: string | undefined;
	totals: Readonly< Record< string, number > > | undefined;
	/** False without a comparison, and while it loads. */
	isCompared: boolean;
	isLoading: boolean;
}

/** No share of what is not a part, as of a return among sales. */
function getShare( value: number, total: number | undefined ) {
	const share = total ? value / total : 0;
	return share > 0 && share <= 1 ? share : 0;
}

/** Returns a function that adds change and share to the cells of a row, which has these metrics in the other period. */
export function createMetricCells( {
	report,
	orderby,
	totals,
	isCompared,
	isLoading,
}: Options ) {
	const charts = new Map(
		getCharts( report ).map( ( chart ) => [ chart.key, chart ] )
	);
	const getMetric = < Row, >(
		column: ReportColumn< Row >
	): Pick< ReportChart, 'type' | 'isNeutral' | 'isReverseTrend' > =>
		charts.get( getMetricKey( column ) ) ?? {
			type: column.type === 'currency' ? 'currency' : 'number',
			isNeutral: column.isNeutral,
			isReverseTrend: column.isReverseTrend,
		};

	return ( compared: ComparedRows[ number ] | undefined ) =>
		< Row, >(
			content: ReactNode,
			column: ReportColumn< Row >,
			value: number
		) => {
			const previous = compared?.[ getMetricKey( column ) ];
			const share = column.isAdditive
				? getShare( value, getColumnTotal( column, totals ) )
				: undefined;
			if (
				share === undefined &&
				previous === undefined &&
				! isLoading
			) {
				return content;
			}
			return (
				<MetricCell
					share={ share }
					change={
						isCompared || isLoading
							? {
									metric: getMetric( column ),
									value,
									previous,
									isLoading,
									isAmount:
										orderby === getChangeOrderBy( column ),
							  }
							: undefined
					}
				>
					{ content }
				</MetricCell>
			);
		};
}
