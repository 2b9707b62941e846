import type { ChartProps } from '@storedeck/components';
import { useStableValue } from '@storedeck/data/core';
import type { Query } from '@storedeck/navigation';
import { getDates } from '../common/url-dates';
import {
	describeCompared,
	formatComparedUntil,
} from '../report/comparison-label';
import type { Totals } from '../report/use-report';

/** The compared totals. */
export type Compared = Pick< Totals, 'secondary' | 'until' >;

function getComparedWith(
	query: Query,
	field: string,
	compared: Compared | undefined
): ChartProps[ 'comparedWith' ] {
	if ( ! compared?.until ) {
		return undefined;
	}
	const total = compared.secondary.isPreviousData
		? undefined
		: compared.secondary.data?.totals[ field ];
	return total === undefined
		? null
		: {
				total,
				label: describeCompared(
					getDates( query ).secondary,
					formatComparedUntil( query, compared.until )
				),
		  };
}

/**
 * The total that the total of a chart is compared with. The line of the
 * secondary period may go on, so an unfinished period is not compared with it.
 *
 * @param query    The query of the URL.
 * @param field    The metric of the chart.
 * @param compared The compared totals.
 * @return Undefined for the whole line; null if the totals are not available. The
 *         same object for the same texts, so that the chart is not drawn again.
 */
export const useComparedWith = (
	...args: Parameters< typeof getComparedWith >
) => useStableValue( getComparedWith( ...args ) );
