import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { progressText } from './demo.mjs';
import { lastLines, run } from './processes.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/** Lines with problems that are shown; all of them stand in a file. */
const SHOWN = 20;

/**
 * @param {string} file
 * @throws {UserError} When there is no such file.
 */
export async function checkImport( file ) {
	const found = await stat( file ).catch( () => null );
	if ( ! found?.isFile() ) {
		throw new UserError( `There is no file ${ file } to import.` );
	}
}

/**
 * Fills the store from a file of order lines. Orders of an earlier import are
 * brought up to date.
 *
 * @param {import('./site.mjs').SiteSettings}           settings
 * @param {import('./site.mjs').SiteFacts}              facts
 * @param {{ file: string, dates: '' | 'dmy' | 'mdy' }} wanted
 * @return {Promise<import('./site.mjs').SiteFacts>} With the note that orders were imported.
 * @throws {UserError} With the importer's own reason.
 */
export async function importOrders( settings, facts, { file, dates } ) {
	const { folder, plugin, engine, context } = settings;
	if ( facts.demo ) {
		throw new UserError(
			'This site holds the demo store. Add --reset to start over with your file.'
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
			throw new UserError( reason || 'PHP gave no reason', {
				log: '',
			} );
		}
	} );
	const [ created, updated, unchanged ] = counts;
	context.progress.line(
		`  Orders: ${ created } new, ${ updated } changed, ${ unchanged } as they were.`
	);
	await tellProblems( folder, problems, context.progress );
	const imported = { ...facts, imported: true };
	await writeSite( folder, imported );
	return imported;
}

/**
 * Lists the lines that were not imported.
 *
 * @param {string}                             folder   The site's.
 * @param {{ line: number, reason: string }[]} problems
 * @param {import('./progress.mjs').Progress}  progress
 */
async function tellProblems( folder, problems, progress ) {
	const lines = problems
		.sort( ( a, b ) => a.line - b.line )
		.map( ( { line, reason } ) => `Line ${ line }: ${ reason }` );
	const list = join( folder, 'import-problems.txt' );
	await writeFile( list, lines.map( ( line ) => `${ line }\n` ).join( '' ), {
		mode: 0o600,
	} );
	if ( lines.length ) {
		progress.line( `  ${ lines.length } lines were not imported:` );
		for ( const line of lines.slice( 0, SHOWN ) ) {
			progress.line( `    ${ line }` );
		}
		progress.line( `  All of them are listed in ${ list }` );
	}
}
