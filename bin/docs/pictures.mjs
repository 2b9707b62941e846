#!/usr/bin/env node
/*
 * npm run docs:pictures: takes the pictures of the examples for docs/gallery.md, or
 * only those of the named ones.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from '../cms/bundle.mjs';
import { createProgress } from '../cms/progress.mjs';
import { listExamples } from './gallery/examples.mjs';
import { takePictures } from './gallery/take-pictures.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);
const progress = createProgress();
const names = process.argv.slice( 2 );
await buildBundle( root, progress );
await takePictures(
	root,
	names.length > 0 ? names : listExamples( root ),
	progress
);
