import { __, sprintf } from '@wordpress/i18n';
import { toPlainDate } from '@storedeck/date';
import type { DateRange } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { getDateParams, getDates } from '../common/url-dates';
import { formatSiteDate } from '../common/store-format';
import { getPeriodLabel } from './period-label';

/**
 * A time in the site's formats, with its date unless that is a given day: for the
 * end of a compared part, the last day of its period.
 *
 * @param siteTime `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DDTHH:mm:ss`, in the site's time zone.
 * @param day      `YYYY-MM-DD`.
 */
export function formatUntil( siteTime: string, day: string ) {
	const time = formatSiteDate( siteTime, getSetting( 'timeFormat' ) );
	return siteTime.startsWith( day )
		? time
		: sprintf(
				/* translators: 1: date, 2: time of that day. */
				__( '%1$s, %2$s', 'storedeck' ),
				formatSiteDate( siteTime ),
				time
		  );
}

/** The same for the end of the secondary period of a query. */
export const formatComparedUntil = ( query: Query, until: string ) =>
	formatUntil( until, toPlainDate( getDates( query ).secondary.before ) );

/** Dates, and the end of the part of them that is compared, as text, if it is not all. */
const addUntil = ( dates: string, until: string | undefined ) =>
	until
		? sprintf(
				/* translators: 1: dates, 2: time of the last day. */
				__( '%1$s until %2$s', 'storedeck' ),
				dates,
				until
		  )
		: dates;

/**
 * The name of a compared period with its dates.
 *
 * @param until The end of the compared part as text, if not the whole period is compared.
 */
export const describeCompared = (
	{ label, range }: Pick< DateRange, 'label' | 'range' >,
	until?: string
) => addUntil( `${ label } (${ range })`, until );

/** The labels of what is compared with, in whole and until a time. */
const getLabels = (): Record< string, [ whole: string, part: string ] > => ( {
	previous_year: [
		__( 'Previous year:', 'storedeck' ),
		/* translators: %s: time of day, or date and time. */
		__( 'Previous year until %s:', 'storedeck' ),
	],
	same_weekdays: [
		__( 'Same weekdays last year:', 'storedeck' ),
		/* translators: %s: time of day, or date and time. */
		__( 'Same weekdays last year until %s:', 'storedeck' ),
	],
	weeks_before: [
		__( 'Same weekdays before:', 'storedeck' ),
		/* translators: %s: time of day, or date and time. */
		__( 'Same weekdays before until %s:', 'storedeck' ),
	],
	custom: [
		__( 'Compared with:', 'storedeck' ),
		/* translators: %s: time of day, or date and time. */
		__( 'Compared until %s:', 'storedeck' ),
	],
	previous_period: [
		__( 'Previous period:', 'storedeck' ),
		/* translators: %s: time of day, or date and time. */
		__( 'Previous period until %s:', 'storedeck' ),
	],
} );

/**
 * The label of the value compared with; empty without a comparison.
 *
 * @param query The query of the URL.
 * @param until The end of the compared part, if not the whole period is
 *              compared, see `QueryResult`.
 */
export function getComparisonLabel( query: Query, until?: string ) {
	const { compare } = getDateParams( query );
	const [ whole, part ] = getLabels()[ compare ] ?? [ '', '' ];
	return until ? sprintf( part, formatComparedUntil( query, until ) ) : whole;
}

/** The dates of the part compared with. */
export const getComparedDates = ( query: Query, until?: string ) =>
	addUntil(
		getDates( query ).secondary.range,
		until && formatComparedUntil( query, until )
	);

/** The dates of both periods: "Nov 2026, compared with Nov 2025". */
export function describePeriods( query: Query, until?: string ) {
	return sprintf(
		/* translators: 1 and 2: dates. */
		__( '%1$s, compared with %2$s', 'storedeck' ),
		getPeriodLabel( query ),
		getComparedDates( query, until )
	);
}
