import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../cms/files.mjs';

/*
 * The tools that compile the styles of the plugin: dependencies of
 * @wordpress/scripts.
 */
const require = createRequire(
	createRequire( import.meta.url ).resolve(
		'@wordpress/scripts/package.json'
	)
);
const postcss = require( 'postcss' );
const preset = require( '@wordpress/postcss-plugins-preset' );
const rtlcss = require( 'rtlcss' );
const sass = require( 'sass' );

/**
 * Writes the styles of a library to `dist/style.css`, and mirrored for
 * right-to-left languages to `dist/style-rtl.css`.
 *
 * @param {import('./libraries.mjs').Library} library
 * @param {string}                            output  Folder of the package.
 * @return {Promise<string[]>} Names of the files, none if the library has no styles.
 */
export async function buildStyles( library, output ) {
	const files = await listFiles(
		library.folder,
		// The gallery is a page for developers.
		( file, isFolder ) => ! ( isFolder && file === 'gallery' )
	);
	const sheets = files
		.filter( ( file ) => /(^|\/)[^_/]+\.scss$/.test( file ) )
		.sort()
		.map(
			( file ) => sass.compile( path.join( library.folder, file ) ).css
		);
	if ( ! sheets.length ) {
		return [];
	}
	const { css } = await postcss( preset ).process( sheets.join( '\n' ), {
		from: undefined,
	} );
	await writeFile( path.join( output, 'dist/style.css' ), css );
	await writeFile(
		path.join( output, 'dist/style-rtl.css' ),
		rtlcss.process( css )
	);
	return [ 'style.css', 'style-rtl.css' ];
}
