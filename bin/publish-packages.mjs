#!/usr/bin/env node
/*
 * npm run release:packages: builds the npm packages and publishes them with their
 * provenance, which the workflow of a tag does. With --dry-run npm only checks them.
 */
import { root, runCommandLine } from './cms/command.mjs';
import { installDependencies } from './cms/dependencies.mjs';
import { UserError } from './cms/user-error.mjs';
import { publishPackages } from './release/npm.mjs';
import { readPluginHeader } from './release/plugin-header.mjs';
import { getTag } from './release/repository.mjs';

await runCommandLine( async ( progress ) => {
	const isDryRun = process.argv.includes( '--dry-run' );
	const version = readPluginHeader( root )( 'Version' );
	const { GITHUB_REF_NAME: tag } = process.env;
	const expected = getTag( version );
	if ( ! isDryRun && tag !== expected ) {
		throw new UserError(
			`The packages are published by the workflow of the tag ${ expected }, not ${
				tag ? `of ${ tag }` : 'from here'
			}. Use --dry-run to check them.`
		);
	}
	await installDependencies( root, progress );
	const { buildPackages } = await import( './build/packages/index.mjs' );
	const problems = await publishPackages( root, await buildPackages( root ), [
		isDryRun ? '--dry-run' : '--provenance',
	] );
	if ( problems.length ) {
		throw new UserError( problems.join( '\n' ) );
	}
	progress.line(
		`The packages of ${ version } ${
			isDryRun ? 'can be published' : 'are published'
		}.`
	);
} );
