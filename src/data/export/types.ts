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
