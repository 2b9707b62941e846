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

/** How far an import is. */
export interface ImportStatus {
	is_importing?: boolean;
	customers_count?: number;
	customers_total?: number;
	orders_count?: number;
	orders_total?: number;
	/** The oldest day that was imported; false when none was. */
	imported_from?: string | false;
}

/** How much there is to import. */
export interface ImportTotals {
	customers?: number;
	orders?: number;
}

/** The server's answer when an import is started, cancelled or deleted. */
export interface ImportAnswer {
	status?: string;
	message?: string;
}
