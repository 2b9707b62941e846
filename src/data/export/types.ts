import type { ResponseOf } from '../routes';

/** The query of the report's table. */
export type ExportArgs = object;

/** The response to starting an export, with a message for users. */
export type ExportResponse = Partial<
	ResponseOf< '/wc-analytics/reports/{type}/export' >
>;

/** The progress of an export, with the URL of the file once it is complete. */
export type ExportStatus = Partial<
	ResponseOf< '/wc-analytics/reports/{type}/export/{export_id}/status' >
>;

/** The export that pending requests and errors belong to. */
export interface ExportSelector {
	type: string;
	args: ExportArgs;
}

/**
 * An export of the user: `rows` of `rows_total` are in the file. Dates are in
 * site time; `date_expires`, `download_url` and `bytes` are empty while the
 * export is processing.
 */
export type ExportItem = ResponseOf< '/storedeck/v1/exports' >;
