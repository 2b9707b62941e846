import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import { FORMATS, importPath, nameModule, packageOf } from './libraries.mjs';

/** Folder of the modules that import packages which Node cannot import directly. */
const INTEROP = 'interop';

/**
 * Packages that become part of the library: what is used of them is a hundredth
 * of what npm would install.
 */
const INCLUDED = [ 'react-day-picker' ];

/** Styles are a file of their own. */
const STYLE = '\0style';

/**
 * How all scripts are compiled; not as in the bundle.
 *
 * @type {import('rolldown').InputOptions}
 */
const COMMON = {
	tsconfig: false,
	transform: {
		target: 'es2022',
		// `createElement` is in every supported React. The scripts of WordPress 6.5
		// do not include `react/jsx-runtime`.
		jsx: {
			runtime: 'classic',
			pragma: 'createElement',
			pragmaFrag: 'Fragment',
		},
		inject: {
			createElement: [ 'react', 'createElement' ],
			Fragment: [ 'react', 'Fragment' ],
		},
	},
};

/**
 * Writes the modules of a library to `dist/esm` and `dist/cjs`, one file per
 * module: bundlers of plugins remove the modules that are not used.
 *
 * @param {string}                            root    The repository.
 * @param {import('./libraries.mjs').Library} library
 * @param {string}                            output  Folder of the package.
 * @return {Promise<string[]>} Names of the packages that it imports.
 */
export async function buildScripts( root, library, output ) {
	const imports = new Set();
	for ( const { format, script } of FORMATS ) {
		const dir = path.join( output, 'dist', format );
		const licenses = new Set();
		await build( {
			...COMMON,
			cwd: root,
			// Node finds the names that a CommonJS module exports.
			platform: format === 'esm' ? 'neutral' : 'node',
			input: Object.values( library.entries ),
			plugins: [
				keepModules(
					root,
					library,
					{ format, script },
					imports,
					licenses
				),
			],
			output: {
				dir,
				format,
				exports: 'named',
				entryFileNames: ( { facadeModuleId } ) =>
					nameModule( library, facadeModuleId ?? '' ) + script,
				chunkFileNames: `[name]${ script }`,
			},
		} );
		if ( licenses.size ) {
			await writeFile(
				path.join( dir, INTEROP, 'LICENSES.txt' ),
				[ ...licenses ].sort().join( '\n---\n\n' )
			);
		}
	}
	return [ ...imports ].filter( ( name ) => ! INCLUDED.includes( name ) );
}

/**
 * Keeps each module in its own file, also those that only export what others do:
 * bundlers leave out the stores that only an unused one imports. Imports of packages stay
 * as they are, or become imports of a module of the library.
 *
 * @param {string}                                            root
 * @param {import('./libraries.mjs').Library}                 library
 * @param {Pick<typeof FORMATS[number], 'format' | 'script'>} output
 * @param {Set<string>}                                       imports  Gets the names of the packages.
 * @param {Set<string>}                                       licenses Gets those of packages that become part of the library.
 * @return {import('rolldown').Plugin} For one format.
 */
function keepModules( root, library, { format, script }, imports, licenses ) {
	const hasNoImport = format === 'esm' ? hasDefaultExport : isEsmOnly;
	const needsInterop = ( name ) =>
		INCLUDED.includes( name ) || hasNoImport( root, name );
	const files = new Set( Object.values( library.entries ) );
	/** @type {Map<string, string>} Packages by the path of their module. */
	const packages = new Map();
	return {
		name: 'keep-modules',
		async resolveId( name, importer ) {
			if ( name.endsWith( '.scss' ) ) {
				return { id: STYLE, moduleSideEffects: false };
			}
			if ( ! importer ) {
				return packages.has( name ) ? name : null;
			}
			let file = '';
			if ( name.startsWith( '.' ) ) {
				const found = await this.resolve( name, importer, {
					skipSelf: true,
				} );
				file = found?.id ?? '';
			} else {
				imports.add( packageOf( name ) );
				if ( packages.has( importer ) || ! needsInterop( name ) ) {
					return { id: name, external: true };
				}
				const base = name.replace( /[@.]/g, '' ).replaceAll( '/', '-' );
				file = path.join( library.folder, INTEROP, `${ base }.ts` );
				packages.set( file, name );
			}
			const module = nameModule( library, file );
			if ( ! files.has( file ) ) {
				files.add( file );
				const fileName = module + script;
				this.emitFile( { type: 'chunk', id: file, fileName } );
			}
			const from = nameModule( library, importer );
			return { id: importPath( from, module ) + script, external: true };
		},
		async load( id ) {
			const name = packages.get( id );
			if ( ! name ) {
				return id === STYLE ? '' : null;
			}
			if ( format === 'esm' && ! INCLUDED.includes( name ) ) {
				return importDefault( name );
			}
			const {
				output: [ { code, moduleIds } ],
			} = await build( {
				cwd: root,
				input: name,
				external: 'react',
				write: false,
				output: { codeSplitting: false },
			} );
			findLicenses( moduleIds ).forEach( ( text ) =>
				licenses.add( text )
			);
			return code;
		},
	};
}

/**
 * A module with what a package exports. Node imports the CommonJS file of the package,
 * whose exports are the default import there.
 */
const importDefault = ( name ) => `import * as module from '${ name }';
export * from '${ name }';
export default module.default.default ?? module.default;
`;

const readManifest = ( folder ) =>
	JSON.parse( readFileSync( path.join( folder, 'package.json' ), 'utf8' ) );

const folderOf = ( root, name ) =>
	path.join( root, 'node_modules', packageOf( name ) );

/**
 * Whether a package of WordPress has a default export. They are compiled to
 * CommonJS by Babel and have no file that Node imports as an ES module.
 */
const hasDefaultExport = ( root, name ) => {
	if ( ! name.startsWith( '@wordpress/' ) ) {
		return false;
	}
	const folder = folderOf( root, name );
	return /^export default\b|\bas default\b|\{ default \}/m.test(
		readFileSync(
			path.join( folder, readManifest( folder ).module ),
			'utf8'
		)
	);
};

/**
 * Whether CommonJS cannot import a package. It is included in the CommonJS
 * files, because Jest cannot load it without being configured for it.
 */
const isEsmOnly = ( root, name ) => {
	if ( name.startsWith( '@storedeck/' ) ) {
		return false;
	}
	const { type, exports = {} } = readManifest( folderOf( root, name ) );
	return (
		type === 'module' && ! JSON.stringify( exports ).includes( '"require"' )
	);
};

/** The licenses of the packages that modules are of. */
function findLicenses( modules ) {
	const folders = modules.flatMap(
		( file ) =>
			/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec( file )?.[ 0 ] ?? []
	);
	return [ ...new Set( folders ) ].sort().map( ( folder ) => {
		const { name, version, license } = readManifest( folder );
		const file = [ 'LICENSE', 'LICENSE.md', 'LICENSE.txt' ]
			.map( ( one ) => path.join( folder, one ) )
			.find( existsSync );
		const text = file
			? readFileSync( file, 'utf8' ).trim()
			: `License: ${ license }`;
		return `${ name } ${ version }\n\n${ text }\n`;
	} );
}
