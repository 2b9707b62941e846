import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { progressText } from './demo.mjs';
import { lastLines, run } from './processes.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/** Maximum number of problems, and of warnings, that are printed. The files list all of them. */
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
	/** @type {{ line: number, reason: string }[]} */
	const warnings = [];
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
				const [ , kind, number, reason ] =
					/^(problem|warning) (\d+) (.*)$/.exec( line ) ?? [];
				const done = /^imported (\d+) (\d+) (\d+)$/.exec( line );
				if ( number && reason ) {
					( kind === 'problem' ? problems : warnings ).push( {
						line: Number( number ),
						reason,
					} );
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
	await reportLines( problems, context.progress, {
		list: join( folder, 'import-problems.txt' ),
		title: ( count ) => `${ count } lines were not imported:`,
	} );
	await reportLines( warnings, context.progress, {
		list: join( folder, 'import-warnings.txt' ),
		title: ( count ) =>
			`${ count } warnings about lines that were imported:`,
	} );
	const imported = { ...metadata, imported: true };
	await writeSite( folder, imported );
	return imported;
}

/**
 * Prints what is to be said about lines of the file, and saves it to a file.
 *
 * @param {{ line: number, reason: string }[]}                            found
 * @param {import('./progress.mjs').Progress}                             progress
 * @param {{ list: string, title: ( count: number | string ) => string }} output   Path of the file, and the printed title.
 */
async function reportLines( found, progress, { list, title } ) {
	const lines = found
		.sort( ( a, b ) => a.line - b.line )
		.map( ( { line, reason } ) => `Line ${ line }: ${ reason }` );
	await writeFile( list, lines.map( ( line ) => `${ line }\n` ).join( '' ), {
		mode: 0o600,
	} );
	if ( lines.length ) {
		progress.line( `  ${ title( lines.length ) }` );
		for ( const line of lines.slice( 0, MAX_PRINTED ) ) {
			progress.line( `    ${ line }` );
		}
		progress.line( `  Full list: ${ list }` );
	}
}
