#!/usr/bin/env node
/*
 * Generates the reference pages of `docs/` from the code: `npm run docs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFiles } from './pages.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

for ( const [ file, text ] of Object.entries( createFiles( root ) ) ) {
	mkdirSync( path.dirname( path.join( root, file ) ), { recursive: true } );
	writeFileSync( path.join( root, file ), text );
	process.stdout.write( `${ file }\n` );
}
