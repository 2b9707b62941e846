import { __, sprintf } from '@wordpress/i18n';
import { getStoreToday } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import questions from '../../../php-stub/includes/answers/questions.json';
import { formatSiteDate } from '../../common/store-format';
import { formatComparedUntil } from '../../report/comparison-label';

export type HomePeriod = 'today' | 'week';

/**
 * Period of the metrics on Home. It has its own parameter because `period`
 * would be kept when navigating to reports.
 *
 * @param query Query of the URL.
 */
export const readPeriod = ( query: Query ): HomePeriod =>
	query.metrics_period === 'week' ? 'week' : 'today';

/**
 * What is asked for each period, a day compared with the same weekday, with the
 * smallest useful interval of the sparkline.
 */
export const { home: QUESTIONS } = questions;

const toQuery = ( {
	period,
	compare,
}: Record< 'period' | 'compare', string > ) => ( {
	period,
	compare,
} );

/** Report query of each period. The report chooses the interval. */
export const PERIOD_QUERIES = {
	today: toQuery( QUESTIONS.today ),
	week: toQuery( QUESTIONS.week ),
};

/**
 * Label of the previous period.
 *
 * @param period The period.
 * @param until  The end of the compared part of it, see `QueryResult`.
 */
export function getComparisonLabel( period: HomePeriod, until?: string ) {
	const weekday = formatSiteDate( `${ getStoreToday() } 00:00:00`, 'l' );
	if ( ! until ) {
		return period === 'week'
			? __( 'Previous week:', 'storedeck' )
			: sprintf(
					/* translators: %s: day of the week. */
					__( 'Last %s:', 'storedeck' ),
					weekday
			  );
	}
	const time = formatComparedUntil( PERIOD_QUERIES[ period ], until );
	return period === 'week'
		? sprintf(
				/* translators: %s: time of day. */
				__( 'Previous week until %s:', 'storedeck' ),
				time
		  )
		: sprintf(
				/* translators: 1: day of the week, 2: time of day. */
				__( 'Last %1$s until %2$s:', 'storedeck' ),
				weekday,
				time
		  );
}
