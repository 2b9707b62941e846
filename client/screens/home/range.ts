import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';

export type HomeRange = 'today' | 'week';

/**
 * Which range the figures of Home are about. It has a key of its own: `period`
 * would go along to the reports.
 *
 * @param query Query of the address.
 */
export const readRange = ( query: Query ): HomeRange =>
	query.figures === 'week' ? 'week' : 'today';

/** The range as the reports read it, against the one before. */
export const RANGES: Record< HomeRange, Record< string, string > > = {
	today: { period: 'today', compare: 'previous_period' },
	week: { period: 'week', compare: 'previous_period' },
};

/** The finest interval that still makes a line. */
export const INTERVALS: Record< HomeRange, string > = {
	today: 'hour',
	week: 'day',
};

/**
 * What the figures are compared with.
 *
 * @param range      The range.
 * @param isUntilNow Only the same hours of the day before are compared.
 */
export function getPrevLabel( range: HomeRange, isUntilNow = false ) {
	if ( range === 'week' ) {
		return __( 'Previous week:', 'storedeck' );
	}
	return isUntilNow
		? __( 'Yesterday at this time:', 'storedeck' )
		: __( 'Yesterday:', 'storedeck' );
}
