#!/usr/bin/env node
/*
 * npm run new-extension NAME: creates a plugin that extends Storedeck, from
 * bin/new-extension/template.
 */
import path from 'node:path';
import { callersFolder, runCommandLine } from './cms/command.mjs';
import { createExtension } from './new-extension/create.mjs';
import { HELP, parseOptions } from './new-extension/options.mjs';

await runCommandLine( async () => {
	const options = parseOptions( process.argv.slice( 2 ), callersFolder );
	if ( options.help ) {
		console.log( HELP );
		return;
	}
	const folder = await createExtension( options );
	console.log(
		`Created ${ path.relative(
			callersFolder,
			folder
		) }. Its README.md says how to install packages and build it.
“npm run dev -- --extension=${ folder }” shows it in a local store.`
	);
} );
