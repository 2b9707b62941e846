#!/usr/bin/env node
/*
 * npm run dev: the local WordPress of `npm start`, with a build that replaces
 * changed modules and styles in the open page. See docs/development.md.
 */
import { fileURLToPath } from 'node:url';
import { installDependencies } from './cms/dependencies.mjs';
import { startCms } from './cms/index.mjs';
import { HELP, parseOptions } from './cms/options.mjs';
import { freePort } from './cms/ports.mjs';
import { createProgress } from './cms/progress.mjs';
import { UserError } from './cms/user-error.mjs';
import { checkChanges } from './dev/check-changes.mjs';
import { checkTypes } from './dev/check-types.mjs';
import { startHotBuild } from './dev/hot-build.mjs';
import { writeTypes } from './types/write.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const controller = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( name, () => controller.abort() );
}

/** @type {( () => unknown )[]} */
const undo = [];

async function main( { signal } ) {
	const args = process.argv.slice( 2 );
	const withChecks = ! args.includes( '--no-checks' );
	const { help, ...options } = parseOptions(
		args.filter( ( word ) => word !== '--no-checks' )
	);
	const progress = createProgress();
	if ( help ) {
		progress.line(
			`${ HELP.trimEnd().replaceAll( 'npm start', 'npm run dev' ) }
  --no-checks      neither types nor linters`
		);
		return;
	}
	const print = ( line ) => progress.line( line );
	const cms = await startCms( {
		...options,
		scriptDebug: true,
		prepare: ( either ) =>
			installDependencies( root, progress, { signal: either } ),
		build: async ( either ) => {
			await writeTypes( root );
			// Its packages may just have been installed.
			const { compileTranslations } = await import(
				'./translations/index.mjs'
			);
			await compileTranslations( root );
			const port = await freePort();
			const build = startHotBuild( root, { port, print } );
			undo.push( build.stop );
			either.addEventListener( 'abort', build.stop );
			await progress.step( 'Building the scripts', () => build.ready );
		},
		log: progress,
		signal,
	} );
	undo.push( () => cms.stop() );
	if ( withChecks ) {
		undo.push( checkTypes( root, print ), checkChanges( root, print ) );
	}
	progress.line( `
  Storedeck is ready:  ${ cms.loginUrl }

  User, password       ${ cms.user }, ${ cms.password }
  Logs and data        ${ cms.dir }

  Changes in src/, client/ and php-stub/ are seen at once. Press Ctrl-C to stop.
` );
	await new Promise( ( resolve ) =>
		signal.addEventListener( 'abort', resolve )
	);
}

try {
	await main( controller );
} catch ( error ) {
	if ( ! controller.signal.aborted ) {
		const isKnown = error instanceof UserError;
		console.error( isKnown ? `\nError: ${ error.message }\n` : error );
		process.exitCode = 1;
	}
}
for ( const step of undo.reverse() ) {
	await step();
}
process.exit();
