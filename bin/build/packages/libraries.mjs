import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Public modules of libraries besides their index. All other modules are
 * internal: packages do not export them.
 */
const ENTRIES = {
	api: [ 'testing/index.ts' ],
	'csv-export': [ 'starts-formula.ts' ],
	data: [
		'core/index.ts',
		'register.ts',
		'routes.ts',
		'stores-by-name.ts',
		'testing/index.ts',
	],
	settings: [ 'getters.ts', 'guards.ts' ],
};

/**
 * A library in `src`.
 *
 * @typedef {Object} Library
 * @property {string}                 name    Name of its folder and, after `@storedeck/`, of its package.
 * @property {string}                 folder  Path of its folder.
 * @property {Record<string, string>} entries Source file of each export, by its path: `.`, `./testing`.
 */

/**
 * The libraries: folders of `src` with an `index.ts`.
 *
 * @return {Library[]} In alphabetical order.
 */
export const findLibraries = ( /** @type {string} */ root ) =>
	findFolders( root, 'index.ts' ).map( ( folder ) => {
		const name = path.basename( folder );
		const modules = [ 'index.ts', ...( ENTRIES[ name ] ?? [] ) ];
		return {
			name,
			folder,
			entries: Object.fromEntries(
				modules.map( ( file ) => [
					`./${ file }`
						.replace( /\.ts$/, '' )
						.replace( /\/index$/, '' ),
					path.join( folder, file ),
				] )
			),
		};
	} );

/** Folders of `src` that are packages as they are: they have a `package.json`. */
export const findPlainPackages = ( /** @type {string} */ root ) =>
	findFolders( root, 'package.json' );

const findFolders = ( root, file ) =>
	readdirSync( path.join( root, 'src' ) )
		.sort()
		.map( ( name ) => path.join( root, 'src', name ) )
		.filter( ( folder ) => existsSync( path.join( folder, file ) ) );

/** Module formats: folder in `dist` and extensions of scripts and types. */
export const FORMATS = /** @type {const} */ ( [
	{ format: 'esm', script: '.js', types: '.d.ts' },
	{ format: 'cjs', script: '.cjs', types: '.d.cts' },
] );

/**
 * The name of the package that a module is imported from.
 *
 * @param {string} specifier `@scope/name/module` or `name/module`.
 */
export const packageOf = ( specifier ) =>
	specifier
		.split( '/' )
		.slice( 0, specifier.startsWith( '@' ) ? 2 : 1 )
		.join( '/' );

/** Path of a source file in its library, without the extension. */
export const nameModule = (
	/** @type {Library} */ library,
	/** @type {string} */ file
) =>
	path
		.relative( library.folder, file )
		.replaceAll( path.sep, '/' )
		.replace( /\.tsx?$/, '' );

/** Path of a module as another one of its library imports it, without the extension. */
export function importPath(
	/** @type {string} */ from,
	/** @type {string} */ to
) {
	const file = path.posix.relative( path.posix.dirname( from ), to );
	return file.startsWith( '.' ) ? file : `./${ file }`;
}
