import path from 'node:path';

/** Thrown by a suite that has none of the selected test files. */
export class NothingSelected extends Error {}

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
