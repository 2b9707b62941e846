/* The names that extensions import. Removing one breaks their code. */
const names: Record< string, string[] > = {
	number: [ 'numberFormat', 'formatValue', 'calculateDelta' ],
	currency: [ 'default', 'CurrencyFactory', 'getCurrencyData' ],
	money: [ 'default', 'Money', 'Dinero' ],
	date: [
		'isoDateFormat',
		'defaultDateTimeFormat',
		'defaultTableDateFormat',
		'dayTicksThreshold',
		'weekTicksThreshold',
		'presetValues',
		'periods',
		'dateValidationMessages',
		'appendTimestamp',
		'toMoment',
		'getRangeLabel',
		'getStoreTimeZoneMoment',
		'getLastPeriod',
		'getCurrentPeriod',
		'getDateParamsFromQuery',
		'getCurrentDates',
		'getDateDifferenceInDays',
		'getPreviousDate',
		'getAllowedIntervalsForQuery',
		'getIntervalForQuery',
		'getChartTypeForQuery',
		'getDateFormatsForInterval',
		'getDateFormatsForIntervalD3',
		'getDateFormatsForIntervalPhp',
		'loadLocaleData',
		'validateDateInputForRange',
	],
	navigation: [
		'getHistory',
		'getPath',
		'getQuery',
		'getPersistedQuery',
		'getQueryExcludedScreens',
		'pathIsExcluded',
		'getScreenFromPath',
		'getIdsFromQuery',
		'getSetOfIdsFromQuery',
		'getSearchWords',
		'getNewPath',
		'onQueryChange',
		'updateQueryString',
		'addHistoryListener',
		'WooNavigationItem',
		'NavSlotFillProvider',
		'useNavSlot',
		'flattenFilters',
		'getActiveFiltersFromQuery',
		'getDefaultOptionValue',
		'getQueryFromActiveFilters',
		'getUrlKey',
	],
	'csv-export': [
		'generateCSVDataFromTable',
		'generateCSVFileName',
		'downloadCSVFile',
	],
	notices: [ 'store' ],
	hooks: [ 'applyContained', 'useFiltered' ],
	extend: [ 'addFilter' ],
	reports: [ 'registerReport' ],
	settings: [ 'getSetting', 'getSettings', 'getAdminLink' ],
	api: [
		'request',
		'requestWithHeaders',
		'requestList',
		'setupApi',
		'ApiError',
		'isApiError',
		'isAbortError',
		'isNetworkError',
		'isTimeoutError',
		'isNonceError',
		'isForbiddenError',
		'isNotFoundError',
		'isValidationError',
		'isServerError',
		'isMalformedError',
		'NAMESPACE',
		'WC_ADMIN_NAMESPACE',
		'JETPACK_NAMESPACE',
	],
	components: [
		'AbbreviatedCard',
		'AdvancedFilters',
		'AnimationSlider',
		'Badge',
		'Card',
		'Chart',
		'ChartPlaceholder',
		'CompareButton',
		'CompareFilter',
		'Count',
		'Date',
		'DatePicker',
		'DateRange',
		'DateRangeFilterPicker',
		'DropdownButton',
		'DynamicForm',
		'EllipsisMenu',
		'EmptyContent',
		'EmptyTable',
		'FilterPicker',
		'Flag',
		'Form',
		'Gravatar',
		'H',
		'ImageUpload',
		'Link',
		'List',
		'MenuItem',
		'MenuTitle',
		'OrderStatus',
		'Pagination',
		'Pill',
		'Plugins',
		'ProductImage',
		'ProductRating',
		'Rating',
		'ReportFilters',
		'ReviewRating',
		'ScrollTo',
		'Search',
		'SearchListControl',
		'SearchListItem',
		'Section',
		'SectionHeader',
		'SegmentedSelection',
		'SelectControl',
		'Spinner',
		'Stepper',
		'SummaryList',
		'SummaryListPlaceholder',
		'SummaryNumber',
		'SummaryNumberPlaceholder',
		'Table',
		'TableCard',
		'TablePlaceholder',
		'TableSummary',
		'TableSummaryPlaceholder',
		'Tag',
		'TextControl',
		'TextControlWithAffixes',
		'Timeline',
		'ViewMoreList',
		'WebPreview',
		'useFilters',
	],
	data: [
		'SETTINGS_STORE_NAME',
		'PLUGINS_STORE_NAME',
		'ONBOARDING_STORE_NAME',
		'USER_STORE_NAME',
		'OPTIONS_STORE_NAME',
		'REVIEWS_STORE_NAME',
		'NOTES_STORE_NAME',
		'REPORTS_STORE_NAME',
		'ITEMS_STORE_NAME',
		'NAVIGATION_STORE_NAME',
		'PAYMENT_GATEWAYS_STORE_NAME',
		'EXPORT_STORE_NAME',
		'IMPORT_STORE_NAME',
		'COUNTRIES_STORE_NAME',
		'useSettings',
		'withSettingsHydration',
		'withPluginsHydration',
		'withOnboardingHydration',
		'withCurrentUserHydration',
		'useUser',
		'useUserPreferences',
		'withOptionsHydration',
		'useOptionsHydration',
		'withNavigationHydration',
		'getLeaderboard',
		'searchItemsByString',
		'getFilterQuery',
		'getSummaryNumbers',
		'getReportTableData',
		'getReportTableQuery',
		'getReportChartData',
		'getTooltipValueFormat',
		'pluginNames',
		'MAX_PER_PAGE',
		'QUERY_DEFAULTS',
		'NAMESPACE',
		'WC_ADMIN_NAMESPACE',
		'WCS_NAMESPACE',
		'SECOND',
		'MINUTE',
		'HOUR',
		'DAY',
		'WEEK',
		'MONTH',
		'getProfileItems',
		'getOnboardingError',
		'isOnboardingRequesting',
		'resolveSelect',
		'useSubscription',
		'getReportStatsQuery',
	],
};

