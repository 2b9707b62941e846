import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';

export type HomePeriod = 'today' | 'week';

/**
 * Period of the metrics on Home. It has its own parameter because `period`
 * would be kept when navigating to reports.
 *
 * @param query Query of the URL.
 */
export const readPeriod = ( query: Query ): HomePeriod =>
	query.metrics_period === 'week' ? 'week' : 'today';

/** Report query of each period, compared with the previous period. */
export const PERIOD_QUERIES: Record< HomePeriod, Record< string, string > > = {
	today: { period: 'today', compare: 'previous_period' },
	week: { period: 'week', compare: 'previous_period' },
};

/** Smallest useful interval of the sparkline. */
export const INTERVALS: Record< HomePeriod, string > = {
	today: 'hour',
	week: 'day',
};

/**
 * Label of the previous period.
 *
 * @param period     The period.
 * @param isUntilNow Whether only the same hours of the previous day are
 *                   compared.
 */
export function getComparisonLabel( period: HomePeriod, isUntilNow = false ) {
	if ( period === 'week' ) {
		return __( 'Previous week:', 'storedeck' );
	}
	return isUntilNow
		? __( 'Yesterday at this time:', 'storedeck' )
		: __( 'Yesterday:', 'storedeck' );
}
