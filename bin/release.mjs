#!/usr/bin/env node
/*
 * npm run release: checks the zip of a version and makes the version's commit,
 * tag and zip. Arguments: see --help.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildBundle } from './cms/bundle.mjs';
import { root, runCommandLine } from './cms/command.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { UserError } from './cms/user-error.mjs';
import { HELP, parseReleaseOptions } from './release/options.mjs';
import { prepareRelease } from './release/prepare.mjs';
import {
	commitRelease,
	getTag,
	requireReleasable,
} from './release/repository.mjs';

await runCommandLine( async ( progress ) => {
	const print = ( /** @type {string} */ line ) => progress.line( line );
	const {
		help,
		version: given,
		isDryRun,
	} = parseReleaseOptions( process.argv.slice( 2 ) );
	if ( help ) {
		print( HELP );
		return;
	}
	const { version, edits } = prepareRelease( root, given, new Date() );
	if ( ! isDryRun ) {
		requireReleasable( root, version );
	}
	await installDependencies( root, progress );
	await buildBundle( root, progress );
	// Their packages may just have been installed.
	const { writePluginZip } = await import( './release/plugin-zip.mjs' );
	const { checkRelease } = await import( './release/check.mjs' );
	const file = await writePluginZip( root, edits );
	const zip = path.relative( '', file );
	print( `\nChecking ${ zip }` );
	const context = { cache: path.join( root, '.cache/cms' ), progress };
	if (
		! ( await checkRelease( { root, edits, file, context }, { print } ) )
	) {
		throw new UserError( '\nNothing was released: see the checks above.' );
	}
	if ( isDryRun ) {
		print( `\n${ version } can be released: npm run release` );
		return;
	}
	for ( const [ name, text ] of Object.entries( edits ) ) {
		await writeFile( path.join( root, name ), text );
	}
	commitRelease( root, version, Object.keys( edits ) );
	const tag = getTag( version );
	print( `
Released ${ version } locally: one commit, the tag ${ tag } and ${ zip }.

Next:
  1. git push origin main ${ tag }
  2. The workflow of the tag publishes the npm packages. It needs the secret
     NPM_TOKEN of the environment npm.
  3. Attach ${ zip } to the release of ${ tag } on the hosting of the repository.
  4. npm run assets, then in the Subversion repository of the plugin directory:
     replace trunk/ by the contents of the zip and assets/ by build/assets, copy
     trunk to tags/${ version }, and commit.

To undo it before pushing: git tag --delete ${ tag } && git reset --hard HEAD~1
` );
} );
