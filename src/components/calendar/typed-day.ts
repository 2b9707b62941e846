import {
	getStoreToday,
	toMoment,
	toPlainDate,
	toStoreMoment,
} from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import moment from 'moment';
import type { LongDateFormatKey, Moment } from 'moment';

const NOON = 12;

/**
 * Converts a day to noon in site time, which is on the same day in every time
 * zone.
 */
export const toNoonMoment = ( day: PlainDate ): Moment =>
	toStoreMoment( day ).hour( NOON );

/**
 * Expands a format that depends on the user's language: `L` to `DD.MM.YYYY` in
 * German. Other formats stay as they are.
 */
export const expandFormat = ( format: string ): string =>
	moment.localeData().longDateFormat( format as LongDateFormatKey ) || format;

/** Formats a date in Latin digits, so that the text can be edited. */
export const toDayText = (
	date: Moment | null | undefined,
	format: string
): string => ( date ? date.clone().locale( 'en' ).format( format ) : '' );

/**
 * Parses a date strictly in the display format, in the short format of the
 * user's language, or as `YYYY-MM-DD`, and returns noon of that day.
 *
 * @param text          Text as typed.
 * @param displayFormat Moment format.
 */
export function parseDay( text: string, displayFormat: string ): Moment | null {
	const date =
		toMoment( displayFormat, text.trim() ) ?? toMoment( 'L', text.trim() );
	return date && toNoonMoment( toPlainDate( date ) );
}

/** The default `isOutsideRange`: days before today in site time. */
export const isBeforeToday = ( date: Moment ) =>
	toPlainDate( date ) < getStoreToday();

export interface DayRules {
	/** Days outside the selectable range. */
	isOutsideRange?: ( date: Moment ) => boolean;
	/** Days that are not available. */
	isDayBlocked?: ( date: Moment ) => boolean;
}

export const isUnavailableDay = (
	{ isOutsideRange, isDayBlocked }: DayRules,
	date: Moment
) => Boolean( isOutsideRange?.( date ) || isDayBlocked?.( date ) );
