import { getDateInputFormat } from '@storedeck/date';
import type { CalendarInput } from '../calendar/types';
import { toDayText } from '../calendar/typed-day';
import type { PickerDateQuery, SelectedRange, TypedRange } from './types';

/** A date range that is being edited. */
export interface EditableRange extends TypedRange {
	focusedInput: CalendarInput;
}

/** The selection in the dropdown, before it is applied. */
export interface DateSelection extends EditableRange {
	period: string;
	compare: string;
	/** The dates of a custom comparison. */
	comparisonRange: EditableRange;
}

export function getEditableRange( {
	after = null,
	before = null,
}: Pick< TypedRange, 'after' | 'before' > = {} ): EditableRange {
	const format = getDateInputFormat();
	return {
		after,
		before,
		afterText: toDayText( after, format ),
		beforeText: toDayText( before, format ),
		afterError: null,
		beforeError: null,
		focusedInput: 'startDate',
	};
}

export function getDateSelection( dateQuery: PickerDateQuery ): DateSelection {
	const { period, compare, compareAfter, compareBefore } = dateQuery;
	return {
		...getEditableRange( dateQuery ),
		period,
		compare,
		comparisonRange: getEditableRange( {
			after: compareAfter,
			before: compareBefore,
		} ),
	};
}

/**
 * Returns the values for `onRangeSelect`, without the dates that do not apply.
 *
 * @param selection The selection.
 * @param isCustom  Whether the date range is custom.
 * @param dayFormat Moment format of the dates.
 */
export function toSelectedRange(
	{ period, compare, after, before, comparisonRange }: DateSelection,
	isCustom: boolean,
	dayFormat: string
): SelectedRange {
	const isCustomComparison = compare === 'custom';
	return {
		period: isCustom ? 'custom' : period,
		compare,
		after: isCustom ? toDayText( after, dayFormat ) : undefined,
		before: isCustom ? toDayText( before, dayFormat ) : undefined,
		compare_after: isCustomComparison
			? toDayText( comparisonRange.after, dayFormat )
			: undefined,
		compare_before: isCustomComparison
			? toDayText( comparisonRange.before, dayFormat )
			: undefined,
	};
}