type Library = Record< string, unknown >;

const load = ( library: string ) =>
	jest.requireActual< Library >( `../../../src/${ library }` );

describe.each( Object.entries( names ) )( '%s', ( library, expected ) => {
	it( 'exports every name', () => {
		const exported = load( library );
		expect(
			expected.filter( ( name ) => exported[ name ] === undefined )
		).toEqual( [] );
	} );
} );

it( 'creates a currency with every member', () => {
	const { default: CurrencyFactory } = jest.requireActual<
		typeof import('@storedeck/currency')
	>( '../../../src/currency' );
	expect( Object.keys( CurrencyFactory() ) ).toEqual(
		expect.arrayContaining( [
			'getCurrencyConfig',
			'setCurrency',
			'formatAmount',
			'formatCurrency',
			'getPriceFormat',
			'getDataForCountry',
			'formatDecimal',
			'formatDecimalString',
			'render',
		] )
	);
} );

it( 'creates money with every member', () => {
	const { Money } =
		jest.requireActual< typeof import('@storedeck/money') >(
			'../../../src/money'
		);
	const members = [
		'getAmount getCurrency getLocale setLocale getPrecision',
		'add subtract multiply divide percentage allocate',
		'convert convertPrecision equalsTo lessThan lessThanOrEqual',
		'greaterThan greaterThanOrEqual isZero isPositive isNegative',
		'hasSubUnits hasCents hasSameCurrency hasSameAmount',
		'toFormat toUnit toRoundedUnit toObject toJSON',
	].flatMap( ( line ) => line.split( ' ' ) );
	expect( Object.keys( Money() ) ).toEqual(
		expect.arrayContaining( members )
	);
	expect( Object.keys( Money ) ).toEqual(
		expect.arrayContaining( [ 'normalizePrecision', 'minimum', 'maximum' ] )
	);
} );

it( 'registers the notices store with its selectors and actions', () => {
	load( 'notices' );
	const { dispatch, select } =
		jest.requireActual< typeof import('@wordpress/data') >(
			'@wordpress/data'
		);
	expect( Object.keys( select( 'core/notices2' ) ?? {} ) ).toContain(
		'getNotices'
	);
	expect( Object.keys( dispatch( 'core/notices2' ) ?? {} ) ).toEqual(
		expect.arrayContaining( [
			'createNotice',
			'createSuccessNotice',
			'createInfoNotice',
			'createErrorNotice',
			'createWarningNotice',
			'removeNotice',
		] )
	);
} );
