// cspell:ignore sonn sonnt sonntag 𝒮𝒰𝒩𝒟
import { getCalendarLocale, toLanguageTag } from '../calendar-locale';

afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [
	[ 'pt_BR', 'pt-BR' ],
	[ 'es_419', 'es-419' ],
	[ 'de_DE_formal', 'de-DE' ],
	[ 'ca', 'ca' ],
	[ 'pt_BRx', 'pt' ],
	[ 'pt_xBR', 'pt' ],
	[ 'pt_ao90', 'pt' ],
	[ 'es_4', 'es' ],
	[ 'es_abc', 'es' ],
	[ '', 'en-US' ],
	[ 'no such', 'en-US' ],
	// Well-formed, but unknown to the browser.
	[ 'xx', 'en-US' ],
] )( 'converts the locale %p to the language tag %p', ( locale, tag ) => {
	expect( toLanguageTag( locale ) ).toBe( tag );
} );

const sunday = new Date( 2018, 3, 15, 12 );
const rest = [ 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa' ];

it.each( [
	[ 'Sonn', 'Sonn' ],
	[ 'Sonnt', 'S' ],
	// Four characters in eight UTF-16 code units.
	[ '𝒮𝒰𝒩𝒟', '𝒮𝒰𝒩𝒟' ],
] )( 'shows the weekday %s as %s', ( name, shown ) => {
	window.storedeckSettings = {
		locale: { userLocale: 'de_DE', weekdaysShort: [ name, ...rest ] },
	};
	expect( getCalendarLocale().formatWeekdayShort( sunday ) ).toBe( shown );
} );

it( 'formats dates in the language of the user', () => {
	window.storedeckSettings = { locale: { userLocale: 'de_DE' } };
	const locale = getCalendarLocale();
	expect( locale.tag ).toBe( 'de-DE' );
	expect( locale.direction ).toBe( 'ltr' );
	expect( locale.formatMonth( sunday ) ).toBe( 'April 2018' );
	expect( locale.formatWeekday( sunday ) ).toBe( 'Sonntag' );
	expect( locale.formatLong( sunday ) ).toBe( 'Sonntag, 15. April 2018' );
} );

it( 'follows the text direction of the user’s language', () => {
	window.storedeckSettings = { locale: { userLocale: 'fa_IR', isRtl: true } };
	expect( getCalendarLocale().direction ).toBe( 'rtl' );
} );
