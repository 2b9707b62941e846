#!/usr/bin/env node
/*
 * Generates the reference pages of `docs/` from the code: `npm run docs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../cms/root.mjs';
import { createFiles } from './pages.mjs';

for ( const [ file, text ] of Object.entries( createFiles( root ) ) ) {
	mkdirSync( path.dirname( path.join( root, file ) ), { recursive: true } );
	writeFileSync( path.join( root, file ), text );
	process.stdout.write( `${ file }\n` );
}
