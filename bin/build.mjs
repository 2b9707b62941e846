#!/usr/bin/env node
/*
 * npm run build: builds the scripts, styles and translations of the plugin. With
 * --packages it builds the npm packages of the libraries instead.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './testing/run-command.mjs';
import { compileTranslations } from './translations/index.mjs';
import { writeTypes } from './types/write.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );

if ( process.argv.includes( '--packages' ) ) {
	const { buildPackages } = await import( './build/packages/index.mjs' );
	const folders = await buildPackages( root );
	console.log(
		folders
			.map( ( folder ) => path.relative( process.cwd(), folder ) )
			.join( '\n' )
	);
} else {
	await writeTypes( root );
	await compileTranslations( root );
	process.exitCode = await runCommand( process.execPath, [
		path.join( root, 'bin/build/scripts.cjs' ),
	] );
}
