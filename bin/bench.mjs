#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { globSync } from './testing/glob.mjs';
import { findChromium } from './testing/requirements.mjs';
import { runCommand } from './testing/run-command.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const HELP = `npm run bench [-- NAME … --OPTION=VALUE …]

Runs the benchmarks in tests/bench, or only those that are named. Each result is
compared with a reference measured in the same run. Options are passed to the
benchmarks and described at the top of their files.
`;

const given = process.argv.slice( 2 );
const options = given.filter( ( name ) => /^--.+=/.test( name ) );
const names = given.filter( ( name ) => ! options.includes( name ) );
const files = globSync( root, 'tests/bench', '.mjs' );
const nameOf = ( file ) => path.basename( file, '.mjs' );
const unknown = names.filter(
	( name ) => ! files.some( ( file ) => nameOf( file ) === name )
);

if ( names.includes( '--help' ) || unknown.length ) {
	console.log(
		`${ HELP }\nBenchmarks: ${ files.map( nameOf ).join( ', ' ) }`
	);
	process.exit( names.includes( '--help' ) ? 0 : 2 );
}

const progress = createProgress();
await installDependencies( root, progress );
await buildBundle( root, progress );
for ( const file of files ) {
	if ( ! names.length || names.includes( nameOf( file ) ) ) {
		console.log( `\n▶ ${ nameOf( file ) }` );
		const status = await runCommand(
			process.execPath,
			[ file, ...options ],
			{
				cwd: root,
				env: {
					...process.env,
					CHROMIUM_PATH:
						process.env.CHROMIUM_PATH ?? findChromium() ?? '',
				},
			}
		);
		process.exitCode ||= status;
	}
}
