// cspell:disable
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { php, site } from '../../setup/site.mjs';

/*
 * The translations of WordPress itself are downloaded from translate.wordpress.org,
 * which test sites do not reach. These files have the part of them that decides how a
 * page is laid out and how it writes dates and numbers.
 */
const MONTHS = {
	de_DE: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
	ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};

const WEEKDAYS = {
	de_DE: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
	ar: 'الأحد الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
};

/** Length of an abbreviated name; Arabic does not abbreviate. */
const ABBREVIATION = { de_DE: { month: 3, day: 2 }, ar: { month: 9, day: 9 } };

/** Texts of other settings, by context and text. */
const OTHERS = {
	de_DE: {
		number_format_thousands_sep: '.',
		number_format_decimal_point: ',',
	},
	ar: {
		'text direction\u0004ltr': 'rtl',
		number_format_thousands_sep: ',',
		number_format_decimal_point: '.',
		am: 'ص',
		pm: 'م',
		AM: 'ص',
		PM: 'م',
	},
};

/** The names of months and weekdays of WordPress in a language. */
export function getNames( locale ) {
	const cut = ( name, length ) => [ ...name ].slice( 0, length ).join( '' );
	const { month, day } = ABBREVIATION[ locale ];
	const months = MONTHS[ locale ].split( ' ' );
	const weekdays = WEEKDAYS[ locale ].split( ' ' );
	return {
		months,
		monthsShort: months.map( ( name ) => cut( name, month ) ),
		weekdays,
		weekdaysShort: weekdays.map( ( name ) => cut( name, day ) ),
	};
}

/** The translations of WordPress, by the keys of its catalog. */
function getTexts( locale ) {
	const { months, monthsShort, weekdays, weekdaysShort } = getNames( locale );
	const english = ( /** @type {Intl.DateTimeFormatOptions} */ options ) =>
		new Intl.DateTimeFormat( 'en-US', { timeZone: 'UTC', ...options } );
	const texts = { ...OTHERS[ locale ] };
	months.forEach( ( name, month ) => {
		const date = new Date( Date.UTC( 2024, month, 15 ) );
		const long = english( { month: 'long' } ).format( date );
		const short = english( { month: 'short' } ).format( date );
		texts[ long ] = name;
		texts[ `genitive\u0004${ long }` ] = name;
		texts[ `${ long } abbreviation\u0004${ short }` ] =
			monthsShort[ month ];
	} );
	weekdays.forEach( ( name, day ) => {
		// 7 January 2024 is a Sunday.
		const date = new Date( Date.UTC( 2024, 0, 7 + day ) );
		const long = english( { weekday: 'long' } ).format( date );
		texts[ long ] = name;
		texts[ english( { weekday: 'short' } ).format( date ) ] =
			weekdaysShort[ day ];
		texts[ `${ long } initial\u0004${ long[ 0 ] }` ] = name[ 0 ];
	} );
	return texts;
}

const getFile = ( locale ) =>
	path.join( site.wpPath, `wp-content/languages/${ locale }.l10n.php` );

/** Installs the translations of WordPress. */
export function installCoreLanguage( locale ) {
	mkdirSync( path.dirname( getFile( locale ) ), { recursive: true } );
	const texts = JSON.stringify( getTexts( locale ) );
	writeFileSync(
		getFile( locale ),
		`<?php return array( 'language' => '${ locale }', 'messages' => json_decode( <<<'TEXTS'\n${ texts }\nTEXTS\n, true ) );`
	);
}

export const removeCoreLanguage = ( locale ) =>
	rmSync( getFile( locale ), { force: true } );

/** Sets the language of a user. Empty for that of the site. */
export const setLanguage = ( user, locale ) =>
	php(
		"update_user_meta( get_user_by( 'login', $given[0] )->ID, 'locale', $given[1] ); return true;",
		[ user, locale ]
	);
