import { __, sprintf } from '@wordpress/i18n';
import type { Interval } from '@storedeck/date';
import { formatList } from '../../common/format-list';
import { getComparisonName } from '../../report/answer-periods';
import type { Model } from '../../report/answer';
import type { Question } from '../../report/question';

const getNames = (
	keys: readonly string[],
	list: readonly { key: string; name: string }[]
) =>
	formatList(
		// An old link may name what no longer exists; the server says so.
		keys.map(
			( key ) => list.find( ( item ) => item.key === key )?.name ?? key
		)
	);

export const describeMetrics = ( { metrics }: Question, model: Model ) =>
	getNames( metrics, model.metrics );

export const describeDimensions = ( { by }: Question, model: Model ) =>
	by.length > 0
		? sprintf(
				/* translators: Part of a question: Net sales by country and payment method. %s: names of dimensions. */
				__( 'by %s', 'storedeck' ),
				getNames( by, model.dimensions )
		  )
		: /* translators: Part of a question: Net sales of the whole store, by day. */
		  __( 'of the whole store', 'storedeck' );

/** @param interval Undefined for totals. */
export const describeInterval = ( interval: Interval | undefined ) =>
	interval
		? {
				hour: __( 'by hour', 'storedeck' ),
				day: __( 'by day', 'storedeck' ),
				week: __( 'by week', 'storedeck' ),
				month: __( 'by month', 'storedeck' ),
				quarter: __( 'by quarter', 'storedeck' ),
				year: __( 'by year', 'storedeck' ),
		  }[ interval ]
		: /* translators: Part of a question: Net sales by country, in total, last month. */
		  __( 'in total', 'storedeck' );

export const describeComparison = ( { compare }: Question ) =>
	compare.length > 0
		? sprintf(
				/* translators: Part of a question: Net sales by country, last month, compared with Previous year. %s: names of periods. */
				__( 'compared with %s', 'storedeck' ),
				formatList( compare.map( getComparisonName ) )
		  )
		: __( 'not compared', 'storedeck' );

/**
 * @param filters What each filter says, for example "Order status is Completed".
 * @param isAny   Whether one of them is enough.
 */
export function describeFilters( filters: readonly string[], isAny: boolean ) {
	if ( filters.length === 0 ) {
		/* translators: Part of a question: Net sales by country, last month, for all orders. */
		return __( 'for all orders', 'storedeck' );
	}
	return isAny && filters.length > 1
		? sprintf(
				/* translators: Part of a question. %s: filters, for example "Order status is Completed and Country is United States". */
				__( 'where any applies: %s', 'storedeck' ),
				formatList( filters )
		  )
		: sprintf(
				/* translators: Part of a question: Net sales by country, where Order status is Completed. %s: filters. */
				__( 'where %s', 'storedeck' ),
				formatList( filters )
		  );
}
