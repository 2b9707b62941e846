import type { Moment } from 'moment';
import { dateValidationMessages } from './date-validation-messages';
import { differenceInDays } from './plain-date';
import { getStoreToday, toPlainDate } from './store-time';
import { toMoment } from './to-moment';

/** A checked date: the date, or `null` and the error. */
export interface ValidatedDate {
	date: Moment | null;
	error?: string;
}

/** Whether `date` is a later day than `other`. */
const isLater = ( date: string, other: string ) =>
	differenceInDays( date, other ) > 0;

/**
 * Validates a typed end of a custom range.
 *
 * @param type   `after` is the first day, `before` the last.
 * @param value  The typed text.
 * @param before The current last day.
 * @param after  The current first day.
 * @param format Accepted besides `YYYY-MM-DD` (moment syntax).
 */
export function validateDateInputForRange(
	type: 'after' | 'before',
	value: string,
	before: Moment | null | undefined,
	after: Moment | null | undefined,
	format: string
): ValidatedDate {
	const date = toMoment( format, value );
	if ( ! date ) {
		return { date: null, error: dateValidationMessages.invalid };
	}
	const day = toPlainDate( date );
	if ( isLater( day, getStoreToday() ) ) {
		return { date: null, error: dateValidationMessages.future };
	}
	if ( type === 'after' && before && isLater( day, toPlainDate( before ) ) ) {
		return { date: null, error: dateValidationMessages.startAfterEnd };
	}
	if ( type === 'before' && after && isLater( toPlainDate( after ), day ) ) {
		return { date: null, error: dateValidationMessages.endBeforeStart };
	}
	return { date };
}
