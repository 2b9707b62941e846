import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { FORMATS, importPath, packageOf } from './libraries.mjs';

/** Folder of the modules that import packages which Node cannot import directly. */
const INTEROP = 'interop';

/**
 * Packages that become part of the library: what is used of them is a hundredth
 * of what npm would install.
 */
const INCLUDED = [ 'react-day-picker' ];

/**
 * JSX becomes `createElement`, which every supported React has. The scripts of
 * WordPress 6.5 do not include `react/jsx-runtime`.
 */
const JSX = 'bin/build/packages/jsx.js';

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
	const { modules, imports } = await findModules( root, library );
	for ( const { format, script } of FORMATS ) {
		const isEsm = format === 'esm';
		const needsInterop = isEsm
			? hasDefaultExport( root )
			: isEsmOnly( root );
		const interop = new Map(
			imports
				.filter(
					( name ) =>
						INCLUDED.includes( name ) || needsInterop( name )
				)
				.map( ( name ) => [
					name,
					`${ INTEROP }/${ name
						.replace( /[@.]/g, '' )
						.replaceAll( '/', '-' ) }`,
				] )
		);
		const outdir = path.join( output, 'dist', format );
		const { metafile } = await build( {
			absWorkingDir: root,
			entryPoints: [
				...modules.map( ( file ) => ( {
					in: file,
					out: path
						.relative( library.folder, file )
						.replace( /\.tsx?$/, '' ),
				} ) ),
				...[ ...interop ].map( ( [ name, out ] ) => ( {
					in:
						isEsm && ! INCLUDED.includes( name )
							? `${ INTEROP }:${ name }`
							: name,
					out,
				} ) ),
			],
			outdir,
			outExtension: { '.js': script },
			format: isEsm ? 'esm' : 'cjs',
			// Node finds the names that a CommonJS module exports.
			platform: isEsm ? 'neutral' : 'node',
			mainFields: [ 'module', 'main' ],
			target: 'es2022',
			bundle: true,
			metafile: true,
			charset: 'utf8',
			...jsxOptions( root ),
			plugins: [ keepModules( library, interop, script ) ],
		} );
		await writeLicenses( root, metafile, path.join( outdir, INTEROP ) );
	}
	return [ ...new Set( imports.map( packageOf ) ) ].filter(
		( name ) => ! INCLUDED.includes( name )
	);
}

const jsxOptions = ( root ) => ( {
	jsx: /** @type {const} */ ( 'transform' ),
	jsxFactory: 'createElement',
	jsxFragment: 'Fragment',
	inject: [ path.join( root, JSX ) ],
	// The bundle is compiled with other options.
	tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
} );

/** The modules that the entries of a library lead to, and what these import. */
async function findModules( root, library ) {
	const { metafile } = await build( {
		absWorkingDir: root,
		entryPoints: Object.values( library.entries ),
		bundle: true,
		write: false,
		metafile: true,
		format: 'esm',
		outdir: 'unused',
		...jsxOptions( root ),
		loader: { '.scss': 'empty' },
		plugins: [
			{
				name: 'external',
				setup: ( { onResolve } ) =>
					onResolve(
						{ filter: /^[^./]/ },
						( { path: name, kind } ) => {
							return kind === 'entry-point'
								? undefined
								: external( name );
						}
					),
			},
		],
	} );
	return {
		modules: Object.keys( metafile.inputs )
			.map( ( file ) => path.join( root, file ) )
			.filter(
				( file ) =>
					file.startsWith( library.folder + path.sep ) &&
					/\.tsx?$/.test( file )
			),
		imports: [
			...new Set(
				Object.values( metafile.outputs ).flatMap( ( output ) =>
					output.imports.map( ( { path: name } ) => name )
				)
			),
		].sort(),
	};
}

/** An imported package. All modules import React, also those without JSX. */
const external = ( name ) => ( {
	path: name,
	external: true,
	sideEffects: name !== 'react',
} );

