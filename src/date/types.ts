import type { Moment } from 'moment';
import type { rollingDays, unitPresets } from './presets';

/** A calendar unit. `week`, `month`, `quarter` and `year` are to date. */
export type UnitPeriod = keyof typeof unitPresets;

/** A number of days that end today. */
export type RollingPeriod = keyof typeof rollingDays;

/** A named range. */
export type PresetPeriod = UnitPeriod | RollingPeriod;

/** A preset, or a custom range. */
export type Period = PresetPeriod | 'custom';

/** A comparison that follows from the period. */
export type RelativeCompare =
	| 'previous_period'
	| 'previous_year'
	| 'same_weekdays'
	| 'weeks_before'
	| 'none';

/** The comparison of a period; `custom` has its own dates. */
export type Compare = RelativeCompare | 'custom';

/** The unit of a period. */
export type DateUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The interval of charts and stats. */
export type Interval = 'hour' | DateUnit;

/**
 * A calendar date, `YYYY-MM-DD`, in the site time zone. A plain string, without
 * a time of day or time zone that the browser could change.
 */
export type PlainDate = string;

/** Days from `start` to `end`, both inclusive. */
export interface PlainRange {
	start: PlainDate;
	end: PlainDate;
}

/** A date of a caller: a moment, a `Date`, or an ISO 8601 string. */
export type DateInput = Moment | Date | string;

/** The parameters of a URL for the date range. */
export interface DateQuery {
	period?: unknown;
	compare?: unknown;
	/** First day of a custom range, `YYYY-MM-DD`. */
	after?: unknown;
	/** Last day of a custom range, `YYYY-MM-DD`. */
	before?: unknown;
	/** First day of a custom comparison, `YYYY-MM-DD`. */
	compare_after?: unknown;
	/** Last day of a custom comparison, `YYYY-MM-DD`. */
	compare_before?: unknown;
	interval?: unknown;
	chartType?: unknown;
}

/**
 * Rejects string literals that are not one of the values. Strings that are only
 * known at run time, such as those of a URL, are accepted: the function checks
 * them.
 */
export type Checked< Given, Word > = string extends Given
	? Given
	: Given & ( Word | null | undefined );

/** A query with checked period, comparison, interval and chart type. */
export type CheckedDateQuery< Given > = {
	[ Name in keyof Given ]: Name extends keyof DateWords
		? Checked< Given[ Name ], DateWords[ Name ] >
		: Given[ Name ];
};

interface DateWords {
	period: Period;
	compare: Compare;
	interval: Interval;
	chartType: 'line' | 'bar';
}

/** The parsed date range of a query; `''` where it has none or an invalid one. */
export interface DateParams {
	period: Period | '';
	compare: Compare | '';
	after: Moment | null;
	before: Moment | null;
	/** First day of a custom comparison. */
	compareAfter?: Moment;
	/** Last day of a custom comparison. */
	compareBefore?: Moment;
}

/** Both ends of the primary and the secondary range, in site time. */
export interface PeriodDates {
	primaryStart: Moment;
	primaryEnd: Moment;
	secondaryStart: Moment;
	secondaryEnd: Moment;
}

/** A range with its labels. */
export interface DateRange {
	/** Label of the period or the comparison, in the user's language. */
	readonly label: string;
	/** The dates, in the user's language: `Apr 1 - 15, 2018`. */
	readonly range: string;
	readonly after: Moment;
	readonly before: Moment;
}

/** The two ranges of a report. */
export interface CurrentDates {
	readonly primary: DateRange;
	/**
	 * The previous period for the comparison `none`, for callers that need two
	 * ranges: check `hasComparison` first.
	 */
	readonly secondary: DateRange;
}

/**
 * An entry of `presetValues` or `periods`. The label is translated when it is
 * read.
 */
export interface PeriodOption< Value extends string > {
	readonly value: Value;
	readonly label: string;
}

/** The date formats of a chart and its table. */
export interface DateFormats {
	/** For screen readers. */
	screenReaderFormat: string;
	/** Title of a point's tooltip. */
	tooltipLabelFormat: string;
	/** Upper line of the x axis. */
	xFormat: string;
	/** Lower line of the x axis, shown where it changes. */
	x2Format: string;
	/** Table cells; PHP syntax in both variants. */
	tableFormat: string;
}
