#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { globSync } from './testing/glob.mjs';
import { ensureRequirements, findChromium } from './testing/requirements.mjs';
import { runCommand } from './testing/run-command.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const files = new Map(
	globSync( root, 'tests/soak', '.mjs' ).map( ( file ) => [
		path.basename( file, '.mjs' ),
		file,
	] )
);
const HELP = `npm run soak -- NAME [--OPTION=VALUE …]

Runs a test that takes minutes: ${ [ ...files.keys() ].join(
	', '
) }. Options are
passed to the test and described at the top of its file in tests/soak.
`;

const [ name = '', ...options ] = process.argv.slice( 2 );
const file = files.get( name );
if ( ! file ) {
	console.log( HELP );
	process.exit( name === '--help' ? 0 : 2 );
}

const progress = createProgress();
await installDependencies( root, progress );
const missing = Object.values(
	await ensureRequirements( [ 'php', 'mariadb', 'chromium' ] )
);
if ( missing.length ) {
	console.error( missing.join( '\n' ) );
	process.exit( 1 );
}
await buildBundle( root, progress );
process.exitCode = await runCommand( process.execPath, [ file, ...options ], {
	cwd: root,
	env: {
		...process.env,
		CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? findChromium() ?? '',
	},
} );
