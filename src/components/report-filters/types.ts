import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { CurrencySettings } from '@storedeck/settings';
import type {
	AdvancedFiltersConfig,
	AdvancedFiltersProps,
} from '../advanced-filters';
import type {
	PickerDateQuery,
	SelectedRange,
} from '../date-range-filter-picker';
import type { FilterPickerConfig } from '../filter-picker';

export interface ReportFiltersProps {
	/** Path inside the app of the report. */
	path: string;
	query?: Query;
	/** The dropdowns. */
	filters?: readonly FilterPickerConfig[];
	advancedFilters?: AdvancedFiltersConfig;
	/**
	 * @default true
	 */
	showDatePicker?: boolean;
	/** What the date picker shows; by default what the query says. */
	dateQuery?: PickerDateQuery;
	/** Moment format of the days that the date picker writes. */
	isoDateFormat?: string;
	/** Locale of the site, by default the shop's. */
	siteLocale?: string;
	/** Currency of advanced filters, by default the shop's. */
	currency?: CurrencySettings;
	/** Called with the range after it was written into the address. */
	onDateSelect?: ( range: SelectedRange ) => void;
	/** Called with the parameters that a dropdown changed. */
	onFilterSelect?: ( update: QueryUpdate ) => void;
	onAdvancedFilterAction?: AdvancedFiltersProps[ 'onAdvancedFilterAction' ];
	/** Counts the rows that would match, see `AdvancedFilters`. */
	getCount?: AdvancedFiltersProps[ 'getCount' ];
}
