import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files.mjs';

const FOLDER = 'examples';

/** Pictures of the examples, below the repository. */
export const PICTURES = 'docs/images/examples';

/** Languages by the ending of a file. */
const LANGUAGES = { php: 'PHP', js: 'JavaScript' };

/** Comments, in PHP and JavaScript alike. */
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * A plugin of `examples/`. `shows` is what the README says that it shows. `lines` is
 * the number of lines without comments and empty ones, by language.
 *
 * @typedef {{ name: string, title: string, shows: string, lines: Record<string, number> }} Example
 */

/** The names of the examples, which are those of their folders. */
export const listExamples = ( /** @type {string} */ root ) => [
	...new Set(
		listFiles( root, FOLDER, /\.(php|js)$/ ).map(
			( file ) => file.split( '/' )[ 1 ]
		)
	),
];

/** @param {string} code */
const countLines = ( code ) =>
	code
		.replace( COMMENTS, '' )
		.split( '\n' )
		.filter( ( line ) => line.trim() ).length;

/**
 * @return {Example} What is known of an example.
 * @throws {Error} Names what it lacks.
 */
function readExample( /** @type {string} */ root, /** @type {string} */ name ) {
	const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );
	const plugin = read( `${ FOLDER }/${ name }/${ name }.php` );
	const [ , title ] =
		/^ \* Plugin Name: *(.+?)( \(Storedeck example\))?$/m.exec( plugin ) ??
		[];
	const [ , shows ] =
		new RegExp(
			`^\\| \\[\`${ name }\`\\]\\([^)]+\\) \\| (.+) \\|$`,
			'm'
		).exec( read( `${ FOLDER }/README.md` ) ) ?? [];
	if ( ! title || ! shows ) {
		throw new Error(
			`examples/${ name }: expected the header Plugin Name, and a row "| [\`${ name }\`](…) | What it shows |" in examples/README.md.`
		);
	}
	/** @type {Record<string, number>} */
	const lines = {};
	for ( const [ ending, language ] of Object.entries( LANGUAGES ) ) {
		const files = listFiles(
			root,
			`${ FOLDER }/${ name }`,
			new RegExp( `\\.${ ending }$` )
		);
		if ( files.length > 0 ) {
			lines[ language ] = countLines( files.map( read ).join( '\n' ) );
		}
	}
	return { name, title, shows, lines };
}

/**
 * The examples, by title.
 *
 * @return {Example[]} All plugins of `examples/`.
 * @throws {Error} Names an example that lacks its picture or what is said of it.
 */
export function readExamples( /** @type {string} */ root ) {
	const names = listExamples( root );
	const missing = names.filter(
		( name ) => ! existsSync( path.join( root, PICTURES, `${ name }.png` ) )
	);
	if ( missing.length > 0 ) {
		throw new Error(
			`No picture of ${ missing.join(
				', '
			) } in ${ PICTURES }: add the place to bin/docs/gallery/places.mjs and run "npm run docs:pictures".`
		);
	}
	return names
		.map( ( name ) => readExample( root, name ) )
		.sort( ( one, other ) => ( one.title < other.title ? -1 : 1 ) );
}
