import path from 'node:path';
import { globSync } from './glob.mjs';
import { NothingSelected } from './results.mjs';
import { runNodeTests } from './runners.mjs';

/**
 * The files whose path contains one of the given texts; all without texts.
 *
 * @param {string}   root     The repository. Paths are relative to it.
 * @param {string[]} files    Absolute paths.
 * @param {string[]} [wanted]
 * @return {string[]} The selected files.
 * @throws {NothingSelected} If there are none.
 */
export function selectFiles( root, files, wanted = [] ) {
	const texts = wanted.map( ( text ) =>
		text.replaceAll( path.sep, '/' ).replace( /^\.\//, '' )
	);
	const selected = files.filter( ( file ) => {
		const name = path.relative( root, file ).replaceAll( path.sep, '/' );
		return (
			! texts.length || texts.some( ( text ) => name.includes( text ) )
		);
	} );
	if ( texts.length && ! selected.length ) {
		throw new NothingSelected();
	}
	return selected;
}

/**
 * The selected test files of a folder.
 *
 * @param {string}                                                                      root
 * @param {{ folder: string, suffix?: string, isWanted?: ( name: string ) => boolean }} suite   `isWanted` gets names without the suffix.
 * @param {{ files: string[] }}                                                         options
 * @throws {NothingSelected} If there are none.
 */
export const checkSelected = (
	root,
	{ folder, suffix = '.test.mjs', isWanted = () => true },
	{ files }
) =>
	selectFiles(
		root,
		globSync( root, folder, suffix ).filter( ( file ) =>
			isWanted( path.basename( file, suffix ) )
		),
		files
	);

/**
 * Runs the selected test files of a folder with Node's test runner.
 *
 * @param {string} root
 * @param {Object} options Those of the command line.
 * @param {Object} suite   See `checkSelected()` and `runNodeTests()`.
 */
export const runNodeSuite = (
	root,
	options,
	{ folder, isWanted = undefined, ...suite }
) =>
	runNodeTests( root, {
		grep: options.grep,
		files: checkSelected( root, { folder, isWanted }, options ),
		...suite,
	} );
