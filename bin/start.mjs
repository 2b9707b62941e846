#!/usr/bin/env node
/*
 * npm start: sets up and runs a local WordPress with Storedeck and a demo
 * store. Requires only Node; see --help for its options.
 */
import { buildBundle } from './cms/bundle.mjs';
import { root, serveCommandLine } from './cms/command.mjs';
import { compareVersions } from './cms/compare-versions.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { startCms } from './cms/index.mjs';
import { HELP, parseOptions } from './cms/options.mjs';
import { UserError } from './cms/user-error.mjs';
import { writeTypes } from './types/write.mjs';

/** @throws {UserError} If this Node is too old. */
function checkNode() {
	const version = process.versions.node;
	if ( compareVersions( version, '20.19' ) < 0 ) {
		throw new UserError(
			`Node ${ version } is too old: 20.19 or later is required.`
		);
	}
}

await serveCommandLine( async ( { progress, signal, stopped, undo } ) => {
	checkNode();
	const { help, ...options } = parseOptions( process.argv.slice( 2 ) );
	if ( help ) {
		progress.line( HELP.trimEnd() );
		return;
	}
	const cms = await startCms( {
		...options,
		prepare: ( either ) =>
			installDependencies( root, progress, {
				signal: either,
				withTools: false,
			} ),
		build: async ( either ) => {
			// The build does not use the generated types, but editors do.
			await writeTypes( root );
			await buildBundle( root, progress, either );
		},
		log: progress,
		signal,
	} );
	undo.push( cms.stop );
	if ( options.preview ) {
		return;
	}
	progress.line( `
  Storedeck is ready:  ${ cms.loginUrl }
                       (logs in and opens Home)

  WordPress            ${ cms.url }/wp-admin/
  User                 ${ cms.user }
  Password             ${ cms.password }
  PHP, database        ${ cms.engine.version } (${ cms.engine.kind }), ${ cms.dbKind }
  Logs and data        ${ cms.dir }

  Press Ctrl-C to stop.
` );
	await stopped;
	progress.line( 'Stopping …' );
} );
