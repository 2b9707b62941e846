#!/usr/bin/env node
/*
 * npm run zip: builds the scripts and translations if their sources changed, and
 * makes the archive of the plugin that WordPress' uploader installs. Says which
 * languages are not complete.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { buildBundle } from './cms/bundle.mjs';
import { createProgress } from './cms/progress.mjs';
import { writePluginZip } from './release/plugin-zip.mjs';
import { readCatalogs } from './translations/index.mjs';
import { readMessages } from './translations/sources.mjs';
import { describeProgress } from './translations/update.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
await buildBundle( root, createProgress() );
const languages = describeProgress(
	await readCatalogs( root ),
	await readMessages( root )
);
for ( const { text } of languages.filter( ( { missing } ) => missing > 0 ) ) {
	console.warn( `Warning: ${ text }. Run npm run translations.` );
}
const file = await writePluginZip( root );
const zip = await readFile( file );
console.log( `
  File      ${ path.relative( process.cwd(), file ) }
  Contents  ${ Object.keys( unzipSync( zip ) ).length } files
  Size      ${ ( zip.length / 1e6 ).toFixed( 2 ) } MB
  SHA-256   ${ createHash( 'sha256' ).update( zip ).digest( 'hex' ) }
` );
