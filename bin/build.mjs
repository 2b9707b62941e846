#!/usr/bin/env node
/*
 * npm run build: builds the scripts, styles and translations of the plugin. With
 * --packages it builds the npm packages of the libraries instead.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { runCommand } from './testing/run-command.mjs';
import { writeTypes } from './types/write.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const withPackages = process.argv.includes( '--packages' );
await installDependencies( root, createProgress(), {
	withTools: withPackages,
} );

if ( withPackages ) {
	const { buildPackages } = await import( './build/packages/index.mjs' );
	const folders = await buildPackages( root );
	console.log(
		folders
			.map( ( folder ) => path.relative( process.cwd(), folder ) )
			.join( '\n' )
	);
} else {
	await writeTypes( root );
	// Its packages may just have been installed.
	const { compileTranslations } = await import( './translations/index.mjs' );
	await compileTranslations( root );
	process.exitCode = await runCommand(
		process.execPath,
		[ 'bin/build/scripts.cjs' ],
		{ cwd: root }
	);
}
