import type { Moment } from 'moment';

/** A calendar unit. `week`, `month`, `quarter` and `year` run up to today. */
export type UnitPeriod =
	| 'today'
	| 'yesterday'
	| 'week'
	| 'last_week'
	| 'month'
	| 'last_month'
	| 'quarter'
	| 'last_quarter'
	| 'year'
	| 'last_year';

/** So many days, of which today is the last. */
export type RollingPeriod =
	| 'last_7_days'
	| 'last_30_days'
	| 'last_90_days'
	| 'last_365_days';

/** A range that has a name. */
export type PresetPeriod = UnitPeriod | RollingPeriod;

/** A preset, or a range with dates of its own. */
export type Period = PresetPeriod | 'custom';

/** A comparison that the period itself decides. */
export type RelativeCompare =
	| 'previous_period'
	| 'previous_year'
	| 'same_weekdays'
	| 'none';

/** What the period is compared with; `custom` has dates of its own. */
export type Compare = RelativeCompare | 'custom';

/** What a period is made of. */
export type DateUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What a chart and the stats are cut into. */
export type Interval = 'hour' | DateUnit;

/**
 * A day of the calendar, `YYYY-MM-DD`, in the shop's time zone. Plain text: no
 * time of day, no zone, nothing that the browser could shift.
 */
export type PlainDate = string;

/** Days from `start` to `end`, both of them included. */
export interface PlainRange {
	start: PlainDate;
	end: PlainDate;
}

/** A date as callers have it: a moment, a date, or ISO 8601 text. */
export type DateInput = Moment | Date | string;

/** The part of an address that says which dates a report shows. */
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
 * Refuses to compile a text of the code that is none of the words. A text that
 * is known only at run time, such as that of an address, passes: the function
 * looks then at what it says.
 */
export type Checked< Given, Word > = string extends Given
	? Given
	: Given & ( Word | null | undefined );

/** A query whose period, comparison, interval and chart type are checked. */
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

/** What a query says about dates, read; `''` where it says nothing of sense. */
export interface DateParams {
	period: Period | '';
	compare: Compare | '';
	after: Moment | null;
	before: Moment | null;
	/** First day of a custom comparison; there only with one. */
	compareAfter?: Moment;
	/** Last day of a custom comparison; there only with one. */
	compareBefore?: Moment;
}

/** Both ends of the primary and of the secondary range, in shop time. */
export interface PeriodDates {
	primaryStart: Moment;
	primaryEnd: Moment;
	secondaryStart: Moment;
	secondaryEnd: Moment;
}

/** One range with its texts. */
export interface DateRange {
	/** Name of the period or of the comparison, in the reader's language. */
	readonly label: string;
	/** The dates, in the reader's language: `Apr 1 - 15, 2018`. */
	readonly range: string;
	readonly after: Moment;
	readonly before: Moment;
}

/** The two ranges of a report. */
export interface CurrentDates {
	readonly primary: DateRange;
	/**
	 * With the comparison `none` the previous period, for whoever needs two
	 * ranges: ask `hasComparison` first.
	 */
	readonly secondary: DateRange;
}

/** An entry of `presetValues` or `periods`. The label is translated when read. */
export interface PeriodOption< Value extends string > {
	readonly value: Value;
	readonly label: string;
}

/** How a chart and its table write the dates of an interval. */
export interface DateFormats {
	/** Read aloud. */
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
