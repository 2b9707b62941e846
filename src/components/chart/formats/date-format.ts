import { timeFormatLocale, type TimeLocaleObject } from 'd3-time-format';
import { getSettings } from '@wordpress/date';

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

type DateWords = ReturnType< typeof getSettings >[ 'l10n' ];
type Seven = [ string, string, string, string, string, string, string ];
type Twelve = [ ...Seven, string, string, string, string, string ];

const locales = new WeakMap< DateWords, TimeLocaleObject >();

/**
 * Formatters in the language of the page. The default locale of d3 is not
 * changed, because it affects other charts on the page.
 */
function getLocale(): TimeLocaleObject {
	const words = getSettings().l10n;
	let locale = locales.get( words );
	if ( ! locale ) {
		locale = timeFormatLocale( {
			dateTime: '%x, %X',
			date: '%-m/%-d/%Y',
			time: '%-I:%M:%S %p',
			periods: [ words.meridiem.AM, words.meridiem.PM ],
			days: words.weekdays as Seven,
			shortDays: words.weekdaysShort as Seven,
			months: words.months as Twelve,
			shortMonths: words.monthsShort as Twelve,
		} );
		locales.set( words, locale );
	}
	return locale;
}

/** Creates a formatter; surrounding spaces (`%_I%p`) are trimmed. */
export function createDateFormatter( format: DateFormat ): DateFormatter {
	if ( typeof format === 'function' ) {
		return ( time ) =>
			String( format( toLocalDate( time ), toWallClockText( time ) ) );
	}
	const write = getLocale().utcFormat( format );
	return ( time ) => write( new Date( time ) ).trim();
}
