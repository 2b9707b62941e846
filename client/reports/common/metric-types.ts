/** A link to the report that lists the rows of a metric. */
export interface MetricLink {
	label: string;
	path: string;
	/** Filters and sort order. */
	query?: Readonly< Record< string, string > >;
}

export interface MetricDefinition {
	name: string;
	/** One sentence or more. */
	description: string;
	formula: string;
	link: MetricLink;
	/**
	 * Used instead of `link` while the metric's own report is filtered: another
	 * report does not have the same filters.
	 */
	filteredLink?: MetricLink;
}

/** The metrics of a report, by the field of its stats. */
export type Metrics = Record< string, MetricDefinition >;
