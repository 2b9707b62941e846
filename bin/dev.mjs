#!/usr/bin/env node
/*
 * npm run dev: the local WordPress of `npm start`, with a build that replaces
 * changed modules and styles in the open page. See docs/development.md.
 */
import { buildBundle } from './cms/bundle.mjs';
import { callersFolder, root, serveCommandLine } from './cms/command.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { startCms } from './cms/index.mjs';
import { HELP } from './cms/options.mjs';
import { freePort } from './cms/ports.mjs';
import { checkChanges } from './dev/check-changes.mjs';
import { checkTypes } from './dev/check-types.mjs';
import { startExtension } from './dev/extension/index.mjs';
import { readExtension } from './dev/extension/read-extension.mjs';
import { startReloadServer } from './dev/extension/reload-server.mjs';
import { startHotBuild } from './dev/hot-build.mjs';
import { HELP as DEV_HELP, parseOptions } from './dev/options.mjs';
import { writeTypes } from './types/write.mjs';

await serveCommandLine( async ( { progress, signal, stopped, undo } ) => {
	const {
		help,
		extension: folder,
		withChecks,
		...options
	} = parseOptions( process.argv.slice( 2 ), callersFolder );
	if ( help ) {
		progress.line(
			`${ HELP.trimEnd().replaceAll( 'npm start', 'npm run dev' ) }
${ DEV_HELP }`
		);
		return;
	}
	const print = ( line ) => progress.line( line );
	/** The build of Storedeck itself, which replaces what changed in open pages. */
	const buildHot = async ( /** @type {AbortSignal} */ either ) => {
		await writeTypes( root );
		// Its packages may just have been installed.
		const { compileTranslations } = await import(
			'./translations/index.mjs'
		);
		await compileTranslations( root );
		const { ready, stop } = startHotBuild( root, {
			port: await freePort(),
			print,
		} );
		undo.push( stop );
		either.addEventListener( 'abort', stop );
		await progress.step( 'Building the scripts', () => ready );
	};
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
				: buildHot( either ),
		log: progress,
		signal,
	} );
	undo.push( cms.stop );
	if ( extension && reloads ) {
		const { send } = reloads;
		undo.push( await startExtension( cms, extension, { print, send } ) );
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
	await stopped;
} );
