#!/usr/bin/env node
/*
 * npm run zip: builds the scripts if their sources changed, and makes the archive
 * of the plugin that WordPress' uploader installs.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { buildBundle } from './cms/bundle.mjs';
import { createProgress } from './cms/progress.mjs';
import { writePluginZip } from './release/plugin-zip.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
await buildBundle( root, createProgress() );
const file = await writePluginZip( root );
const zip = await readFile( file );
console.log( `
  File      ${ path.relative( process.cwd(), file ) }
  Contents  ${ Object.keys( unzipSync( zip ) ).length } files
  Size      ${ ( zip.length / 1e6 ).toFixed( 2 ) } MB
  SHA-256   ${ createHash( 'sha256' ).update( zip ).digest( 'hex' ) }
` );
