import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import rtlcss from 'rtlcss';
import { compile } from 'sass';
import { listFiles } from '../../cms/files.mjs';

/**
 * Writes the styles of a library to `dist/style.css`, and mirrored for
 * right-to-left languages to `dist/style-rtl.css`.
 *
 * @param {import('./libraries.mjs').Library} library
 * @param {string}                            output  Folder of the package.
 * @return {Promise<string[]>} Names of the files, none if the library has no styles.
 */
export async function buildStyles( library, output ) {
	const files = listFiles(
		library.folder,
		// The gallery is a page for developers.
		( file, isFolder ) => ! ( isFolder && file === 'gallery' )
	);
	const sheets = files
		.filter( ( file ) => /(^|\/)[^_/]+\.scss$/.test( file ) )
		.sort()
		.map( ( file ) => compile( path.join( library.folder, file ) ).css );
	if ( ! sheets.length ) {
		return [];
	}
	const { code } = transform( {
		filename: 'style.css',
		code: Buffer.from( sheets.join( '\n' ) ),
		targets: browserslistToTargets( browserslist() ),
	} );
	const css = code.toString();
	await writeFile( path.join( output, 'dist/style.css' ), css );
	await writeFile(
		path.join( output, 'dist/style-rtl.css' ),
		rtlcss.process( css )
	);
	return [ 'style.css', 'style-rtl.css' ];
}
