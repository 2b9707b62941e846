#!/usr/bin/env node
/*
 * npm start: sets up and runs a local WordPress with Storedeck and a demo
 * store. Requires only Node; see --help for its options.
 */
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { startCms } from './cms/index.mjs';
import { HELP, parseOptions } from './cms/options.mjs';
import { createProgress } from './cms/progress.mjs';
import { UserError } from './cms/user-error.mjs';
import { writeTypes } from './types/write.mjs';

const INTERRUPTED = 130;

/**
 * @param {string} version Version of Node, e.g. `20.19.0`.
 * @throws {UserError} If the version is too old.
 */
function checkNode( version ) {
	const [ major = 0, minor = 0 ] = version.split( '.' ).map( Number );
	if ( major < 20 || ( major === 20 && minor < 19 ) ) {
		throw new UserError(
			`Node ${ version } is too old: 20.19 or later is required.`
		);
	}
}

/**
 * @param {AbortSignal} signal
 * @return {Promise<void>} Resolves when the signal aborts.
 */
function interrupted( signal ) {
	return new Promise( ( resolve ) => {
		if ( signal.aborted ) {
			resolve();
		}
		signal.addEventListener( 'abort', () => resolve() );
	} );
}

/**
 * @param {AbortSignal} signal
 * @return {Promise<void>} Resolves when the site has stopped.
 */
async function main( signal ) {
	checkNode( process.versions.node );
	const { help, ...options } = parseOptions( process.argv.slice( 2 ) );
	const progress = createProgress();
	if ( help ) {
		progress.line( HELP.trimEnd() );
		return;
	}
	const repository = fileURLToPath( new URL( '..', import.meta.url ) );
	const cms = await startCms( {
		...options,
		prepare: ( either ) =>
			installDependencies( repository, progress, {
				signal: either,
				withTools: false,
			} ),
		build: async ( either ) => {
			// The build does not use the generated types, but editors do.
			await writeTypes( repository );
			await buildBundle( repository, progress, either );
		},
		log: progress,
		signal,
	} );
	if ( options.preview ) {
		await cms.stop();
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
	await interrupted( signal );
	progress.line( 'Stopping …' );
	await cms.stop();
}

const controller = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( name, () => controller.abort() );
}
// Stops when the pipe or terminal is closed.
process.stdout.on( 'error', () => controller.abort() );

try {
	await main( controller.signal );
	process.exit( 0 );
} catch ( error ) {
	if ( controller.signal.aborted ) {
		process.stderr.write( '\nStopped.\n' );
		process.exit( INTERRUPTED );
	}
	if ( error instanceof UserError ) {
		const log = error.log ? `\n${ error.log }\n` : '';
		process.stderr.write( `\nError: ${ error.message }\n${ log }` );
	} else {
		process.stderr.write(
			`\n${ error instanceof Error ? error.stack : error }\n`
		);
	}
	process.exit( 1 );
}
