/** Where the rows stand that make up a figure. */
export interface MetricRows {
	/** What the link says. */
	label: string;
	path: string;
	/** How the rows are filtered and sorted. */
	query?: Readonly< Record< string, string > >;
}

/** What a figure is. */
export interface MetricDefinition {
	name: string;
	/** What it means, in a sentence. */
	meaning: string;
	/** How it is counted. */
	formula: string;
	rows: MetricRows;
	/**
	 * The rows in the figure's own report, where those of `rows` stand in another:
	 * that one knows nothing of the filters which the figure is narrowed by.
	 */
	narrowedRows?: MetricRows;
}

/** The figures of a report, by the field of its stats. */
export type Figures = Record< string, MetricDefinition >;
