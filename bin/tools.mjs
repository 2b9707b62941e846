#!/usr/bin/env node
/*
 * Installs the packages that `npm start` leaves out, for scripts of package.json
 * that run one of them.
 */
import { fileURLToPath } from 'node:url';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { UserError } from './cms/user-error.mjs';

try {
	await installDependencies(
		fileURLToPath( new URL( '..', import.meta.url ) ),
		createProgress()
	);
} catch ( error ) {
	if ( ! ( error instanceof UserError ) ) {
		throw error;
	}
	console.error( `Error: ${ error.message }` );
	process.exitCode = 1;
}
