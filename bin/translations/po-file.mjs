import gettextParser from 'gettext-parser';
import { getKey } from './messages.mjs';

const { po } = gettextParser;

/**
 * An entry of a .po file.
 *
 * @typedef {Object} Entry
 * @property {string}   id           Singular.
 * @property {string}   [plural]     Text for more than one.
 * @property {string}   [context]    Tells texts with several meanings apart.
 * @property {string[]} translations One for each plural form; empty texts are not translated.
 * @property {boolean}  isFuzzy      Whether the translation may be that of another text.
 * @property {number}   line         Line of the text in the file.
 *
 * @typedef {Object} Catalog
 * @property {string}   file         Path, for messages.
 * @property {string}   language     Locale of WordPress.
 * @property {string}   forms        Plural-Forms of the header.
 * @property {Entry[]}  entries      In the order of the file.
 */

/** Entries are separated by empty lines. */
function* splitBlocks( /** @type {string} */ text ) {
	let line = 1;
	for ( const block of text.replaceAll( '\r\n', '\n' ).split( /\n(?=\n)/ ) ) {
		const id = block
			.split( '\n' )
			.findIndex( ( row ) => row.startsWith( 'msgid ' ) );
		if ( id >= 0 ) {
			yield { block, line: line + id };
		}
		line += block.split( '\n' ).length;
	}
}

/**
 * Reads a .po file. Obsolete entries are left out.
 *
 * @param {string} file Path, for messages.
 * @param {string} text
 * @return {Catalog} Its header and entries.
 * @throws {Error} With the file and line of a syntax error, and if the header does not name the language.
 */
export function parsePo( file, text ) {
	/** @type {Record<string, string>} */
	let headers = {};
	/** @type {Entry[]} */
	const entries = [];
	for ( const { block, line } of splitBlocks( text ) ) {
		let parsed;
		try {
			parsed = po.parse( block );
		} catch ( error ) {
			const reason = error instanceof Error ? error.message : error;
			throw new Error( `${ file }:${ line } Syntax error: ${ reason }` );
		}
		for ( const group of Object.values( parsed.translations ) ) {
			for ( const message of Object.values( group ) ) {
				if ( message.msgid === '' ) {
					headers = parsed.headers;
					continue;
				}
				entries.push( {
					id: message.msgid,
					...( message.msgid_plural && {
						plural: message.msgid_plural,
					} ),
					...( message.msgctxt !== undefined && {
						context: message.msgctxt,
					} ),
					translations: message.msgstr,
					isFuzzy: /\bfuzzy\b/.test( message.comments?.flag ?? '' ),
					line,
				} );
			}
		}
	}
	const find = ( /** @type {string} */ name ) =>
		Object.entries( headers ).find(
			( [ header ] ) => header.toLowerCase() === name
		)?.[ 1 ];
	const language = find( 'language' );
	const forms = find( 'plural-forms' );
	if ( ! language || ! forms ) {
		throw new Error(
			`${ file }:1 The header has no Language and Plural-Forms.`
		);
	}
	return { file, language, forms, entries };
}

/**
 * Writes a .po or .pot file. Every text is one line, so that a change of a text
 * is a change of a line.
 *
 * @param {string}                                          comment
 * @param {Record<string, string>}                          headers
 * @param {import('./messages.mjs').Message[]}              messages
 * @param {Map<string, string[]>}                           translations By key; missing ones are written empty.
 * @param {{ hasReferences?: boolean, formCount?: number }} [options]
 */
export function formatPo( comment, headers, messages, translations, options ) {
	const { hasReferences = false, formCount = 2 } = options ?? {};
	const entries = messages.map( ( message ) => {
		const { id, plural, context, comments, references } = message;
		const key = getKey( message );
		const forms = translations.get( key ) ?? [];
		return [
			// In one group, which keeps their order; no key is a number.
			`text ${ key }`,
			{
				msgid: id,
				msgctxt: context,
				msgid_plural: plural,
				msgstr: Array.from(
					{ length: plural === undefined ? 1 : formCount },
					( _, form ) => forms[ form ] ?? ''
				),
				comments: {
					extracted: comments
						.map( ( text ) => `translators: ${ text }` )
						.join( '\n' ),
					reference: hasReferences ? references.join( '\n' ) : '',
				},
			},
		];
	} );
	const header = { msgid: '', comments: { translator: comment } };
	const group = { '': header, ...Object.fromEntries( entries ) };
	return po
		.compile(
			{ charset: 'utf-8', headers, translations: { '': group } },
			{ foldLength: 0 }
		)
		.toString()
		.replace( 'charset=utf-8', 'charset=UTF-8' );
}
