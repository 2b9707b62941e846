#!/usr/bin/env node
/*
 * npm run docs:pictures: takes the pictures of the examples for docs/gallery.md, or
 * only those of the named ones.
 */
import { buildBundle } from '../cms/bundle.mjs';
import { root, runCommandLine } from '../cms/command.mjs';
import { listExamples } from './gallery/examples.mjs';
import { takePictures } from './gallery/take-pictures.mjs';

await runCommandLine( async ( progress ) => {
	const names = process.argv.slice( 2 );
	await buildBundle( root, progress );
	await takePictures(
		root,
		names.length > 0 ? names : listExamples( root ),
		progress
	);
} );
