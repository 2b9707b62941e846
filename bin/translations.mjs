#!/usr/bin/env node
/*
 * npm run translations: writes php-stub/languages/storedeck.pot with all texts of
 * the plugin, adds new texts to the .po files, checks them and compiles them. See
 * docs/translating.md.
 */
import { fileURLToPath } from 'node:url';
import { UserError } from './cms/user-error.mjs';
import { compileTranslations } from './translations/index.mjs';
import { updateSources } from './translations/update.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
try {
	console.log( ( await updateSources( root ) ).join( '\n' ) );
	await compileTranslations( root );
} catch ( error ) {
	if ( ! ( error instanceof UserError ) ) {
		throw error;
	}
	console.error( `Error: ${ error.message }` );
	process.exitCode = 1;
}
