/** A row or column of a chart by category. */
export interface Category {
	/** Of a map: the ISO 3166 code of a country with two letters. */
	key: string;
	label: string;
	/** Stands for all that are not drawn: it does not set the scale. */
	isRest?: boolean;
}

/** Values of rows and columns; all charts by category draw the same table. */
export interface CategoryData {
	/** What the rows are, for example "Country". */
	rowsLabel: string;
	rows: readonly Category[];
	/** The series of bars, the columns of a heat map. A map draws the first one. */
	columns: readonly Category[];
	/** By row and column; null without a value. */
	values: ReadonlyArray< ReadonlyArray< number | null > >;
}

/**
 * `bars`: one bar for each column next to the others, the columns after the first
 * are what it is compared with. `stacked`: the columns are parts of one bar.
 */
export type CategoryChartType = 'bars' | 'stacked' | 'heat-map' | 'map';
