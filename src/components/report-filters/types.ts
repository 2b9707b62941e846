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
	/** Path of the report inside the app. */
	path: string;
	query?: Query;
	filters?: readonly FilterPickerConfig[];
	advancedFilters?: AdvancedFiltersConfig;
	/**
	 * @default true
	 */
	showDatePicker?: boolean;
	/** The date range; by default read from the query. */
	dateQuery?: PickerDateQuery;
	/** Moment format of the dates in the URL. */
	isoDateFormat?: string;
	/** Locale of the site; defaults to the site settings. */
	siteLocale?: string;
	/** Currency of advanced filters; defaults to the store currency. */
	currency?: CurrencySettings;
	/** Called with the date range after the URL has been updated. */
	onDateSelect?: ( range: SelectedRange ) => void;
	/** Called with the parameters changed by a dropdown. */
	onFilterSelect?: ( update: QueryUpdate ) => void;
	onAdvancedFilterAction?: AdvancedFiltersProps[ 'onAdvancedFilterAction' ];
	/** Returns the number of matching rows, see `AdvancedFilters`. */
	getCount?: AdvancedFiltersProps[ 'getCount' ];
}
