import type { CurrencySettings } from '@storedeck/settings';

/** The settings of a site that widgets read. */
export interface Site {
	title: string;
	/** WordPress locale, `de_DE`. */
	locale: string;
	/** IANA name. */
	timeZone: string;
	currency: CurrencySettings;
	/** First day of the week, from 0 for Sunday. */
	startOfWeek: number;
	/** Format of PHP, `F j, Y`. */
	dateFormat: string;
	/** Format of PHP, `g:i a`. */
	timeFormat: string;
}

const dollars: CurrencySettings = {
	code: 'USD',
	symbol: '$',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
	priceFormat: '',
};

/** Sites that differ in everything that widgets format. */
export const sites = {
	newYork: {
		title: 'English, New York, US dollar',
		locale: 'en_US',
		timeZone: 'America/New_York',
		currency: dollars,
		startOfWeek: 0,
		dateFormat: 'F j, Y',
		timeFormat: 'g:i a',
	},
	berlin: {
		title: 'German, Berlin, euro',
		locale: 'de_DE',
		timeZone: 'Europe/Berlin',
		currency: {
			...dollars,
			code: 'EUR',
			symbol: '€',
			symbolPosition: 'right_space',
			thousandSeparator: '.',
			decimalSeparator: ',',
		},
		startOfWeek: 1,
		dateFormat: 'j. F Y',
		timeFormat: 'H:i',
	},
	tokyo: {
		title: 'Japanese, Tokyo, yen',
		locale: 'ja',
		timeZone: 'Asia/Tokyo',
		currency: { ...dollars, code: 'JPY', symbol: '¥', precision: 0 },
		startOfWeek: 0,
		dateFormat: 'Y年n月j日',
		timeFormat: 'H:i',
	},
	kuwait: {
		title: 'Arabic, Kuwait, dinar',
		locale: 'ar',
		timeZone: 'Asia/Kuwait',
		currency: {
			...dollars,
			code: 'KWD',
			symbol: 'د.ك',
			symbolPosition: 'right_space',
			precision: 3,
		},
		startOfWeek: 6,
		dateFormat: 'j F Y',
		timeFormat: 'g:i a',
	},
} satisfies Record< string, Site >;
