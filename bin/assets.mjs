#!/usr/bin/env node
/*
 * npm run assets: makes the pictures of the plugin directory in build/assets.
 */
import path from 'node:path';
import { buildBundle } from './cms/bundle.mjs';
import { root, runCommandLine } from './cms/command.mjs';
import { makeAssets } from './release/assets/make.mjs';

await runCommandLine( async ( progress ) => {
	await buildBundle( root, progress );
	const folder = await makeAssets( root, progress );
	progress.line( `\n  Folder  ${ path.relative( '', folder ) }\n` );
} );
