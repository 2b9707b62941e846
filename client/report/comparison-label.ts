import { __, sprintf } from '@wordpress/i18n';
import {
	getCurrentDates,
	getDateParamsFromQuery,
	isoDateFormat,
} from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Moment } from 'moment';
import { formatSiteDate } from '../common/store-format';
import { getPeriodLabel } from './period-label';

/**
 * The end of a compared part in the site's formats: its time, with the date
 * unless it is the last day of the period.
 *
 * @param siteTime `YYYY-MM-DD HH:mm:ss` in the site's time zone.
 * @param lastDay  `YYYY-MM-DD`.
 */
export function formatUntil( siteTime: string, lastDay: string ) {
	const time = formatSiteDate( siteTime, getSetting( 'timeFormat' ) );
	return siteTime.startsWith( lastDay )
		? time
		: sprintf(
				/* translators: 1: date, 2: time of that day. */
				__( '%1$s, %2$s', 'storedeck' ),
				formatSiteDate( siteTime ),
				time
		  );
}

/** The same for the end of the secondary period of a query. */
export function formatComparedUntil( query: Query, until: Moment ) {
	// Western digits in every locale, for the date functions of WordPress.
	const format = ( date: Moment, pattern: string ) =>
		date.clone().locale( 'en' ).format( pattern );
	const { secondary } = getCurrentDates(
		query,
		getSetting( 'defaultDateRange' )
	);
	return formatUntil(
		format( until, `${ isoDateFormat } HH:mm:ss` ),
		format( secondary.before, isoDateFormat )
	);
}

function getWholeLabel( compare: string ) {
	switch ( compare ) {
		case 'previous_year':
			return __( 'Previous year:', 'storedeck' );
		case 'same_weekdays':
			return __( 'Same weekdays last year:', 'storedeck' );
		case 'weeks_before':
			return __( 'Same weekdays before:', 'storedeck' );
		case 'custom':
			return __( 'Compared with:', 'storedeck' );
		default:
			return __( 'Previous period:', 'storedeck' );
	}
}

function getPartLabel( compare: string ) {
	switch ( compare ) {
		case 'previous_year':
			/* translators: %s: time of day, or date and time. */
			return __( 'Previous year until %s:', 'storedeck' );
		case 'same_weekdays':
			/* translators: %s: time of day, or date and time. */
			return __( 'Same weekdays last year until %s:', 'storedeck' );
		case 'weeks_before':
			/* translators: %s: time of day, or date and time. */
			return __( 'Same weekdays before until %s:', 'storedeck' );
		case 'custom':
			/* translators: %s: time of day, or date and time. */
			return __( 'Compared until %s:', 'storedeck' );
		default:
			/* translators: %s: time of day, or date and time. */
			return __( 'Previous period until %s:', 'storedeck' );
	}
}

/**
 * The label of the value compared with; empty without a comparison.
 *
 * @param query The query of the URL.
 * @param until The end of the compared part, if not the whole period is
 *              compared, see `getComparedUntil`.
 */
export function getComparisonLabel( query: Query, until?: Moment ) {
	const { compare } = getDateParamsFromQuery(
		query,
		getSetting( 'defaultDateRange' )
	);
	if ( compare === 'none' ) {
		return '';
	}
	return until
		? sprintf(
				getPartLabel( compare ),
				formatComparedUntil( query, until )
		  )
		: getWholeLabel( compare );
}

/** The dates of the part compared with. */
export function getComparedDates( query: Query, until?: Moment ) {
	const { range } = getCurrentDates(
		query,
		getSetting( 'defaultDateRange' )
	).secondary;
	return until
		? sprintf(
				/* translators: 1: dates, 2: time of the last day. */
				__( '%1$s until %2$s', 'storedeck' ),
				range,
				formatComparedUntil( query, until )
		  )
		: range;
}

/** The dates of both periods: "Nov 2026, compared with Nov 2025". */
export function describePeriods( query: Query, until?: Moment ) {
	return sprintf(
		/* translators: 1 and 2: dates. */
		__( '%1$s, compared with %2$s', 'storedeck' ),
		getPeriodLabel(
			query,
			getCurrentDates( query, getSetting( 'defaultDateRange' ) ).primary
		),
		getComparedDates( query, until )
	);
}
