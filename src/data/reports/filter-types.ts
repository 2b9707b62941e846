import type { UrlFilters } from '@storedeck/navigation';

/** An option of a filter. */
export interface ReportFilterOption {
	value: string;
	subFilters?: readonly ReportFilterOption[];
	settings?: {
		/** The parameter with the selected items, for example `products`. */
		param?: string;
		/** The type of the selected items, for example `products`. */
		type?: string;
	};
}

/** A filter of a report. */
export interface ReportFilter {
	/** The parameter of the URL. */
	param: string;
	filters: readonly ReportFilterOption[];
}

/** The advanced filters of a report, by name. */
export interface ReportAdvancedFilters {
	filters?: UrlFilters;
}