/** Keeps each module of the library in its own file. */
const keepModules = ( library, interop, extension ) => ( {
	name: 'keep-modules',
	setup( { onLoad, onResolve, resolve } ) {
		onResolve(
			{ filter: new RegExp( `^${ INTEROP }:` ) },
			( { path: name } ) => ( {
				path: name.slice( INTEROP.length + 1 ),
				namespace: INTEROP,
			} )
		);
		// Node imports the CommonJS file of these packages, whose exports are
		// the default import there.
		onLoad( { filter: /.*/, namespace: INTEROP }, ( { path: name } ) => ( {
			contents: `
				import * as module from '${ name }';
				export * from '${ name }';
				export default module.default.default ?? module.default;`,
		} ) );
		onResolve( { filter: /.*/ }, async ( args ) => {
			const { importer, kind, namespace, path: name, resolveDir } = args;
			if ( kind === 'entry-point' || args.pluginData === INTEROP ) {
				return undefined;
			}
			if ( importer.includes( 'node_modules' ) ) {
				return name === 'react' ? external( name ) : undefined;
			}
			if ( name.endsWith( '.scss' ) ) {
				return { path: name, namespace: 'style' };
			}
			if ( name.startsWith( '.' ) ) {
				const { path: file } = await resolve( name, {
					kind,
					resolveDir,
					pluginData: INTEROP,
				} );
				return {
					path: importPath( importer, file, extension ),
					external: true,
				};
			}
			const own = interop.get( name );
			return own && namespace !== INTEROP
				? {
						path: importPath(
							importer,
							path.join( library.folder, `${ own }.ts` ),
							extension
						),
						external: true,
				  }
				: external( name );
		} );
		onLoad( { filter: /.*/, namespace: 'style' }, () => ( {
			contents: '',
		} ) );
	},
} );

const readManifest = ( root, name ) => {
	const folder = path.join( root, 'node_modules', packageOf( name ) );
	return {
		folder,
		...JSON.parse(
			readFileSync( path.join( folder, 'package.json' ), 'utf8' )
		),
	};
};

/**
 * Whether a package of WordPress has a default export. They are compiled to
 * CommonJS by Babel and have no file that Node imports as an ES module.
 */
const hasDefaultExport = ( root ) => ( name ) => {
	if ( ! name.startsWith( '@wordpress/' ) ) {
		return false;
	}
	const { folder, module } = readManifest( root, name );
	return /^export default\b|\bas default\b|\{ default \}/m.test(
		readFileSync( path.join( folder, module ), 'utf8' )
	);
};

/**
 * Whether CommonJS cannot import a package. It is included in the CommonJS
 * files, because Jest cannot load it without being configured for it.
 */
const isEsmOnly = ( root ) => ( name ) => {
	if ( name.startsWith( '@storedeck/' ) ) {
		return false;
	}
	const { type, exports } = readManifest( root, name );
	return (
		type === 'module' &&
		! JSON.stringify( exports ?? {} ).includes( '"require"' )
	);
};

/** Writes the licenses of the packages that are included in the files. */
async function writeLicenses( root, metafile, folder ) {
	const packages = new Set(
		Object.keys( metafile.inputs ).flatMap(
			( file ) =>
				/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec( file )?.[ 0 ] ?? []
		)
	);
	if ( ! packages.size ) {
		return;
	}
	const licenses = [ ...packages ].sort().map( ( name ) => {
		const file = [ 'LICENSE', 'LICENSE.md', 'LICENSE.txt' ]
			.map( ( license ) => path.join( root, name, license ) )
			.find( existsSync );
		const manifest = readManifest(
			root,
			name.split( 'node_modules/' )[ 1 ]
		);
		const text = file
			? readFileSync( file, 'utf8' ).trim()
			: `License: ${ manifest.license }`;
		return `${ manifest.name } ${ manifest.version }\n\n${ text }\n`;
	} );
	await writeFile(
		path.join( folder, 'LICENSES.txt' ),
		licenses.join( '\n---\n\n' )
	);
}
