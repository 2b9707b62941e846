#!/usr/bin/env node
/*
 * npm run release:packages: builds the npm packages and publishes them with their
 * provenance, which the workflow of a tag does. With --dry-run npm only checks them.
 */
import { fileURLToPath } from 'node:url';
import { installDependencies } from './cms/dependencies.mjs';
import { createProgress } from './cms/progress.mjs';
import { publishPackages } from './release/npm.mjs';
import { readPluginHeader } from './release/plugin-header.mjs';
import { getTag } from './release/repository.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const isDryRun = process.argv.includes( '--dry-run' );
const progress = createProgress();

const version = readPluginHeader( root )( 'Version' );
const { GITHUB_REF_NAME: tag } = process.env;
if ( ! isDryRun && tag !== getTag( version ) ) {
	console.error(
		`The packages are published by the workflow of the tag ${ getTag(
			version
		) }, not ${
			tag ? `of ${ tag }` : 'from here'
		}. Use --dry-run to check them.`
	);
	process.exit( 1 );
}
await installDependencies( root, progress );
const { buildPackages } = await import( './build/packages/index.mjs' );
const problems = await publishPackages( root, await buildPackages( root ), [
	isDryRun ? '--dry-run' : '--provenance',
] );
progress.line(
	problems.join( '\n' ) ||
		`The packages of ${ version } ${
			isDryRun ? 'can be published' : 'are published'
		}.`
);
process.exitCode = problems.length > 0 ? 1 : 0;
