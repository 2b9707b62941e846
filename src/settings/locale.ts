import { asBoolean, asFilledText, asTextList, isRecord } from './guards';
import type { LocaleSettings } from './types';

const weekdaysShort = [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ];

/** The direction of the page. */
const isPageRtl = () =>
	document.documentElement.dir === 'rtl' ||
	document.body?.classList.contains( 'rtl' ) === true;

export const getDefaultLocale = (): LocaleSettings => ( {
	siteLocale: 'en_US',
	userLocale: 'en_US',
	weekdaysShort: [ ...weekdaysShort ],
	isRtl: isPageRtl(),
} );

export function readLocale( value: unknown ): LocaleSettings | undefined {
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	const defaults = getDefaultLocale();
	const siteLocale = asFilledText( value.siteLocale ) ?? defaults.siteLocale;
	const names = asTextList( value.weekdaysShort );
	return {
		siteLocale,
		userLocale: asFilledText( value.userLocale ) ?? siteLocale,
		weekdaysShort: names?.length === 7 ? names : defaults.weekdaysShort,
		isRtl: asBoolean( value.isRtl ) ?? defaults.isRtl,
	};
}
