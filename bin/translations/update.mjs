import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPluginHeader } from '../release/plugin-header.mjs';
import { countForms, countMissing } from './check.mjs';
import { readCatalogs } from './index.mjs';
import { DOMAIN, getKey } from './messages.mjs';
import { formatPo } from './po-file.mjs';
import { readMessages } from './sources.mjs';

/** @typedef {import('./messages.mjs').Message} Message */
/** @typedef {import('./po-file.mjs').Catalog} Catalog */

/** Where the template is written. It is not in git. */
const TEMPLATE = `php-stub/languages/${ DOMAIN }.pot`;

const NOTICE = 'This file is distributed under the GPL-2.0-or-later.';

/** @param {string} root */
function getHeaders( root ) {
	const header = readPluginHeader( root );
	return {
		'Project-Id-Version': header( 'Plugin Name' ),
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		'X-Domain': DOMAIN,
	};
}

/** The template that translators begin with. */
export function createTemplate(
	/** @type {string} */ root,
	/** @type {Message[]} */ messages
) {
	const version = readPluginHeader( root )( 'Version' );
	const headers = getHeaders( root );
	return formatPo(
		NOTICE,
		{
			...headers,
			'Project-Id-Version': `${ headers[ 'Project-Id-Version' ] } ${ version }`,
			'POT-Creation-Date': new Date()
				.toISOString()
				.replace( /:\d\d\..*/, '+00:00' ),
		},
		messages,
		new Map(),
		{ hasReferences: true }
	);
}

/**
 * A .po file with all texts of the plugin. Translations of texts that are gone are left
 * out. No text gets the translation of a similar one.
 */
export function updateCatalog(
	/** @type {string} */ root,
	/** @type {Catalog} */ catalog,
	/** @type {Message[]} */ messages
) {
	const { language, forms, entries } = catalog;
	return formatPo(
		NOTICE,
		{
			...getHeaders( root ),
			Language: language,
			'Plural-Forms': forms,
		},
		messages,
		new Map(
			entries.map( ( entry ) => [ getKey( entry ), entry.translations ] )
		),
		{ formCount: countForms( forms ) }
	);
}

/**
 * How complete the languages are.
 *
 * @param {Catalog[]} catalogs
 * @param {Message[]} messages
 * @return {{ language: string, missing: number, text: string }[]} One for each language; `text` is a line to print.
 */
export const describeProgress = ( catalogs, messages ) =>
	catalogs.map( ( catalog ) => {
		const missing = countMissing( catalog, messages );
		const percent = ( ( 1 - missing / messages.length ) * 100 ).toFixed(
			1
		);
		return {
			language: catalog.language,
			missing,
			text: `${ catalog.language }: ${
				missing === 0 ? '100' : percent
			}% of ${ messages.length } texts, ${ missing } not translated`,
		};
	} );

/** Writes the template and adds the texts of the sources to the .po files. Returns a line for each file. */
export async function updateSources( /** @type {string} */ root ) {
	const messages = await readMessages( root );
	await writeFile(
		path.join( root, TEMPLATE ),
		createTemplate( root, messages )
	);
	const catalogs = await readCatalogs( root );
	for ( const catalog of catalogs ) {
		await writeFile(
			path.join( root, catalog.file ),
			updateCatalog( root, catalog, messages )
		);
	}
	return [
		`${ TEMPLATE }: ${ messages.length } texts`,
		...describeProgress( catalogs, messages ).map( ( { text } ) => text ),
	];
}
