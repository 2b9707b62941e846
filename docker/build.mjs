/*
 * Builds the scripts in the container unless the mounted repository has a
 * current build. `setup.sh` delivers a new build to it.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle, sourcesHash } from '../bin/cms/bundle.mjs';
import { installDependencies } from '../bin/cms/dependencies.mjs';
import { readJson } from '../bin/cms/files.mjs';
import { createProgress } from '../bin/cms/progress.mjs';
import { UserError } from '../bin/cms/user-error.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const mounted = process.env.STOREDECK_REPOSITORY ?? '/repo';

const built = Object(
	await readJson( path.join( mounted, '.cache/build.json' ) )
);
const isCurrent =
	[
		'php-stub/build/storedeck.js',
		'php-stub/languages/storedeck-de_DE.l10n.php',
	].every( ( file ) => existsSync( path.join( mounted, file ) ) ) &&
	built.sources === ( await sourcesHash( root ) );

// Unpacking WordPress needs packages, too.
const progress = createProgress();
try {
	await installDependencies( root, progress, { withTools: false } );
	if ( ! isCurrent ) {
		await buildBundle( root, progress );
		writeFileSync( path.join( root, '.cache/deliver-build' ), '' );
	}
} catch ( error ) {
	if ( ! ( error instanceof UserError ) ) {
		throw error;
	}
	process.stderr.write( `\nError: ${ error.message }\n${ error.log }\n` );
	process.exitCode = 1;
}
