import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../cms/files.mjs';
import { run } from '../../cms/processes.mjs';
import { findTextCalls } from '../../translations/extract-php.mjs';
import { readPluginHeader } from '../plugin-header.mjs';

/** Reads the files of a folder as this version of PHP does, and prints the errors as JSON. */
const FIND_ERRORS = `
	$errors = array();
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $argv[1] ) ) as $file ) {
		try {
			'php' === $file->getExtension() && PhpToken::tokenize( file_get_contents( $file ), TOKEN_PARSE );
		} catch ( ParseError $error ) {
			$errors[] = substr( $file, strlen( $argv[1] ) + 1 ) . ":{$error->getLine()}: {$error->getMessage()}.";
		}
	}
	echo json_encode( $errors );
`;

/**
 * Syntax errors of the PHP files in a folder, and texts outside of the text domain.
 *
 * @param {import('../../cms/php-engine.mjs').PhpEngine} engine PHP, whose version decides what is an error.
 * @param {string}                                       folder
 * @param {string}                                       domain
 * @return {Promise<string[]>} Problems, each with file and line.
 */
export async function findPhpProblems( engine, folder, domain ) {
	const { command, args, env } = engine.cli(
		[ '-r', FIND_ERRORS, folder ],
		[ folder ]
	);
	const { stdout, stderr } = await run( command, args, { env } );
	if ( ! stdout.startsWith( '[' ) ) {
		throw new Error( `PHP failed: ${ stderr || stdout }` );
	}
	const problems = JSON.parse( stdout );
	if ( problems.length ) {
		return problems;
	}
	const files = listFiles(
		folder,
		( file, isFolder ) => isFolder || file.endsWith( '.php' )
	);
	for ( const file of files ) {
		const text = await readFile( path.join( folder, file ), 'utf8' );
		for ( const call of findTextCalls( file, text, domain ) ) {
			if ( ! call.isInDomain ) {
				problems.push(
					`${ file }:${ call.line }: ${ call.name }() must have the text domain '${ domain }'.`
				);
			}
		}
	}
	return problems;
}

/**
 * Checks the PHP files of the zip with the given PHP.
 *
 * @param {import('./index.mjs').Release}                release
 * @param {import('../../cms/php-engine.mjs').PhpEngine} engine
 */
export const checkPhp = ( { root, edits, folder }, engine ) =>
	findPhpProblems(
		engine,
		folder,
		readPluginHeader( root, edits )( 'Text Domain' )
	);
