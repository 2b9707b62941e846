import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { progressText } from './demo.mjs';
import { lastLines, run } from './processes.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/** Maximum number of problems, and of warnings, that are printed. The files list all of them. */
const MAX_PRINTED = 20;

/**
 * @typedef {Object} ImportOptions
 * @property {string}             file       CSV file.
 * @property {'' | 'dmy' | 'mdy'} [dates]    Order of day and month; detected if empty.
 * @property {string}             [encoding] Encoding of the file; detected if empty.
 * @property {boolean}            [preview]  Whether only to show what would be imported.
 */

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
 * @param {import('./site.mjs').SiteSettings} settings
 * @param {import('./site.mjs').SiteMetadata} metadata
 * @param {ImportOptions}                     wanted
 * @return {Promise<import('./site.mjs').SiteMetadata>} The updated contents of `site.json`.
 * @throws {UserError} With the importer's error message.
 */
export async function importOrders( settings, metadata, wanted ) {
	const { folder, context } = settings;
	const { file, dates = '', encoding = '', preview = false } = wanted;
	if ( metadata.demo ) {
		throw new UserError(
			'This site contains the demo store. Add --reset to replace it with your file.'
		);
	}
	/** @type {{ line: number, reason: string }[]} */
	const problems = [];
	/** @type {{ line: number, reason: string }[]} */
	const warnings = [];
	/** @type {string[]} */
	const notes = [];
	let counts = [ '0', '0', '0', '' ];
	const verb = preview ? 'Reading' : 'Importing';
	await context.progress.step( `${ verb } ${ file }`, async ( detail ) => {
		await runImporter( settings, {
			args: [
				`--file=${ file }`,
				...( dates ? [ `--dates=${ dates }` ] : [] ),
				...( encoding ? [ `--encoding=${ encoding }` ] : [] ),
				...( preview ? [ '--preview=yes' ] : [] ),
			],
			readable: [ dirname( file ) ],
			onLine: ( line ) => {
				const [ , kind, number, reason ] =
					/^(problem|warning) (\d+) (.*)$/.exec( line ) ?? [];
				const done = /^imported (\d+) (\d+) (\d+) (\S+)$/.exec( line );
				if ( line.startsWith( 'note ' ) ) {
					notes.push( line.slice( 5 ) );
				} else if ( number && reason ) {
					( kind === 'problem' ? problems : warnings ).push( {
						line: Number( number ),
						reason,
					} );
				} else if ( done ) {
					counts = done.slice( 1 );
				} else {
					detail( progressText( line ) );
				}
			},
		} );
	} );
	for ( const note of notes ) {
		context.progress.line( `  ${ note }` );
	}
	const [ created, updated, unchanged, id ] = counts;
	context.progress.line(
		preview
			? '  Preview: nothing was written.'
			: `  Orders: ${ created } created, ${ updated } updated, ${ unchanged } unchanged. Undo with --undo=${ id }.`
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
	if ( preview ) {
		return metadata;
	}
	const imported = { ...metadata, imported: true };
	await writeSite( folder, imported );
	return imported;
}

/**
 * Undoes an import: its orders are deleted, and what only they need. What it
 * deletes of earlier imports, and what it keeps, is printed.
 *
 * @param {import('./site.mjs').SiteSettings} settings
 * @param {string}                            id       Id of the import, or `last`.
 * @throws {UserError} If there is no such import.
 */
export async function undoImport( settings, id ) {
	const { progress } = settings.context;
	let count = '0';
	/** @type {string[]} */
	const notes = [];
	await progress.step( `Undoing the import ${ id }`, async () => {
		await runImporter( settings, {
			args: [ `--undo=${ id }` ],
			onLine: ( line ) => {
				count = /^undone (\d+)$/.exec( line )?.[ 1 ] ?? count;
				notes.push(
					...( /^note (.*)$/.exec( line )?.slice( 1 ) ?? [] )
				);
			},
		} );
	} );
	progress.line( `  Orders: ${ count } deleted.` );
	for ( const note of notes ) {
		progress.line( `  ${ note }` );
	}
}

/**
 * Runs the importer.
 *
 * @param {import('./site.mjs').SiteSettings}                                         settings
 * @param {{ args: string[], readable?: string[], onLine: ( line: string ) => void }} options  Arguments, and folders that PHP reads.
 * @throws {UserError} With the importer's error message.
 */
async function runImporter( settings, { args: more, readable = [], onLine } ) {
	const { folder, plugin, engine, context } = settings;
	const { command, args, env } = engine.cli(
		[
			join( plugin, 'includes/tools/order-files/run.php' ),
			`--wp=${ join( folder, 'wordpress' ) }`,
			...more,
		],
		[ folder, plugin, ...readable ]
	);
	const result = await run( command, args, {
		env,
		cwd: folder,
		signal: context.signal,
		onLine,
	} );
	if ( result.code !== 0 ) {
		const reason = lastLines( result.stderr || result.stdout, 1 );
		throw new UserError( reason || 'PHP printed no error message', {
			log: '',
		} );
	}
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
