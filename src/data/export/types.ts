/** What a report is asked for: the query of its table. */
export type ExportArgs = object;

/** The server's answer to the start of an export. */
export interface ExportAnswer {
	export_id?: string;
	/** For people: that it has begun, or why it has not. */
	message?: string;
}

/** How far an export is. */
export interface ExportStatus {
	/** 0 to 100. */
	percent_complete?: number;
	/** Where the file is, once it is complete. */
	download_url?: string;
}

/** Which export: the form in which flags and errors are asked for. */
export interface ExportQuestion {
	type: string;
	args: ExportArgs;
}

/** An export of the user, as the list of them tells it. */
export interface ExportItem {
	id: string;
	/** The report, for example `orders`. */
	report: string;
	/** Its name, for people. */
	title: string;
	/** What it was asked for. */
	report_args: Readonly< Record< string, unknown > >;
	/** Columns that were asked for and that the file cannot hold. */
	columns_left_out?: readonly string[];
	status: 'processing' | 'complete' | 'cancelled' | 'error';
	/** How it stands, for people. */
	message: string;
	/** 0 to 100. */
	percent_complete: number;
	/** Rows that are in the file so far. */
	rows: number;
	/** Rows there will be. */
	rows_total: number;
	/** Size of the file; 0 while there is none. */
	bytes: number;
	/** What became of the e-mail with the link. */
	email: 'none' | 'pending' | 'sent' | 'failed';
	/** Wall clock of the shop, `YYYY-MM-DDTHH:mm:ss`. */
	date_created: string;
	/** When the file goes; empty while it is being made. */
	date_expires: string;
	/** Where the file is; empty while there is none, or no longer. */
	download_url: string;
}
