import type { Query } from '@storedeck/navigation';
import type { DateFormat } from './formats/date-format';
import type { NumberFormat, ShopCurrency } from './formats/number-format';

export type ChartType = 'line' | 'bar';

export type ChartInterval =
	| 'hour'
	| 'day'
	| 'week'
	| 'month'
	| 'quarter'
	| 'year';

export type ChartMode = 'time-comparison' | 'item-comparison';

export type LegendPosition = 'bottom' | 'side' | 'top' | 'hidden';

/** What one series says about one date. */
export interface ChartDataValue {
	/** Name of the series. Markup in it is removed. */
	label?: string;
	/** The number drawn. `null`, `undefined` or no number: a gap. */
	value?: number | string | null;
	/**
	 * The date the value belongs to, when it is not the row's date (the
	 * comparison period). Same syntax as the row's date.
	 */
	labelDate?: string;
}

/** One date with the values of every series at it. */
export interface ChartDataRow {
	/** The site's wall clock without zone, e.g. `2018-05-30T00:00:00`. */
	date: string;
	[ key: string ]: ChartDataValue | string | null | undefined;
}

/** What happened at a moment: a sale, a newsletter, a mishap. */
export interface ChartAnnotation {
	/** Same syntax as the dates of the rows. */
	date: string;
	/** Markup in it is removed. */
	label: string;
}

/** The site's wall clock from the first to the last second of a range. */
export interface ChartRange {
	/** E.g. `2018-05-30T00:00:00`. */
	after: string;
	/** E.g. `2018-06-02T23:59:59`. */
	before: string;
}

/** A query: the part of the address that carries the state of a screen. */
export type ChartQuery = Query;

export interface ChartProps {
	/** Marks on the date axis, in the tooltip and in the table of the data. */
	annotations?: readonly ChartAnnotation[];
	/** Intervals to choose from; without them there is no interval select. */
	allowedIntervals?: ChartInterval[];
	/** The value that counts as "nothing" for `emptyMessage`. Default `0`. */
	baseValue?: number;
	/** Default `line`. */
	chartType?: ChartType;
	/** Rows in order of date. */
	data: ChartDataRow[];
	/**
	 * Called with the range that the reader chose by dragging across the chart
	 * or by keys. Without it ranges cannot be chosen.
	 */
	onZoom?: ( range: ChartRange ) => void;
	/** Goes back to the whole range; without it there is no button for it. */
	onZoomOut?: () => void;
	/** d3 time format that reads the dates. Default `%Y-%m-%dT%H:%M:%S`. */
	dateParser?: string;
	/** Shown when every value equals `baseValue`. */
	emptyMessage?: string;
	/**
	 * Name of the query parameter that holds the ids of the chosen items, a
	 * comma-separated list. Their series are kept even with a total of 0.
	 */
	filterParam?: string;
	/** Text with `%d` for the number of series, e.g. `%d products`. */
	itemsLabel?: string;
	/** Default `time-comparison`. */
	mode?: ChartMode;
	/** Path the controls write to. Default: the current one. */
	path?: string;
	/** The current query. */
	query?: ChartQuery;
	/** Whether series can be switched on and off. Default `true`. */
	interactiveLegend?: boolean;
	/** Default `day`. */
	interval?: ChartInterval;
	/** Kept for callers that pass it; the drawing does not depend on it. */
	intervalData?: Record< string, unknown >;
	/** Shows the placeholder instead of the drawing. Default `false`. */
	isRequesting?: boolean;
	/** Default: by the width of the viewport and `mode`. */
	legendPosition?: LegendPosition;
	/** Totals by series key, where the sum of the values is not the total. */
	legendTotals?: Record< string, number >;
	/** Date format of what is spoken. Default `%B %-d, %Y`. */
	screenReaderFormat?: DateFormat;
	/** Default `true`. */
	showHeaderControls?: boolean;
	title?: string;
	/** Default `%B %-d, %Y`. */
	tooltipLabelFormat?: DateFormat;
	/** Default `,`. */
	tooltipValueFormat?: NumberFormat;
	/** Heading of the tooltip instead of the date. */
	tooltipTitle?: string;
	/**
	 * What the values are (`currency`, `number`, `average`, …); decides how
	 * the value axis writes them.
	 */
	valueType?: string;
	/** Date format of the upper row of the date axis. Default `%d`. */
	xFormat?: DateFormat;
	/** Date format of the lower row of the date axis. Default `%b %Y`. */
	x2Format?: DateFormat;
	/** Number format of the value axis when all values are below 1. */
	yBelow1Format?: string;
	/** Number format of the value axis. Default: by `valueType`. */
	yFormat?: string;
	/** Currency format of the store. Default: US dollars. */
	currency?: Partial< ShopCurrency >;
	/**
	 * The wall clock now, or any in the first interval that is not over yet.
	 * From that interval on the chart is dashed, so that half a day does not
	 * look like a fall. A comparison series is always over.
	 */
	unfinishedFrom?: string;
}

/** One entry of the legend. */
export interface ChartSeries {
	key: string;
	label: string;
	/** Sum of the values. */
	total: number;
}

/** A series as it is shown now. */
export interface ShownSeries extends ChartSeries {
	isVisible: boolean;
	/** CSS color; only of visible series. */
	color?: string;
	/** Place among the visible series, 0 to 4; only of visible series. */
	slot?: number;
}
