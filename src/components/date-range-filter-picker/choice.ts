import { __ } from '@wordpress/i18n';
import type { CalendarInput } from '../calendar/types';
import { toText } from './date-range';
import type { PickerDateQuery, SelectedRange, TypedRange } from './types';

/** Days that are being typed or picked. */
export interface OpenRange extends TypedRange {
	focusedInput: CalendarInput;
}

/** What is chosen in the dropdown, before it counts. */
export interface Choice extends OpenRange {
	period: string;
	compare: string;
	/** The days of a custom comparison. */
	other: OpenRange;
}

export const getShortDateFormat = () =>
	/* translators: date format for typing a date, in the syntax of moment.js. */
	__( 'MM/DD/YYYY', 'storedeck' );

/** A range of two days, or of none. */
export function getOpenRange( {
	after = null,
	before = null,
}: Pick< TypedRange, 'after' | 'before' > = {} ): OpenRange {
	const format = getShortDateFormat();
	return {
		after,
		before,
		afterText: toText( after, format ),
		beforeText: toText( before, format ),
		afterError: null,
		beforeError: null,
		focusedInput: 'startDate',
	};
}

export function getChoice( dateQuery: PickerDateQuery ): Choice {
	const { period, compare, compareAfter, compareBefore } = dateQuery;
	return {
		...getOpenRange( dateQuery ),
		period,
		compare,
		other: getOpenRange( { after: compareAfter, before: compareBefore } ),
	};
}

/**
 * The choice as it is handed on: without the days that do not count.
 *
 * @param choice    The choice.
 * @param isCustom  Whether the range has dates of its own.
 * @param dayFormat Moment format of the days.
 */
export function toSelectedRange(
	{ period, compare, after, before, other }: Choice,
	isCustom: boolean,
	dayFormat: string
): SelectedRange {
	const hasOther = compare === 'custom';
	return {
		period: isCustom ? 'custom' : period,
		compare,
		after: isCustom ? toText( after, dayFormat ) : undefined,
		before: isCustom ? toText( before, dayFormat ) : undefined,
		compare_after: hasOther ? toText( other.after, dayFormat ) : undefined,
		compare_before: hasOther
			? toText( other.before, dayFormat )
			: undefined,
	};
}
