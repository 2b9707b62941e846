/** How amounts in the store's currency are formatted. */
export interface CurrencySettings {
	/** ISO 4217 code, e.g. `USD`. */
	code: string;
	/** Plain text with decoded entities, e.g. `$` or `zł`. */
	symbol: string;
	symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
	thousandSeparator: string;
	decimalSeparator: string;
	/** Number of decimals, 0 to 8. */
	precision: number;
	/** `%1$s` is the symbol, `%2$s` the number; empty to use the position. */
	priceFormat: string;
}

export interface LocaleSettings {
	/** WordPress locale of the site, e.g. `pt_BR`. */
	siteLocale: string;
	/** WordPress locale of the signed-in user. */
	userLocale: string;
	/** Seven names, Sunday first, in the user's language. */
	weekdaysShort: string[];
	isRtl: boolean;
}

export interface CurrentUser {
	/** 0 when no one is signed in. */
	id: number;
	name: string;
	capabilities: Record< string, boolean >;
	/**
	 * What the user selected earlier: hidden columns, collapsed panels and so
	 * on.
	 */
	preferences: Record< string, unknown >;
}

/** A report that the signed-in user can see. */
export interface ReportSetting {
	id: string;
	title: string;
	/** Path of its screen, e.g. `/analytics/orders`. */
	path: string;
	capability: string;
}

/** What stats can be split by: its segments are values with a name. */
export interface DimensionSetting {
	/** The `segmentby` parameter of stats. */
	segmentby: string;
	label: string;
	/** The endpoints whose stats have it. */
	endpoints: string[];
	/** In tables: the field that identifies a row, and the parameter for ids. */
	rows?: { field: string; param: string };
	/**
	 * The report of a value. In its query, `{id}` is the value, `{value}` the one
	 * of `values` at this position.
	 */
	link?: {
		report: string;
		query: Record< string, string >;
		values?: string[];
		/** What stands for no value. */
		unknown?: string;
	};
}

export interface LeaderboardSetting {
	id: string;
	label: string;
}

/** A chart of the Overview. */
export interface DashboardChartSetting {
	/** Id of the report. */
	report: string;
	/** Field of its stats. */
	key: string;
	label: string;
	type: 'number' | 'currency' | 'average';
	/** Dimensions that it is split by, instead of over time. */
	by?: readonly string[];
	/** Hidden until the user shows it. */
	isHidden: boolean;
	/** Neither more nor less is better. */
	isNeutral: boolean;
	/** Lower is better. */
	isReverseTrend: boolean;
}

export interface DashboardSettings {
	/** In the order of the Overview. */
	charts: DashboardChartSetting[];
	/** Reports and metrics, `revenue/refunds`. */
	hiddenIndicators: string[];
	/** Ids of leaderboards. */
	hiddenLeaderboards: string[];
}

/** A response of the REST API that was printed into the page. */
export interface PreloadedResponse {
	body: unknown;
	headers: Record< string, string >;
}

/**
 * An offset from UTC, and the period in which it is valid, in ms since the
 * epoch.
 */
export interface UtcOffset {
	/** Minutes east of UTC. */
	minutes: number;
	from: number;
	/** End of the period, exclusive. */
	until: number;
}

/** All settings of the page. */
export interface StoredeckSettings {
	/** Slug of the admin page, the `page` of its URL. */
	pageName: string;
	/** URL of the admin, with a trailing slash. */
	adminUrl: string;
	siteTitle: string;
	/** Root of the REST API: `…/wp-json/` or `…/index.php?rest_route=/`. */
	restRoot: string;
	/** Nonce of the action `wp_rest`. */
	nonce: string;
	/** URL that returns a new nonce as plain text. */
	nonceEndpoint: string;
	/**
	 * Namespaces of the REST API and the ones that replace them on this site,
	 * e.g. `{ 'wc-analytics': 'acme/v1' }`; without outer slashes.
	 */
	namespaces: Record< string, string >;
	currency: CurrencySettings;
	locale: LocaleSettings;
	/** IANA name (`America/Los_Angeles`) or fixed offset (`+02:00`). */
	timeZone: string;
	/**
	 * The current offset of the site time zone and the period in which it is
	 * valid; the browser calculates others.
	 */
	utcOffset: UtcOffset | undefined;
	/** 0 = Sunday … 6 = Saturday. */
	startOfWeek: number;
	/** PHP date format. */
	dateFormat: string;
	/** PHP time format. */
	timeFormat: string;
	/** Labels by status, without the prefix `wc-`. */
	orderStatuses: Record< string, string >;
	excludedOrderStatuses: string[];
	actionableOrderStatuses: string[];
	/** Query string, e.g. `period=month&compare=previous_year`. */
	defaultDateRange: string;
	manageStock: boolean;
	/** Separates the name of a product and the attributes of a variation. */
	variationTitleAttributesSeparator: string;
	/** Names by two-letter country code. */
	countries: Record< string, string >;
	currentUser: CurrentUser;
	/** The menu of the admin app; the app knows its type. */
	screens: unknown;
	/** In the order of the menu. */
	reports: ReportSetting[];
	/** What the stats of reports can be split by. */
	dimensions: DimensionSetting[];
	/** What the Overview shows by default. */
	dashboard: DashboardSettings;
	leaderboards: LeaderboardSetting[];
	/** Key: path + `?` + query sorted by key. */
	preloaded: Record< string, PreloadedResponse >;
}

export type SettingName = keyof StoredeckSettings;
