/** A metric that can be asked. */
export interface AnswerMetric {
	key: string;
	name: string;
	format: 'currency' | 'number';
	/** Whether more is better. */
	direction: 'up' | 'down' | 'neutral';
	description: string;
	formula: string;
}

/** What metrics can be split by. */
export interface AnswerDimension {
	key: string;
	name: string;
	/** Keys of the dimensions that it can be asked together with. */
	combines: readonly string[];
	/** Its values have an order of their own, for example hours. */
	is_ordered: boolean;
	/** How a question is limited to one of its values; null if it cannot be. */
	filter: {
		param: string;
		/** What stands for the ids 0, 1, …; the id itself if missing. */
		values?: readonly string[];
		/** What stands for no value. */
		unknown?: string;
	} | null;
}

/** What can be asked. */
export interface Model {
	metrics: readonly AnswerMetric[];
	dimensions: readonly AnswerDimension[];
}

/** A value of null cannot be added up, for example customers. */
export type MetricValues = Readonly< Record< string, number | null > >;

export interface AnswerInterval {
	interval: string;
	/** `YYYY-MM-DD HH:mm:ss`, in site time. */
	date_start: string;
	metrics: MetricValues;
}

export interface AnswerRow {
	/** One for each dimension. */
	values: readonly { id: string | number; label: string }[];
	/** One for each period. */
	metrics: readonly MetricValues[];
	/** Of the first period, with an interval and one dimension. */
	intervals?: readonly MetricValues[];
}

export interface AnswerPeriod {
	/** Null for the period of the question. */
	compare: string | null;
	/** `YYYY-MM-DDTHH:mm:ss`, in site time. */
	after: string;
	before: string;
	/** End of the part that is compared, if the first period is not over. */
	until?: string;
}

/** The answer to a question. The lists of periods are in the order of `periods`. */
export interface Answer {
	question: {
		by: readonly string[];
		interval: string | null;
		/** Null if rows are in an order of their own. */
		orderby: string | null;
	};
	periods: readonly AnswerPeriod[];
	metrics: readonly AnswerMetric[];
	dimensions: readonly AnswerDimension[];
	totals: readonly MetricValues[];
	/** Only with an interval. */
	intervals: readonly ( readonly AnswerInterval[] )[];
	rows: readonly AnswerRow[];
	total_rows: number;
	/** What the page does not list. */
	other: ( Omit< AnswerRow, 'values' > & { count: number } ) | null;
	notes: readonly string[];
}
