import { getSettings, setSettings } from '@wordpress/date';
import { setLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import { loadLocaleData } from '@storedeck/date';
import { sites } from './sites';
import type { Site } from './sites';

/** What the toolbar of Storybook sets. */
export interface Appearance {
	direction: 'ltr' | 'rtl';
	colors: 'light' | 'dark';
	site: keyof typeof sites;
}

export const defaultAppearance: Appearance = {
	direction: 'ltr',
	colors: 'light',
	site: 'newYork',
};

/** Names of the months or, from Sunday, of the days of the week. */
function listNames(
	locale: string,
	count: number,
	options: Intl.DateTimeFormatOptions
) {
	const { format } = new Intl.DateTimeFormat( locale.replace( '_', '-' ), {
		...options,
		timeZone: 'UTC',
	} );
	// January 2, 2022 was a Sunday.
	return Array.from( { length: count }, ( _, index ) =>
		format(
			options.month
				? Date.UTC( 2022, index, 2 )
				: Date.UTC( 2022, 0, 2 + index )
		)
	);
}

/** Sets what WordPress and the plugin print in an admin page. */
function applySite( site: Site, isRtl: boolean ) {
	const { locale, timeZone, startOfWeek, dateFormat, timeFormat } = site;
	const weekdaysShort = listNames( locale, 7, { weekday: 'short' } );
	const { l10n, formats, timezone } = getSettings();
	setSettings( {
		l10n: {
			...l10n,
			locale,
			months: listNames( locale, 12, { month: 'long' } ),
			monthsShort: listNames( locale, 12, { month: 'short' } ),
			weekdays: listNames( locale, 7, { weekday: 'long' } ),
			weekdaysShort,
			startOfWeek: startOfWeek as typeof l10n.startOfWeek,
		},
		formats: { ...formats, date: dateFormat, time: timeFormat },
		timezone: { ...timezone, string: timeZone },
	} );
	moment.locale( locale === 'en_US' ? 'en' : locale );
	window.storedeckSettings = {
		...site,
		adminUrl: '/wp-admin/',
		locale: {
			siteLocale: locale,
			userLocale: locale,
			weekdaysShort,
			isRtl,
		},
	};
	loadLocaleData();
}

let applied: Appearance | undefined;

/** Applies the toolbar of Storybook to the page, before stories are rendered. */
export function applyAppearance( { direction, colors, site }: Appearance ) {
	if (
		applied?.direction === direction &&
		applied.colors === colors &&
		applied.site === site
	) {
		return;
	}
	applied = { direction, colors, site };
	const root = document.documentElement;
	root.dir = direction;
	root.classList.toggle( 'is-storedeck-dark', colors === 'dark' );
	document.body.classList.toggle( 'rtl', direction === 'rtl' );
	// WordPress' components ask the translation for the direction.
	setLocaleData( { 'text direction\u0004ltr': [ direction ] } );
	applySite( sites[ site ], direction === 'rtl' );
}
