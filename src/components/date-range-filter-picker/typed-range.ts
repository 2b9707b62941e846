import {
	toPlainDate,
	validateDateInputForRange,
	dateValidationMessages,
} from '@storedeck/date';
import { toNativeDate } from '../calendar/plain-day';
import type { DateRangeProps, RangeDay, TypedRange } from './types';

/**
 * The end of the range that was typed: `after` is the first day, `before` the
 * last.
 */
export type RangeEnd = 'after' | 'before';

type ValidationRules = Pick<
	DateRangeProps,
	'isInvalidDate' | 'shortDateFormat'
>;

interface ValidatedText {
	date: RangeDay;
	text: string;
	error: string | null;
}

/** Validates typed text. Empty text gives no date and no error. */
function validateText(
	end: RangeEnd,
	text: string,
	{ after, before }: TypedRange,
	{ shortDateFormat, isInvalidDate }: ValidationRules
): ValidatedText {
	const typed = text.trim();
	if ( typed === '' ) {
		return { date: null, text, error: null };
	}
	const { date, error = null } = validateDateInputForRange(
		end,
		typed,
		before,
		after,
		shortDateFormat
	);
	return date && isInvalidDate?.( toNativeDate( toPlainDate( date ) ) )
		? { date: null, text, error: dateValidationMessages.invalid }
		: { date, text, error };
}

const toUpdate = (
	end: RangeEnd,
	{ date, text, error }: ValidatedText
): TypedRange =>
	end === 'after'
		? { after: date, afterText: text, afterError: error }
		: { before: date, beforeText: text, beforeError: error };

/**
 * Returns the changes after text was typed for one end. Invalid text of the
 * other end is validated again, because its error may depend on this end.
 */
export function getTypedUpdate(
	end: RangeEnd,
	text: string,
	range: TypedRange,
	rules: ValidationRules
): TypedRange {
	const update = toUpdate( end, validateText( end, text, range, rules ) );
	const other = end === 'after' ? 'before' : 'after';
	const otherText = range[ `${ other }Text` ];
	return otherText && ! range[ other ]
		? {
				...update,
				...toUpdate(
					other,
					validateText(
						other,
						otherText,
						{ ...range, ...update },
						rules
					)
				),
		  }
		: update;
}
