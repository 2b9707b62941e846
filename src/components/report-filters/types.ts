import type { ReactNode } from 'react';
import type {
	AddressedFilters,
	Query,
	QueryUpdate,
} from '@storedeck/navigation';
import type { CurrencySettings } from '@storedeck/settings';
import type {
	PickerDateQuery,
	SelectedRange,
} from '../date-range-filter-picker';
import type {
	FilterPickerConfig,
	FilterPickerProps,
	SearchSettings,
} from '../filter-picker';

/** The advanced filters of a report. */
export interface AdvancedFiltersConfig {
	/** Title of their card, with `{{select /}}` for the match selector. */
	title?: string;
	filters?: AddressedFilters;
}

/** What the drawing of the advanced filters gets. */
export interface RenderAdvancedFiltersProps {
	config: AdvancedFiltersConfig;
	path: string;
	query: Query;
	siteLocale: string;
	currency: CurrencySettings;
	onAdvancedFilterAction?: ( action: string, data?: unknown ) => void;
}

/** What the drawing of a comparison gets: the settings of its entry, and: */
export interface RenderCompareFilterProps extends SearchSettings {
	path: string;
	query: Query;
}

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
	onAdvancedFilterAction?: ( action: string, data?: unknown ) => void;
	/** Draws the field of searches; without it they are not offered. */
	renderSearch?: FilterPickerProps[ 'renderSearch' ];
	/**
	 * Draws the card of the advanced filters; without it the entry `advanced` is
	 * not offered.
	 */
	renderAdvancedFilters?: ( props: RenderAdvancedFiltersProps ) => ReactNode;
	/**
	 * Draws the card of a comparison; without it entries that compare are not
	 * offered.
	 */
	renderCompareFilter?: ( props: RenderCompareFilterProps ) => ReactNode;
}
