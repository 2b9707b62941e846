import { getSetting } from '@storedeck/settings';
import { __ } from '@wordpress/i18n';
import moment, { type LocaleSpecification } from 'moment';

/** The part of the page's locale for dates. */
export interface DateLocale {
	/** WordPress locale of the signed-in user, `fr_FR`. */
	userLocale: string;
	/** Seven names, Sunday first. */
	weekdaysShort: string[];
}

/**
 * Sets moment's long date formats and weekday names. English is not changed. A
 * locale that moment does not have extends the current one, so that its month
 * names are kept.
 *
 * @param locale The locale of the page by default.
 */
export function loadLocaleData(
	locale: DateLocale = getSetting( 'locale' )
): void {
	const current = moment.locale();
	if ( current === 'en' ) {
		return;
	}
	const { userLocale, weekdaysShort } = locale;
	const names: LocaleSpecification = {
		longDateFormat: {
			/* translators: Dates and times here are in moment.js syntax (momentjs.com/docs/#/displaying/format). */
			L: __( 'MM/DD/YYYY', 'storedeck' ),
			/* translators: Dates and times here are in moment.js syntax (momentjs.com/docs/#/displaying/format). */
			LL: __( 'MMMM D, YYYY', 'storedeck' ),
			/* translators: Dates and times here are in moment.js syntax (momentjs.com/docs/#/displaying/format). */
			LLL: __( 'D MMMM YYYY LT', 'storedeck' ),
			/* translators: Dates and times here are in moment.js syntax (momentjs.com/docs/#/displaying/format). */
			LLLL: __( 'dddd, D MMMM YYYY LT', 'storedeck' ),
			/* translators: Dates and times here are in moment.js syntax (momentjs.com/docs/#/displaying/format). */
			LT: __( 'HH:mm', 'storedeck' ),
			/* translators: Dates and times here are in moment.js syntax (momentjs.com/docs/#/displaying/format). */
			LTS: __( 'HH:mm:ss', 'storedeck' ),
		},
		weekdaysMin: weekdaysShort,
	};
	if ( moment.locales().includes( userLocale ) ) {
		moment.updateLocale( userLocale, names );
	} else {
		moment.defineLocale( userLocale, { ...names, parentLocale: current } );
	}
}
