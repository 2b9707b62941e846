import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { progressText } from './demo.mjs';
import { lastLines, run } from './processes.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/** Maximum number of problems that are printed. The file lists all of them. */
const MAX_PRINTED = 20;

/**
 * @param {string} file
 * @throws {UserError} If the file does not exist.
 */
export async function checkImport( file ) {
	const found = await stat( file ).catch( () => null );
	if ( ! found?.isFile() ) {
		throw new UserError( `The import file ${ file } does not exist.` );
	}
}

/**
 * Imports orders from a CSV file of order lines. Orders of an earlier import
 * are updated.
 *
 * @param {import('./site.mjs').SiteSettings}           settings
 * @param {import('./site.mjs').SiteMetadata}           metadata
 * @param {{ file: string, dates: '' | 'dmy' | 'mdy' }} wanted
 * @return {Promise<import('./site.mjs').SiteMetadata>} The updated contents of `site.json`.
 * @throws {UserError} With the importer's error message.
 */
export async function importOrders( settings, metadata, { file, dates } ) {
	const { folder, plugin, engine, context } = settings;
	if ( metadata.demo ) {
		throw new UserError(
			'This site contains the demo store. Add --reset to replace it with your file.'
		);
	}
	/** @type {{ line: number, reason: string }[]} */
	const problems = [];
	let counts = [ 0, 0, 0 ];
	await context.progress.step( `Importing ${ file }`, async ( detail ) => {
		const { command, args, env } = engine.cli(
			[
				join( plugin, 'includes/import/run.php' ),
				`--wp=${ join( folder, 'wordpress' ) }`,
				`--file=${ file }`,
				...( dates ? [ `--dates=${ dates }` ] : [] ),
			],
			[ folder, plugin, dirname( file ) ]
		);
		const result = await run( command, args, {
			env,
			cwd: folder,
			signal: context.signal,
			onLine: ( line ) => {
				const [ , number, reason ] =
					/^problem (\d+) (.*)$/.exec( line ) ?? [];
				const done = /^imported (\d+) (\d+) (\d+)$/.exec( line );
				if ( number && reason ) {
					problems.push( { line: Number( number ), reason } );
				} else if ( done ) {
					counts = done.slice( 1 ).map( Number );
				} else {
					detail( progressText( line ) );
				}
			},
		} );
		if ( result.code !== 0 ) {
			const reason = lastLines( result.stderr || result.stdout, 1 );
			throw new UserError( reason || 'PHP printed no error message', {
				log: '',
			} );
		}
	} );
	const [ created, updated, unchanged ] = counts;
	context.progress.line(
		`  Orders: ${ created } created, ${ updated } updated, ${ unchanged } unchanged.`
	);
	await reportProblems( folder, problems, context.progress );
	const imported = { ...metadata, imported: true };
	await writeSite( folder, imported );
	return imported;
}

/**
 * Prints the lines that were not imported and saves them to a file.
 *
 * @param {string}                             folder   Folder of the site.
 * @param {{ line: number, reason: string }[]} problems
 * @param {import('./progress.mjs').Progress}  progress
 */
async function reportProblems( folder, problems, progress ) {
	const lines = problems
		.sort( ( a, b ) => a.line - b.line )
		.map( ( { line, reason } ) => `Line ${ line }: ${ reason }` );
	const list = join( folder, 'import-problems.txt' );
	await writeFile( list, lines.map( ( line ) => `${ line }\n` ).join( '' ), {
		mode: 0o600,
	} );
	if ( lines.length ) {
		progress.line( `  ${ lines.length } lines were not imported:` );
		for ( const line of lines.slice( 0, MAX_PRINTED ) ) {
			progress.line( `    ${ line }` );
		}
		progress.line( `  Full list: ${ list }` );
	}
}
