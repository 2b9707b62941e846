import type { IntervalRow } from './types';

export interface Stats {
	totals: Record< string, number >;
	intervals: IntervalRow[];
}

export interface Rows {
	rows: readonly unknown[];
	/** Rows on all pages. */
	totalRows: number;
	/** Items that only the compared period has, if the rows are sorted by change. */
	omitted?: number;
}
