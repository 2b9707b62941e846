import moment, { type Moment } from 'moment';
import { getSettings } from '@wordpress/date';

import { toMomentFormat } from './date-tokens';
import { toLocalDate, toWallClockText, type WallTime } from './wall-clock';

/**
 * A d3 time format (`%B %-d, %Y`) or a function. A function receives a date
 * whose local fields are in site time and, exact in every time zone of the
 * browser, site time as a string (`2018-05-30T00:00:00`).
 */
export type DateFormat =
	| string
	| ( ( date: Date, wallClock: string ) => string );

export type DateFormatter = ( time: WallTime ) => string;

/** Week of the year, `00` before its first Sunday (`U`) or Monday (`W`). */
function getWeek( date: Moment, directive: string ): string {
	const weekday = ( date.day() + ( directive === 'W' ? 6 : 0 ) ) % 7;
	const week = Math.floor( ( date.dayOfYear() + 6 - weekday ) / 7 );
	return String( week ).padStart( 2, '0' );
}

/** Creates a formatter in the language of the page; surrounding spaces (`%_I%p`) are trimmed. */
export function createDateFormatter( format: DateFormat ): DateFormatter {
	if ( typeof format === 'function' ) {
		return ( time ) =>
			String( format( toLocalDate( time ), toWallClockText( time ) ) );
	}
	const tokens = toMomentFormat( format );
	// WordPress defines it with the names of months and days.
	const { locale } = getSettings().l10n;
	return ( time ) => {
		const date = moment.utc( time ).locale( locale );
		return date
			.format( tokens )
			.replace( /%([UW])/g, ( _, week ) => getWeek( date, week ) )
			.trim();
	};
}
