import type { UrlFilters } from '@storedeck/navigation';

/** One choice of a filter, as a report's filter bar has it. */
export interface ReportFilterOption {
	value: string;
	subFilters?: readonly ReportFilterOption[];
	settings?: {
		/** The parameter that holds what was chosen, for example `products`. */
		param?: string;
		/** What is chosen, for example `products`. */
		type?: string;
	};
}

/** One filter of a report's filter bar. */
export interface ReportFilter {
	/** The parameter of the address. */
	param: string;
	filters: readonly ReportFilterOption[];
}

/** The advanced filters of a report, by name. */
export interface ReportAdvancedFilters {
	filters?: UrlFilters;
}
