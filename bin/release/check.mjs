import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { withTempFolder } from '../cms/files.mjs';
import { lastLines, run } from '../cms/processes.mjs';
import { unzip } from '../cms/wordpress-source.mjs';
import { CHECKS } from './checks/index.mjs';

/**
 * The suites of `npm test` that run on the zip: installing, updating and deleting
 * it with WordPress' uploader, and the main steps of an owner.
 */
const SUITES = [
	{
		title: 'Is installed, updated and deleted',
		args: [ 'e2e', 'tests/install' ],
	},
	{
		title: 'Main steps in Chromium',
		args: [ 'sites', '--grep=a site at the root' ],
	},
];

/** Lines of a failed suite to show. */
const LINES = 60;

/** Path of a file of the zip in the plugin's folder. */
const placeOf = ( /** @type {string} */ name ) =>
	name.replace( /^storedeck\//, '' );

/** The files of a zip, by their path in the plugin's folder. */
const readContents = ( /** @type {Uint8Array} */ zip ) =>
	Object.fromEntries(
		Object.entries( unzipSync( zip ) ).map( ( [ name, data ] ) => [
			placeOf( name ),
			data,
		] )
	);

/**
 * Runs one check and prints its result.
 *
 * @param {string}                             title
 * @param {() => string[] | Promise<string[]>} check
 * @param {( line: string ) => void}           print
 * @return {Promise<boolean>} Whether it found nothing.
 */
async function report( title, check, print ) {
	const problems = await Promise.resolve()
		.then( check )
		.catch( ( error ) => [ `Could not check: ${ error.message }` ] );
	print( `${ problems.length ? '✖' : '✔' } ${ title }` );
	for ( const problem of problems ) {
		print( `    ${ problem.replaceAll( '\n', '\n    ' ) }` );
	}
	return problems.length === 0;
}

/**
 * Runs a suite of `npm test` on a zip.
 *
 * @param {string}   root The repository.
 * @param {string}   file Path of the zip.
 * @param {string[]} args Arguments of `npm test`.
 * @return {Promise<string[]>} Problems.
 */
async function runSuite( root, file, args ) {
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ 'bin/test.mjs', ...args ],
		{
			cwd: root,
			// A suite that cannot run is a failure.
			env: { ...process.env, STOREDECK_ZIP: file, CI: 'true' },
		}
	);
	return code === 0 ? [] : [ lastLines( stdout + stderr, LINES ) ];
}

/**
 * Runs all checks on a zip. Without `withSuites`, those that need no site.
 *
 * @param {{ root: string, edits: import('./sources.mjs').Edits, file: string, context: import('../cms/wordpress-source.mjs').SourceContext }} release
 * @param {{ print: ( line: string ) => void, withSuites?: boolean }}                                                                          options
 * @return {Promise<boolean>} Whether nothing was found.
 */
export async function checkRelease( release, { print, withSuites = true } ) {
	const zip = await readFile( release.file );
	const contents = readContents( zip );
	const hash = createHash( 'sha256' ).update( zip ).digest( 'hex' );
	let isGood = true;
	await withTempFolder(
		path.join( release.root, '.cache/release' ),
		async ( folder ) => {
			await unzip( zip, folder, placeOf );
			for ( const { title, run: check } of CHECKS ) {
				const isPassed = await report(
					title,
					() => check( { ...release, hash, contents, folder } ),
					print
				);
				isGood &&= isPassed;
			}
		}
	);
	for ( const { title, args } of withSuites ? SUITES : [] ) {
		const isPassed = await report(
			title,
			() => runSuite( release.root, release.file, args ),
			print
		);
		isGood &&= isPassed;
	}
	return isGood;
}
