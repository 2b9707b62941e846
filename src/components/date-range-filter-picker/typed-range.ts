import {
	toPlainDate,
	validateDateInputForRange,
	dateValidationMessages,
} from '@storedeck/date';
import { toNoon } from '../calendar/plain-day';
import type { DateRangeProps, RangeDay, TypedRange } from './types';

/** Which day was typed: `after` is the first one, `before` the last. */
export type RangeEnd = 'after' | 'before';

type Checks = Pick< DateRangeProps, 'isInvalidDate' | 'shortDateFormat' >;

interface Typed {
	date: RangeDay;
	text: string;
	error: string | null;
}

/** An empty text is no day and no error. */
function check(
	end: RangeEnd,
	text: string,
	{ after, before }: TypedRange,
	{ shortDateFormat, isInvalidDate }: Checks
): Typed {
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
	return date && isInvalidDate?.( toNoon( toPlainDate( date ) ) )
		? { date: null, text, error: dateValidationMessages.invalid }
		: { date, text, error };
}

const toUpdate = ( end: RangeEnd, { date, text, error }: Typed ): TypedRange =>
	end === 'after'
		? { after: date, afterText: text, afterError: error }
		: { before: date, beforeText: text, beforeError: error };

/**
 * What changes when a text is typed for one end. A text of the other end that
 * was refused is looked at again: it may have been wrong only because of this one.
 */
export function typeDay(
	end: RangeEnd,
	text: string,
	range: TypedRange,
	checks: Checks
): TypedRange {
	const update = toUpdate( end, check( end, text, range, checks ) );
	const other = end === 'after' ? 'before' : 'after';
	const otherText = range[ `${ other }Text` ];
	return otherText && ! range[ other ]
		? {
				...update,
				...toUpdate(
					other,
					check( other, otherText, { ...range, ...update }, checks )
				),
		  }
		: update;
}
