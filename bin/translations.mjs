#!/usr/bin/env node
/*
 * npm run translations: writes php-stub/languages/storedeck.pot with all texts of
 * the plugin, adds new texts to the .po files, checks them and compiles them. See
 * docs/translating.md.
 */
import { root, runCommandLine } from './cms/command.mjs';
import { compileTranslations } from './translations/index.mjs';
import { updateSources } from './translations/update.mjs';

await runCommandLine( async () => {
	console.log( ( await updateSources( root ) ).join( '\n' ) );
	await compileTranslations( root );
}, 'Error: ' );
