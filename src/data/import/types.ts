import type { ResponseOf, QueryOf } from '../routes';

/** The period of imported orders. */
export interface ImportPeriod {
	/** `MM/DD/YYYY`, for the label `custom`. */
	date: string;
	/** `all`, a number of days, or `custom`. */
	label: string;
}

/** The import form. */
export interface ImportFormSettings {
	period: ImportPeriod;
	/** Skip orders and customers that were imported before. */
	skipPrevious: boolean;
}

/** Whether an import was started here, and when, in ms since the epoch. */
export interface ImportStarted {
	activeImport: boolean;
	/** 0 when none was. */
	lastImportStartTimestamp: number;
}

/** The query of the import totals. */
export type ImportTotalsQuery =
	QueryOf< '/wc-analytics/reports/import/totals' >;

/** The progress of an import. */
export interface ImportStatus
	extends Partial<
		Omit<
			ResponseOf< '/wc-analytics/reports/import/status' >,
			'imported_from'
		>
	> {
	/** The oldest imported date; -1 for all history, false for none. */
	imported_from?: string | number | false;
}

/** The number of orders and customers to import. */
export type ImportTotals = Partial<
	ResponseOf< '/wc-analytics/reports/import/totals' >
>;

/** The response to starting, canceling or deleting an import. */
export interface ImportResponse
	extends Partial<
		Omit< ResponseOf< '/wc-analytics/reports/import' >, 'status' >
	> {
	status?: string;
}
