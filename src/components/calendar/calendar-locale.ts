import { getSetting } from '@storedeck/settings';

/**
 * Converts a WordPress locale to a language tag: `pt_BR` → `pt-BR`,
 * `de_DE_formal` → `de-DE`. Falls back to English if the browser does not
 * support the language.
 */
export function toLanguageTag( locale: string ) {
	const [ language = '', region = '' ] = locale.split( '_' );
	const tag = /^([A-Z]{2}|\d{3})$/.test( region )
		? `${ language }-${ region }`
		: language;
	try {
		return (
			Intl.DateTimeFormat.supportedLocalesOf( [ tag ] )[ 0 ] ?? 'en-US'
		);
	} catch {
		return 'en-US';
	}
}

/** Letters of a weekday that fit above a day. */
const MAX_WEEKDAY_LENGTH = 4;

const formatters = new Map< string, Intl.DateTimeFormat >();

function getFormatter( tag: string, options: Intl.DateTimeFormatOptions ) {
	const key = tag + JSON.stringify( options );
	const formatter =
		formatters.get( key ) ??
		// Store dates are Gregorian and typed in Latin digits in every
		// language.
		new Intl.DateTimeFormat( `${ tag }-u-ca-gregory-nu-latn`, options );
	formatters.set( key, formatter );
	return formatter;
}

/** Returns the date formats of the user's language. */
export function getCalendarLocale() {
	const { userLocale, weekdaysShort, isRtl } = getSetting( 'locale' );
	const tag = toLanguageTag( userLocale );
	const format = ( options: Intl.DateTimeFormatOptions ) => ( date: Date ) =>
		getFormatter( tag, options ).format( date );
	return {
		tag,
		direction: isRtl ? 'rtl' : 'ltr',
		/** `April 2018` */
		formatMonth: format( { month: 'long', year: 'numeric' } ),
		/** `Sunday` */
		formatWeekday: format( { weekday: 'long' } ),
		/** `Sun`, from the site settings; a letter in languages that do not abbreviate, such as Arabic. */
		formatWeekdayShort: weekdaysShort.every(
			( name ) => [ ...name ].length <= MAX_WEEKDAY_LENGTH
		)
			? ( date: Date ) => weekdaysShort[ date.getDay() ] ?? ''
			: format( { weekday: 'narrow' } ),
		/** `Sunday, April 15, 2018` */
		formatLong: format( { dateStyle: 'full' } ),
	};
}
