import type { ReactNode } from 'react';
import type { Query } from '@storedeck/navigation';
import type { DateFormat } from './formats/date-format';
import type { CurrencyFormat } from './formats/currency-format';
import type { NumberFormat } from './formats/number-format';

export type ChartType = 'line' | 'bar' | 'stacked';

export type ChartInterval =
	| 'hour'
	| 'day'
	| 'week'
	| 'month'
	| 'quarter'
	| 'year';

export type ChartMode = 'time-comparison' | 'item-comparison';

export type LegendPosition = 'bottom' | 'side' | 'top' | 'hidden';

/** The value of a series at a date. */
export interface ChartDataValue {
	/** Name of the series. Markup is removed. */
	label?: string;
	/** Number to draw. Other values are gaps. */
	value?: number | string | null;
	/**
	 * Date of the value, if it differs from the date of the row (comparison
	 * period). Same format as the date of the row.
	 */
	labelDate?: string;
}

/** A date with the values of all series. */
export interface ChartDataRow {
	/** Site time without time zone, for example `2018-05-30T00:00:00`. */
	date: string;
	[ key: string ]: ChartDataValue | string | null | undefined;
}

/** An event, for example a sale or a newsletter. */
export interface ChartAnnotation {
	/** Same format as the dates of the rows. */
	date: string;
	/** Markup is removed. */
	label: string;
}

/** A date range in site time, from its first to its last second. */
export interface ChartRange {
	/** For example `2018-05-30T00:00:00`. */
	after: string;
	/** For example `2018-06-02T23:59:59`. */
	before: string;
}

/** A total with a name. */
export interface ComparedWith {
	label: string;
	total: number;
}

/** Query parameters of the URL. */
export type ChartQuery = Query;

export interface ChartProps {
	/**
	 * Events, marked on the x-axis and listed in the tooltip and the data
	 * table.
	 */
	annotations?: readonly ChartAnnotation[];
	/** Intervals of the interval select. Without it, there is no select. */
	allowedIntervals?: ChartInterval[];
	/** The value of an empty chart, see `emptyMessage`. Default `0`. */
	baseValue?: number;
	/** Default `line`. `stacked`: the bars of a date on top of each other. */
	chartType?: ChartType;
	/** The types that can be chosen. Default: `line` and `bar`. */
	allowedChartTypes?: readonly ChartType[];
	/** Rows in chronological order. */
	data: ChartDataRow[];
	/**
	 * Called with the date range that was selected by dragging or with the
	 * keyboard. Without it, ranges cannot be selected.
	 */
	onZoom?: ( range: ChartRange ) => void;
	/** Resets the zoom. Without it, there is no button. */
	onZoomOut?: () => void;
	/** d3 time format of the dates. Default `%Y-%m-%dT%H:%M:%S`. */
	dateParser?: string;
	/** Shown if all values equal `baseValue`. */
	emptyMessage?: string;
	/**
	 * Query parameter with the comma-separated ids of selected items. Their
	 * series are shown even if their total is 0.
	 */
	filterParam?: string;
	/** Label with `%d` for the number of series, for example `%d products`. */
	itemsLabel?: string;
	/** Default `time-comparison`. */
	mode?: ChartMode;
	/** Path of the URL. Default: the current path. */
	path?: string;
	/** Query of the URL. */
	query?: ChartQuery;
	/** Whether series can be toggled. Default `true`. */
	interactiveLegend?: boolean;
	/** Default `day`. */
	interval?: ChartInterval;
	/** Ignored. Accepted for compatibility. */
	intervalData?: Record< string, unknown >;
	/** Shows a placeholder instead of the drawing. Default `false`. */
	isRequesting?: boolean;
	/** Default: depends on the viewport and `mode`. */
	legendPosition?: LegendPosition;
	/** Totals by series key, if they are not the sum of the values. */
	legendTotals?: Record< string, number >;
	/**
	 * What the total of the first series is compared with in the summary for
	 * screen readers, if not with the whole second series, for example the same
	 * part of it while the first one is unfinished. `null`: no change is
	 * described.
	 */
	comparedWith?: ComparedWith | null;
	/** Date format of announcements. Default `%B %-d, %Y`. */
	screenReaderFormat?: DateFormat;
	/** Default `true`. */
	showHeaderControls?: boolean;
	/** Shown at the start of the card. */
	lead?: ReactNode;
	title?: string;
	/** Default `%B %-d, %Y`. */
	tooltipLabelFormat?: DateFormat;
	/** Default `,`. */
	tooltipValueFormat?: NumberFormat;
	/**
	 * Formats the change of a date from the comparison, which the tooltip and
	 * announcements add. Without it, there is none.
	 */
	changeFormat?: ( value: number, previous: number ) => string;
	/** Heading of the tooltip; replaces the date. */
	tooltipTitle?: string;
	/** Type of the values, which defines the format of the y-axis. */
	valueType?: 'average' | 'currency' | 'number';
	/** Date format of the first row of the x-axis. Default `%d`. */
	xFormat?: DateFormat;
	/** Date format of the second row of the x-axis. Default `%b %Y`. */
	x2Format?: DateFormat;
	/** Number format of the y-axis if all values are below 1. */
	yBelow1Format?: string;
	/** Number format of the y-axis. Default: depends on `valueType`. */
	yFormat?: string;
	/** Currency format. Default: US dollars. */
	currency?: Partial< CurrencyFormat >;
	/**
	 * Current site time, or any time in the first interval that has not ended.
	 * From this interval on, the chart is dashed, so that incomplete values do
	 * not look like a decline. Comparison series have always ended.
	 */
	unfinishedFrom?: string;
}

/** An entry of the legend. */
export interface ChartSeries {
	key: string;
	label: string;
	/** Sum of the values. */
	total: number;
}

/** A series with its visibility. */
export interface ShownSeries extends ChartSeries {
	isVisible: boolean;
	/** CSS color; only of visible series. */
	color?: string;
	/** Slot of a visible series, 0 to 4. */
	slot?: number;
}
