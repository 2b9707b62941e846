import { phpString } from '../cms/templates/wp-config.mjs';
import { DOMAIN, getKey } from './messages.mjs';

/** @typedef {import('./po-file.mjs').Catalog} Catalog */
/** @typedef {import('./po-file.mjs').Entry} Entry */

/** @param {Catalog} catalog */
const listTranslated = ( { entries } ) =>
	entries.filter( ( { translations } ) => translations.every( Boolean ) );

/** A PHP literal. The bytes that separate contexts and plural forms are escaped. */
function quotePhp( /** @type {string} */ text ) {
	return text
		.split( /(\0|\u0004)/ )
		.filter( Boolean )
		.map( ( part ) => {
			if ( part === '\0' ) {
				return '"\\0"';
			}
			return part === '\u0004' ? '"\\4"' : phpString( part );
		} )
		.join( '.' );
}

/**
 * The translations for PHP, in the format that WordPress 6.5 and later prefer:
 * opcode caches keep it.
 *
 * @return {string} Source code.
 */
export function compilePhp( /** @type {Catalog} */ catalog ) {
	const messages = listTranslated( catalog ).map(
		( entry ) =>
			`${ quotePhp( getKey( entry ) ) }=>${ quotePhp(
				entry.translations.join( '\0' )
			) }`
	);
	return `<?php\nreturn array('domain'=>${ quotePhp(
		DOMAIN
	) },'language'=>${ quotePhp(
		catalog.language
	) },'plural-forms'=>${ quotePhp(
		catalog.forms
	) },'messages'=>array(\n${ messages.join( ',\n' ) },\n));\n`;
}

/**
 * The translations for scripts, in the format of `wp.i18n`.
 *
 * @param {Catalog}             catalog
 * @param {ReadonlySet<string>} keys    Keys of the texts that scripts use.
 * @return {string} JSON.
 */
export function compileJson( catalog, keys ) {
	const texts = listTranslated( catalog )
		.filter( ( entry ) => keys.has( getKey( entry ) ) )
		.map( ( entry ) => [ getKey( entry ), entry.translations ] );
	return JSON.stringify( {
		domain: DOMAIN,
		locale_data: {
			[ DOMAIN ]: {
				'': {
					domain: DOMAIN,
					lang: catalog.language,
					'plural-forms': catalog.forms,
				},
				...Object.fromEntries( texts ),
			},
		},
		// It is printed into a script element.
	} ).replaceAll( '<', '\\u003c' );
}
