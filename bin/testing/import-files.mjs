/*
 * Runs test files one after another in this process. One for each file would take half
 * of the time of a small file to start, and to load the client of the site.
 *
 *   node --test-reporter=spec bin/testing/import-files.mjs FILE …
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

for ( const file of process.argv.slice( 2 ) ) {
	await import( pathToFileURL( path.resolve( file ) ).href );
}
