import { nativeEngine } from '../../cms/php-native.mjs';
import { wasmEngine } from '../../cms/php-wasm.mjs';
import { readPluginHeader } from '../plugin-header.mjs';
import { checkFiles } from './files.mjs';
import { checkPackages } from './packages.mjs';
import { checkPhp } from './php.mjs';
import { checkReadme } from './readme.mjs';
import { checkReproducible } from './reproducible.mjs';
import { checkTranslations } from './translations.mjs';
import { checkVersion } from './version.mjs';

/**
 * A zip to check.
 *
 * @typedef {Object} Release
 * @property {string}                                                 root     The repository.
 * @property {import('../sources.mjs').Edits}                         edits    Texts that the release has and the repository does not have yet.
 * @property {string}                                                 file     Path of the zip.
 * @property {string}                                                 hash     SHA-256 of the zip.
 * @property {Record<string, Uint8Array>}                             contents Files by path in the plugin's folder.
 * @property {string}                                                 folder   Folder with the same files.
 * @property {import('../../cms/wordpress-source.mjs').SourceContext} context  Cache and reporter.
 *
 * @typedef {{ title: string, run: ( release: Release ) => string[] | Promise<string[]> }} Check
 */

/** @type {Check} */
const NATIVE_PHP = {
	title: 'PHP syntax and text domain with the installed PHP',
	run: async ( release ) => {
		const { engine, problem } = await nativeEngine( 'sqlite' );
		return engine ? checkPhp( release, engine ) : [ problem ];
	},
};

/** @type {Check} */
const OLDEST_PHP = {
	title: 'PHP syntax with the oldest PHP that the header requires',
	run: async ( release ) => {
		const version = readPluginHeader(
			release.root,
			release.edits
		)( 'Requires PHP' );
		return checkPhp(
			release,
			await wasmEngine( release.context, version )
		);
	},
};

/**
 * What is checked on a zip without a site.
 *
 * @type {Check[]}
 */
export const CHECKS = [
	{ title: 'Version and changelog', run: checkVersion },
	{
		title: 'readme.txt by the rules of the plugin directory',
		run: checkReadme,
	},
	{ title: 'Files in the zip', run: checkFiles },
	{ title: 'Reproducible', run: checkReproducible },
	{ title: 'Translations are complete', run: checkTranslations },
	NATIVE_PHP,
	OLDEST_PHP,
	{ title: 'npm packages can be published', run: checkPackages },
];
