import type { ResponseOf, QueryOf } from '../routes';

/** From when on orders are imported. */
export interface ImportPeriod {
	/** `MM/DD/YYYY`, for the label `custom`. */
	date: string;
	/** `all`, a number of days, or `custom`. */
	label: string;
}

/** The form of an import. */
export interface ImportFormSettings {
	period: ImportPeriod;
	/** Leave out what has been imported before. */
	skipPrevious: boolean;
}

/** Whether an import was started here, and when, in ms since the epoch. */
export interface ImportStarted {
	activeImport: boolean;
	/** 0 when none was. */
	lastImportStartTimestamp: number;
}

/** What the totals of an import can be asked. */
export type ImportTotalsQuery =
	QueryOf< '/wc-analytics/reports/import/totals' >;

/** How far an import is. */
export interface ImportStatus
	extends Partial<
		Omit<
			ResponseOf< '/wc-analytics/reports/import/status' >,
			'imported_from'
		>
	> {
	/** The oldest day that was imported; -1 for all there is, false for none. */
	imported_from?: string | number | false;
}

/** How much there is to import. */
export type ImportTotals = Partial<
	ResponseOf< '/wc-analytics/reports/import/totals' >
>;

/** The server's answer when an import is started, cancelled or deleted. */
export interface ImportResponse
	extends Partial<
		Omit< ResponseOf< '/wc-analytics/reports/import' >, 'status' >
	> {
	status?: string;
}
