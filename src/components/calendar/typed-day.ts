import {
	getStoreToday,
	toMoment,
	toPlainDate,
	toStoreMoment,
} from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import type { Moment } from 'moment';

const NOON = 12;

/** A day as pickers hand it out: at noon, which no zone makes another day. */
export const toNoonMoment = ( day: PlainDate ): Moment =>
	toStoreMoment( day ).hour( NOON );

/** A day as it is written in a field, in digits that can be typed. */
export const toDayText = (
	date: Moment | null | undefined,
	format: string
): string => ( date ? date.clone().locale( 'en' ).format( format ) : '' );

/**
 * A typed text as a day, at noon: in the display format, in the short format of
 * the reader's language, or `YYYY-MM-DD`, each to the letter.
 *
 * @param text          The text.
 * @param displayFormat Moment format.
 */
export function readTypedDay(
	text: string,
	displayFormat: string
): Moment | null {
	const date =
		toMoment( displayFormat, text.trim() ) ?? toMoment( 'L', text.trim() );
	return date && toNoonMoment( toPlainDate( date ) );
}

/** Days before the shop's today: what pickers leave out unless told otherwise. */
export const isBeforeToday = ( date: Moment ) =>
	toPlainDate( date ) < getStoreToday();

/** Whether a moment's day cannot be chosen. */
export interface DayRules {
	/** Days that are not offered at all. */
	isOutsideRange?: ( date: Moment ) => boolean;
	/** Days that are taken. */
	isDayBlocked?: ( date: Moment ) => boolean;
}

export const isRefused = (
	{ isOutsideRange, isDayBlocked }: DayRules,
	date: Moment
) => Boolean( isOutsideRange?.( date ) || isDayBlocked?.( date ) );
