#!/usr/bin/env node
/*
 * npm run zip: builds the scripts and translations if their sources changed, and
 * makes the archive of the plugin that WordPress' uploader installs. Says which
 * languages are not complete.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { buildBundle } from './cms/bundle.mjs';
import { root, runCommandLine } from './cms/command.mjs';
import { checkTranslations } from './release/checks/translations.mjs';
import { writePluginZip } from './release/plugin-zip.mjs';

await runCommandLine( async ( progress ) => {
	await buildBundle( root, progress );
	for ( const problem of await checkTranslations( { root } ) ) {
		console.warn( `Warning: ${ problem }` );
	}
	const file = await writePluginZip( root );
	const zip = await readFile( file );
	console.log( `
  File      ${ path.relative( '', file ) }
  Contents  ${ Object.keys( unzipSync( zip ) ).length } files
  Size      ${ ( zip.length / 1e6 ).toFixed( 2 ) } MB
  SHA-256   ${ createHash( 'sha256' ).update( zip ).digest( 'hex' ) }
` );
} );
