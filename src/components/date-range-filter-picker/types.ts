import type { Moment } from 'moment';
import type { CalendarInput } from '../calendar/types';

/** First or last day of the range in site time; `null` if there is none. */
export type RangeDay = Moment | null;

/** A date range and its label, as shown on the button. */
export interface LabelledRange {
	/** Name of the period or comparison. */
	label: string;
	/** The dates, for example `Apr 1 - 15, 2018`. */
	range: string;
	/**
	 * First day. Together with the last day, it is used to detect overlapping
	 * ranges.
	 */
	after?: Moment;
	before?: Moment;
}

/** The date parameters of a URL. */
export interface PickerDateQuery {
	/** A preset, or `custom`. */
	period: string;
	compare: string;
	/** First day of a custom range. */
	after?: RangeDay;
	/** Last day of a custom range. */
	before?: RangeDay;
	/** First day of a custom comparison. */
	compareAfter?: RangeDay;
	/** Last day of a custom comparison. */
	compareBefore?: RangeDay;
	primaryDate: LabelledRange;
	/** Not shown when `compare` is `none`. */
	secondaryDate?: LabelledRange;
}

/** The applied selection. Presets have no dates. */
export type SelectedRange = {
	period: string;
	compare: string;
	/** In `isoDateFormat`, by default `YYYY-MM-DD`. */
	after: string | undefined;
	before: string | undefined;
	/** Dates of a custom comparison. */
	compare_after: string | undefined;
	compare_before: string | undefined;
};

export interface DateRangeFilterPickerProps {
	/** Called when a selection is applied. */
	onRangeSelect: ( range: SelectedRange ) => void;
	/** The current date range and comparison. */
	dateQuery: PickerDateQuery;
	/**
	 * Moment format of the dates passed to `onRangeSelect`.
	 *
	 * @default 'YYYY-MM-DD'
	 */
	isoDateFormat?: string;
	/**
	 * Whether the selection is applied with “Update”. Otherwise period and
	 * comparison are two dropdowns whose entries apply on click.
	 *
	 * @default true
	 */
	hasUpdateButton?: boolean;
	/**
	 * Whether there is a dropdown of the comparison, without 'Update'.
	 *
	 * @default true
	 */
	hasComparison?: boolean;
}

/** Props of the content of a dropdown. */
export interface ContentProps {
	dateQuery: PickerDateQuery;
	/** Moment format of the selected dates. */
	dayFormat: string;
	onSelect: ( range: SelectedRange ) => void;
}

/** The dates, the texts as typed, and the validation errors. */
export interface TypedRange {
	after?: RangeDay;
	afterText?: string;
	afterError?: string | null;
	before?: RangeDay;
	beforeText?: string;
	beforeError?: string | null;
}

export interface DateRangeProps extends TypedRange {
	/**
	 * The end that a click in the calendar sets.
	 *
	 * @default 'startDate'
	 */
	focusedInput?: CalendarInput;
	/**
	 * Labels of the fields and the calendar.
	 *
	 * @default 'Start Date', 'End Date' and 'Calendar'
	 */
	labels?: { start: string; end: string; calendar: string };
	/** Whether a day is unavailable. Receives noon of that day. */
	isInvalidDate?: ( date: Date ) => boolean;
	/** Called with the changed values. */
	onUpdate: ( update: TypedRange & { focusedInput?: CalendarInput } ) => void;
	/** Moment format of the texts; `YYYY-MM-DD` is also accepted. */
	shortDateFormat: string;
	/**
	 * Months next to each other.
	 *
	 * @default 2 between the breakpoints small and medium, otherwise 1
	 */
	numberOfMonths?: number;
	/**
	 * Ignored. Accepted for compatibility: the calendar does not lose focus.
	 */
	losesFocusTo?: Element | null;
}
