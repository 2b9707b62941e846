#!/usr/bin/env node
/*
 * npm run build: builds the scripts, styles and translations of the plugin. With
 * --packages it builds the npm packages of the libraries instead.
 */
import path from 'node:path';
import { root, runCommandLine } from './cms/command.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { runCommand } from './testing/run-command.mjs';
import { writeTypes } from './types/write.mjs';

const withTools = process.argv.includes( '--packages' );

await runCommandLine( async ( progress ) => {
	await installDependencies( root, progress, { withTools } );
	// What is imported below may just have been installed.
	if ( withTools ) {
		const { buildPackages } = await import( './build/packages/index.mjs' );
		for ( const folder of await buildPackages( root ) ) {
			console.log( path.relative( '', folder ) );
		}
		return;
	}
	await writeTypes( root );
	const { compileTranslations } = await import( './translations/index.mjs' );
	await compileTranslations( root );
	process.exitCode = await runCommand(
		process.execPath,
		[ 'bin/build/scripts.cjs' ],
		{ cwd: root }
	);
} );
