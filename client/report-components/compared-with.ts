import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChartProps } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import { getDates } from '../common/url-dates';
import { formatComparedUntil } from '../report/comparison-label';
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
	if ( total === undefined ) {
		return null;
	}
	const { secondary } = getDates( query );
	return {
		total,
		label: sprintf(
			/* translators: 1: name of a period, 2: its dates, 3: time of its last day. */
			__( '%1$s (%2$s) until %3$s', 'storedeck' ),
			secondary.label,
			secondary.range,
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
 * @return Undefined for the whole line; null if the totals are not available.
 */
export function useComparedWith(
	...[ query, field, compared ]: Parameters< typeof getComparedWith >
): ChartProps[ 'comparedWith' ] {
	const comparedWith = getComparedWith( query, field, compared );
	const { label, total } = comparedWith ?? {};
	const isAvailable = comparedWith !== null;
	// The same object for the same texts, so that the chart is not drawn again.
	return useMemo( () => {
		if ( label !== undefined && total !== undefined ) {
			return { label, total };
		}
		return isAvailable ? undefined : null;
	}, [ label, total, isAvailable ] );
}
