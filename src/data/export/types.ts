import type { ResponseOf } from '../routes';

/** What a report is asked for: the query of its table. */
export type ExportArgs = object;

/** The server's answer to the start of an export, and what it tells people. */
export type ExportResponse = Partial<
	ResponseOf< '/wc-analytics/reports/{type}/export' >
>;

/** How far an export is; the address of the file once it is complete. */
export type ExportStatus = Partial<
	ResponseOf< '/wc-analytics/reports/{type}/export/{export_id}/status' >
>;

/** Which export: the form in which flags and errors are asked for. */
export interface ExportSelector {
	type: string;
	args: ExportArgs;
}

/**
 * An export of the user, as the list of them tells it: `rows` are in the file so
 * far, of `rows_total`. Dates are the shop's wall clock; `date_expires`,
 * `download_url` and `bytes` say nothing while the file is being made.
 */
export type ExportItem = ResponseOf< '/storedeck/v1/exports' >;
