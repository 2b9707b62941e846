/** How amounts of the shop's money are written. */
export interface CurrencySettings {
	/** ISO 4217 code, e.g. `USD`. */
	code: string;
	/** Plain text, entities already decoded, e.g. `$` or `zł`. */
	symbol: string;
	symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
	thousandSeparator: string;
	decimalSeparator: string;
	/** Number of decimals, 0 to 8. */
	precision: number;
	/** `%1$s` is the symbol, `%2$s` the number; empty to follow the position. */
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
	/** 0 when nobody is signed in. */
	id: number;
	name: string;
	capabilities: Record< string, boolean >;
	/** What the user chose earlier: hidden columns, collapsed panels and so on. */
	preferences: Record< string, unknown >;
}

/** One answer of the REST API that was printed with the page. */
export interface PreloadedResponse {
	body: unknown;
	headers: Record< string, string >;
}

/** An offset from UTC and when it holds, in milliseconds since the epoch. */
export interface UtcOffset {
	/** Minutes east of UTC. */
	minutes: number;
	from: number;
	/** The first moment at which it holds no more. */
	until: number;
}

/** Everything the page tells the scripts. */
export interface StoredeckSettings {
	/** Slug of the admin page, the `page` of its address. */
	pageName: string;
	/** Address of the admin area, with a slash at the end. */
	adminUrl: string;
	siteTitle: string;
	/** Root of the REST API: `…/wp-json/` or `…/index.php?rest_route=/`. */
	restRoot: string;
	/** Nonce of the action `wp_rest`. */
	nonce: string;
	/** Answers a fresh nonce as plain text. */
	nonceEndpoint: string;
	/**
	 * Namespaces of the REST API that another one serves on this site, e.g.
	 * `{ 'wc-analytics': 'acme/v1' }`; without outer slashes.
	 */
	namespaces: Record< string, string >;
	currency: CurrencySettings;
	locale: LocaleSettings;
	/** IANA name (`America/Los_Angeles`) or fixed offset (`+02:00`). */
	timeZone: string;
	/** The zone's present offset, and how long it holds; the browser finds others out. */
	utcOffset: UtcOffset | undefined;
	/** 0 = Sunday … 6 = Saturday. */
	startOfWeek: number;
	/** PHP date format. */
	dateFormat: string;
	/** PHP time format. */
	timeFormat: string;
	/** Label by status, the statuses without the `wc-` prefix. */
	orderStatuses: Record< string, string >;
	excludedOrderStatuses: string[];
	actionableOrderStatuses: string[];
	/** Query string, e.g. `period=month&compare=previous_year`. */
	defaultDateRange: string;
	manageStock: boolean;
	/** Stands between the name of a product and the options of a variation. */
	variationTitleAttributesSeparator: string;
	/** Name by two-letter country code. */
	countries: Record< string, string >;
	currentUser: CurrentUser;
	/** The admin app's menu of screens; the app knows its shape. */
	screens: unknown;
	/** Key: path + `?` + query sorted by key. */
	preloaded: Record< string, PreloadedResponse >;
}

export type SettingName = keyof StoredeckSettings;
