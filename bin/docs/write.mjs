#!/usr/bin/env node
/*
 * Generates the reference pages of `docs/` from the code: `npm run docs`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPages } from './pages.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

for ( const [ file, text ] of Object.entries( createPages( root ) ) ) {
	writeFileSync( path.join( root, file ), text );
	process.stdout.write( `${ file }\n` );
}
