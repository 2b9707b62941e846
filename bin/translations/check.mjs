import { getKey } from './messages.mjs';

/** @typedef {import('./messages.mjs').Message} Message */
/** @typedef {import('./po-file.mjs').Catalog} Catalog */
/** @typedef {import('./po-file.mjs').Entry} Entry */

/** Placeholders of sprintf, names in braces, and tags. cspell:ignore bcde Gosux */
const PLACEHOLDER =
	/%(?:\d+\$)?[+-]?(?:'.)?\d*(?:\.\d+)?[bcdeEfFgGosuxX%]|\{\{?\/?\w[\w.-]*\/?\}?\}|<\/?\w+[^>]*>/g;

const listPlaceholders = ( /** @type {string} */ text ) =>
	( text.match( PLACEHOLDER ) ?? [] ).sort();

/** The number of plural forms of a Plural-Forms header, 0 if it is invalid. */
export const countForms = ( /** @type {string} */ header ) =>
	Number( /nplurals\s*=\s*(\d+)/.exec( header )?.[ 1 ] ?? 0 );

/**
 * Compares the placeholders of a translation with those of the text. Forms of a
 * plural may leave out the number: "one order", "no orders". The last one, which
 * is for all other numbers, may not.
 *
 * @param {Entry}  entry
 * @param {string} text
 * @param {number} form
 * @return {string | undefined} What is wrong.
 */
function comparePlaceholders( entry, text, form ) {
	const found = listPlaceholders( text );
	const expected = listPlaceholders( entry.plural ?? entry.id );
	if ( found.join() === expected.join() ) {
		return undefined;
	}
	const isPart = expected.some(
		( placeholder, index ) =>
			placeholder.startsWith( '%' ) &&
			found.join() === expected.toSpliced( index, 1 ).join()
	);
	if (
		entry.plural !== undefined &&
		isPart &&
		form < entry.translations.length - 1
	) {
		return undefined;
	}
	return `has the placeholders [${ found.join(
		' '
	) }], expected [${ expected.join( ' ' ) }]`;
}

/**
 * What is wrong with an entry.
 *
 * @param {Entry}  entry
 * @param {number} formCount
 * @return {string[]} Without the name of the entry.
 */
function checkEntry( entry, formCount ) {
	const { translations, plural } = entry;
	const count = plural === undefined ? 1 : formCount;
	if ( entry.isFuzzy ) {
		return [ 'is marked fuzzy: check the translation and remove the mark' ];
	}
	if ( translations.every( ( text ) => text === '' ) ) {
		return [];
	}
	if ( translations.length !== count ) {
		return [
			`has ${ translations.length } plural forms, expected ${ count }`,
		];
	}
	if ( translations.includes( '' ) ) {
		return [ 'has an empty plural form' ];
	}
	const findings = translations.map( ( text, form ) =>
		comparePlaceholders( entry, text, form )
	);
	if (
		translations.some(
			( text ) =>
				/^\s/.test( text ) !== /^\s/.test( entry.id ) ||
				/\s$/.test( text ) !== /\s$/.test( entry.id )
		)
	) {
		findings.push( 'begins or ends with other white space' );
	}
	return findings.filter( ( finding ) => finding !== undefined );
}

/**
 * Checks a .po file.
 *
 * @param {Catalog} catalog
 * @return {string[]} What is wrong, each with file, line and text.
 */
export function checkCatalog( { file, forms, entries } ) {
	const formCount = countForms( forms );
	if ( formCount < 1 ) {
		return [ `${ file }:1 Plural-Forms has no nplurals.` ];
	}
	const seen = new Set();
	return entries.flatMap( ( entry ) => {
		const findings = checkEntry( entry, formCount );
		if ( seen.has( getKey( entry ) ) ) {
			findings.push( 'is there twice' );
		}
		seen.add( getKey( entry ) );
		return findings.map(
			( finding ) =>
				`${ file }:${ entry.line } “${ entry.id }” ${ finding }.`
		);
	} );
}

/**
 * Finds texts that are used with and without a plural. gettext knows only one
 * entry for both, and its first form is that of zero in some languages.
 *
 * @param {Message[]} messages Not merged.
 * @return {string[]} Each with the places.
 */
export function findMixedPlurals( messages ) {
	/** @type {Map<string, Message[]>} */
	const uses = new Map();
	for ( const message of messages ) {
		const key = getKey( message );
		uses.set( key, [ ...( uses.get( key ) ?? [] ), message ] );
	}
	return [ ...uses.values() ]
		.filter(
			( list ) => new Set( list.map( ( { plural } ) => plural ) ).size > 1
		)
		.map(
			( list ) =>
				`“${
					list[ 0 ].id
				}” has different plurals, or a plural and none: give one of them a context. ${ list
					.flatMap( ( { references } ) => references )
					.join( ', ' ) }`
		);
}

/**
 * Counts the texts that a language lacks.
 *
 * @param {Catalog}   catalog
 * @param {Message[]} messages
 */
export function countMissing( { entries }, messages ) {
	const done = new Set(
		entries
			.filter( ( { translations } ) => translations.some( Boolean ) )
			.map( getKey )
	);
	return messages.filter( ( message ) => ! done.has( getKey( message ) ) )
		.length;
}
