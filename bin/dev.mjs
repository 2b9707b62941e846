#!/usr/bin/env node
/*
 * npm run dev: the local WordPress of `npm start`, with a build that replaces
 * changed modules and styles in the open page. See docs/development.md.
 */
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { startCms } from './cms/index.mjs';
import { HELP } from './cms/options.mjs';
import { freePort } from './cms/ports.mjs';
import { createProgress } from './cms/progress.mjs';
import { UserError } from './cms/user-error.mjs';
import { checkChanges } from './dev/check-changes.mjs';
import { checkTypes } from './dev/check-types.mjs';
import { startExtension } from './dev/extension/index.mjs';
import { readExtension } from './dev/extension/read-extension.mjs';
import { startReloadServer } from './dev/extension/reload-server.mjs';
import { startHotBuild } from './dev/hot-build.mjs';
import { HELP as DEV_HELP, parseOptions } from './dev/options.mjs';
import { writeTypes } from './types/write.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const controller = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( name, () => controller.abort() );
}

/** @type {( () => unknown )[]} */
const undo = [];

/** The build of Storedeck itself, which replaces what changed in open pages. */
async function buildHot( progress, signal ) {
	await writeTypes( root );
	// Its packages may just have been installed.
	const { compileTranslations } = await import( './translations/index.mjs' );
	await compileTranslations( root );
	const port = await freePort();
	const build = startHotBuild( root, {
		port,
		print: ( line ) => progress.line( line ),
	} );
	undo.push( build.stop );
	signal.addEventListener( 'abort', build.stop );
	await progress.step( 'Building the scripts', () => build.ready );
}

async function main( { signal } ) {
	const {
		help,
		extension: folder,
		withChecks,
		...options
	} = parseOptions(
		process.argv.slice( 2 ),
		// npm runs scripts in the folder of Storedeck.
		process.env.INIT_CWD ?? process.cwd()
	);
	const progress = createProgress();
	if ( help ) {
		progress.line(
			`${ HELP.trimEnd().replaceAll( 'npm start', 'npm run dev' ) }
${ DEV_HELP }`
		);
		return;
	}
	const print = ( line ) => progress.line( line );
	const extension = folder ? await readExtension( folder ) : null;
	const reloads = extension
		? await startReloadServer( `http://127.0.0.1:${ options.port }` )
		: null;
	if ( reloads ) {
		undo.push( reloads.close );
	}
	const cms = await startCms( {
		...options,
		scriptDebug: true,
		links: extension ? [ extension.folder ] : [],
		reloadScript: reloads?.url,
		prepare: ( either ) =>
			installDependencies( root, progress, {
				signal: either,
				withTools: ! extension,
			} ),
		build: ( either ) =>
			extension
				? buildBundle( root, progress, either )
				: buildHot( progress, either ),
		log: progress,
		signal,
	} );
	undo.push( () => cms.stop() );
	if ( extension && reloads ) {
		undo.push(
			await startExtension( cms, extension, {
				print,
				send: reloads.send,
			} )
		);
	} else if ( withChecks ) {
		undo.push( checkTypes( root, print ), checkChanges( root, print ) );
	}
	progress.line( `
  Storedeck is ready:  ${ cms.loginUrl }

  User, password       ${ cms.user }, ${ cms.password }
  Logs and data        ${ cms.dir }

  Changes in ${
		extension?.folder ?? 'src/, client/ and php-stub/'
  } are seen at once. Press Ctrl-C to stop.
` );
	if ( ! signal.aborted ) {
		await new Promise( ( resolve ) =>
			signal.addEventListener( 'abort', resolve )
		);
	}
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
