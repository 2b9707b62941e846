#!/usr/bin/env node
/*
 * npm run new-extension NAME: creates a plugin that extends Storedeck, from
 * bin/new-extension/template.
 */
import path from 'node:path';
import { UserError } from './cms/user-error.mjs';
import { createExtension } from './new-extension/create.mjs';
import { HELP, parseOptions } from './new-extension/options.mjs';

// npm runs scripts in the folder of Storedeck.
const cwd = process.env.INIT_CWD ?? process.cwd();

try {
	const options = parseOptions( process.argv.slice( 2 ), cwd );
	if ( options.help ) {
		console.log( HELP );
	} else {
		const folder = await createExtension( options );
		console.log(
			`Created ${ path.relative(
				cwd,
				folder
			) }. Its README.md says how to install packages and build it.
“npm run dev -- --extension=${ folder }” shows it in a local store.`
		);
	}
} catch ( error ) {
	if ( ! ( error instanceof UserError ) ) {
		throw error;
	}
	console.error( error.message );
	process.exitCode = 1;
}
