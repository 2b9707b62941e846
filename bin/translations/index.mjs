import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashParts, readJson, writeAtomic } from '../cms/files.mjs';
import { UserError } from '../cms/user-error.mjs';
import { checkCatalog } from './check.mjs';
import { compileJson, compilePhp } from './compile.mjs';
import { DOMAIN, getKey } from './messages.mjs';
import { parsePo } from './po-file.mjs';
import { readScriptMessages } from './sources.mjs';

/** @typedef {import('./po-file.mjs').Catalog} Catalog */

/** Where WordPress looks for translations of the plugin. */
const FOLDER = 'php-stub/languages';

const GENERATED = new RegExp( `^${ DOMAIN }-.+\\.(l10n\\.php|json)$` );

/**
 * Reads the .po files.
 *
 * @return {Promise<Catalog[]>} Sorted by the names of the files.
 */
export async function readCatalogs( /** @type {string} */ root ) {
	const names = await readdir( path.join( root, FOLDER ) );
	return Promise.all(
		names
			.filter( ( name ) => name.endsWith( '.po' ) )
			.sort()
			.map( async ( name ) => {
				const file = `${ FOLDER }/${ name }`;
				const text = await readFile( path.join( root, file ), 'utf8' );
				return parsePo( file, text );
			} )
	);
}

/**
 * @throws {UserError} With file and line of each faulty entry.
 */
function assertValid( /** @type {Catalog[]} */ catalogs ) {
	const findings = catalogs.flatMap( checkCatalog );
	if ( findings.length > 0 ) {
		throw new UserError(
			`Translations are faulty.\n${ findings.join( '\n' ) }`
		);
	}
}

/**
 * Writes the translations that WordPress loads, for PHP and for scripts, from the
 * .po files, and deletes those of languages that are gone.
 *
 * @throws {UserError} If an entry is faulty: a wrong placeholder would stop PHP.
 */
export async function compileTranslations( /** @type {string} */ root ) {
	const catalogs = await readCatalogs( root );
	assertValid( catalogs );
	const keys = new Set( ( await readScriptMessages( root ) ).map( getKey ) );
	const written = new Set();
	for ( const catalog of catalogs ) {
		const base = path.basename( catalog.file, '.po' );
		for ( const [ name, text ] of [
			[ `${ base }.l10n.php`, compilePhp( catalog ) ],
			// All scripts share one file: see Script_Translations.
			[ `${ base }-${ DOMAIN }.json`, compileJson( catalog, keys ) ],
		] ) {
			await writeAtomic( path.join( root, FOLDER, name ), text );
			written.add( name );
		}
	}
	for ( const name of await readdir( path.join( root, FOLDER ) ) ) {
		if ( GENERATED.test( name ) && ! written.has( name ) ) {
			await rm( path.join( root, FOLDER, name ) );
		}
	}
}

/**
 * Compiles the translations if a .po file, a script or the compiler changed.
 *
 * @param {string} root    The repository.
 * @param {string} sources Hash of the scripts.
 */
export async function updateTranslations( root, sources ) {
	const hashFile = path.join( root, '.cache/translations.json' );
	const folders = [ FOLDER, 'bin/translations' ];
	const parts = [ sources ];
	for ( const folder of folders ) {
		for ( const name of (
			await readdir( path.join( root, folder ) )
		).sort() ) {
			if ( /\.(po|mjs)$/.test( name ) ) {
				parts.push(
					name,
					await readFile( path.join( root, folder, name ), 'utf8' )
				);
			} else if ( GENERATED.test( name ) ) {
				parts.push( name );
			}
		}
	}
	const hash = hashParts( parts );
	if ( Object( await readJson( hashFile ) ).hash === hash ) {
		return;
	}
	await compileTranslations( root );
	await writeAtomic( hashFile, JSON.stringify( { hash } ) );
}
