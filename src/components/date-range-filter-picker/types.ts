import type { Moment } from 'moment';
import type { CalendarInput } from '../calendar/types';

/** A day of the range, on the shop's clock; `null` when there is none. */
export type RangeDay = Moment | null;

/** A range with its texts, as the button shows it. */
export interface LabelledRange {
	/** Name of the period or of the comparison. */
	label: string;
	/** The dates, e.g. `Apr 1 - 15, 2018`. */
	range: string;
	/** First day: with the last one, an overlap of the two ranges is seen. */
	after?: Moment;
	before?: Moment;
}

/** What an address says about dates. */
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
	/** Not shown where `compare` is `none`. */
	secondaryDate?: LabelledRange;
}

/** What was chosen. Presets have no dates. */
export interface SelectedRange {
	period: string;
	compare: string;
	/** `YYYY-MM-DD`, or what `isoDateFormat` says. */
	after: string | undefined;
	before: string | undefined;
	/** The days of a custom comparison; other comparisons have none. */
	compare_after: string | undefined;
	compare_before: string | undefined;
}

export interface DateRangeFilterPickerProps {
	/** Called with the choice when 'Update' is pressed. */
	onRangeSelect: ( range: SelectedRange ) => void;
	/** What is chosen now. */
	dateQuery: PickerDateQuery;
	/**
	 * Moment format of the days handed to `onRangeSelect`.
	 *
	 * @default 'YYYY-MM-DD'
	 */
	isoDateFormat?: string;
}

/** The two days with what was typed for them and what is wrong with it. */
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
	 * Which day a click into the calendar sets.
	 *
	 * @default 'startDate'
	 */
	focusedInput?: CalendarInput;
	/**
	 * Names of the two fields and of the calendar.
	 *
	 * @default 'Start Date', 'End Date' and 'Calendar'
	 */
	labels?: { start: string; end: string; calendar: string };
	/** Days that cannot be chosen. The date is at noon of the day. */
	isInvalidDate?: ( date: Date ) => boolean;
	/** Called with the part that has changed. */
	onUpdate: ( update: TypedRange & { focusedInput?: CalendarInput } ) => void;
	/** Moment format of the texts, accepted besides `YYYY-MM-DD`. */
	shortDateFormat: string;
	/**
	 * Where the focus may go without being called back. The calendar never loses
	 * the focus by itself, so there is nothing to call back: may be left out.
	 */
	losesFocusTo?: Element | null;
}
