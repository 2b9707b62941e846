import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { progressText } from './demo.mjs';
import { runPhp } from './run-php.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/** Maximum number of problems, and of warnings, that are printed. The files list all of them. */
const MAX_PRINTED = 20;

/** @typedef {Pick<import('./options.mjs').StartOptions, 'dates' | 'encoding' | 'preview'> & { file: string }} ImportOptions */

/**
 * @throws {UserError} If the file does not exist.
 */
export async function checkImport( /** @type {string} */ file ) {
	const found = await stat( file ).catch( () => null );
	if ( ! found?.isFile() ) {
		throw new UserError( `The import file ${ file } does not exist.` );
	}
}

/**
 * Runs the importer, and prints what it notes.
 *
 * @param {import('./site.mjs').SiteSettings} settings
 * @param {string}                            label    Name of the step.
 * @param {string[]}                          args
 * @param {string[]}                          readable Folders that PHP reads.
 * @param {( line: string ) => string | void} onLine   Gets the lines that are no notes, and returns the progress.
 * @return {Promise<() => void>} Prints the notes.
 * @throws {UserError} With the importer's error message.
 */
async function runImporter( settings, label, args, readable, onLine ) {
	const { folder, plugin, context } = settings;
	const script = join( plugin, 'includes/tools/order-files/run.php' );
	/** @type {string[]} */
	const notes = [];
	await context.progress.step( label, async ( detail ) => {
		const { code, reason } = await runPhp(
			settings,
			folder,
			[ script, `--wp=${ join( folder, 'wordpress' ) }`, ...args ],
			{
				readable,
				onLine: ( line ) =>
					line.startsWith( 'note ' )
						? notes.push( line.slice( 'note '.length ) )
						: detail( onLine( line ) ?? '' ),
			}
		);
		if ( code !== 0 ) {
			throw new UserError( reason );
		}
	} );
	return () =>
		notes.forEach( ( note ) => context.progress.line( `  ${ note }` ) );
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
	const { file, dates, encoding, preview } = wanted;
	if ( metadata.demo ) {
		throw new UserError(
			'This site contains the demo store. Add --reset to replace it with your file.'
		);
	}
	/** @type {Record<string, { line: number, reason: string }[]>} */
	const found = { problem: [], warning: [] };
	let [ created, updated, unchanged, id ] = [ '0', '0', '0', '' ];
	const printNotes = await runImporter(
		settings,
		`${ preview ? 'Reading' : 'Importing' } ${ file }`,
		[
			`--file=${ file }`,
			...( dates ? [ `--dates=${ dates }` ] : [] ),
			...( encoding ? [ `--encoding=${ encoding }` ] : [] ),
			...( preview ? [ '--preview=yes' ] : [] ),
		],
		[ dirname( file ) ],
		( line ) => {
			const [ , kind = '', number, reason = '' ] =
				/^(problem|warning) (\d+) (.*)$/.exec( line ) ?? [];
			const done = /^imported (\d+) (\d+) (\d+) (\S+)$/.exec( line );
			if ( done ) {
				[ , created, updated, unchanged, id ] = done;
			} else if ( reason ) {
				found[ kind ].push( { line: Number( number ), reason } );
			} else {
				return progressText( line );
			}
		}
	);
	printNotes();
	context.progress.line(
		preview
			? '  Preview: nothing was written.'
			: `  Orders: ${ created } created, ${ updated } updated, ${ unchanged } unchanged. Undo with --undo=${ id }.`
	);
	for ( const [ kind, title ] of [
		[ 'problem', 'lines were not imported:' ],
		[ 'warning', 'warnings about lines that were imported:' ],
	] ) {
		await reportLines( found[ kind ], context.progress, {
			list: join( folder, `import-${ kind }s.txt` ),
			title,
		} );
	}
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
	let count = '0';
	const printNotes = await runImporter(
		settings,
		`Undoing the import ${ id }`,
		[ `--undo=${ id }` ],
		[],
		( line ) => {
			count = /^undone (\d+)$/.exec( line )?.[ 1 ] ?? count;
		}
	);
	settings.context.progress.line( `  Orders: ${ count } deleted.` );
	printNotes();
}

/**
 * Prints what is to be said about lines of the file, and saves it to a file.
 *
 * @param {{ line: number, reason: string }[]} found
 * @param {import('./progress.mjs').Progress}  progress
 * @param {{ list: string, title: string }}    output   Path of the file, and the printed title, after the number.
 */
async function reportLines( found, progress, { list, title } ) {
	const lines = found
		.sort( ( a, b ) => a.line - b.line )
		.map( ( { line, reason } ) => `Line ${ line }: ${ reason }` );
	await writeFile( list, lines.map( ( line ) => `${ line }\n` ).join( '' ), {
		mode: 0o600,
	} );
	if ( lines.length ) {
		progress.line( `  ${ lines.length } ${ title }` );
		for ( const line of lines.slice( 0, MAX_PRINTED ) ) {
			progress.line( `    ${ line }` );
		}
		progress.line( `  Full list: ${ list }` );
	}
}
