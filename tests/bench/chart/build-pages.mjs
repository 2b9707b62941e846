import path from 'node:path';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const root = path.resolve( here, '../../..' );

/** Packages that the size of the chart excludes: those of WordPress and the other libraries. */
const EXTERNALS =
	/^(react|react-dom|moment|lodash|@wordpress\/[a-z0-9-]+|@storedeck\/[a-z-]+)(\/.*)?$/;

const common = {
	bundle: true,
	minify: true,
	write: false,
	format: 'iife',
	target: 'es2022',
	jsx: 'automatic',
	define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
	loader: { '.scss': 'empty', '.css': 'empty', '.svg': 'empty' },
	logLevel: 'error',
	legalComments: 'none',
};

/**
 * Creates a builder of the benchmark pages.
 *
 * @param folder Folder in which the reference charts and esbuild are installed.
 * @return `build( name )` returns the script of a page, and `measure()` the gzipped
 *         size of the chart in bytes, `{ initial, lazy }`.
 */
export async function createBuilder( folder ) {
	const require = createRequire( path.join( folder, 'package.json' ) );
	const esbuild = await import(
		pathToFileURL( require.resolve( 'esbuild' ) ).href
	);
	const ours = {
		alias: { '@storedeck': path.join( root, 'src' ) },
		absWorkingDir: root,
		tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
	};
	const reference = {
		absWorkingDir: folder,
		// The index of the package exports all components. The page only needs one.
		alias: {
			'woocommerce-chart': path.join(
				folder,
				'node_modules/@woocommerce/components/build-module/chart/index.js'
			),
			// The page and the package must use the same React.
			react: path.join( folder, 'node_modules/react' ),
			'react-dom': path.join( folder, 'node_modules/react-dom' ),
			'@woocommerce/settings': path.join(
				here,
				'pages/woocommerce-settings.js'
			),
		},
		nodePaths: [ path.join( folder, 'node_modules' ) ],
	};

	return {
		async build( name ) {
			const { outputFiles } = await esbuild.default.build( {
				...common,
				...( name === 'ours' ? ours : reference ),
				entryPoints: [ path.join( here, `pages/${ name }.jsx` ) ],
				outfile: `${ name }.js`,
			} );
			return outputFiles.find( ( { path: file } ) =>
				file.endsWith( '.js' )
			).text;
		},
		/**
		 * The gzipped size of the chart without EXTERNALS, in bytes: `initial` for
		 * the script itself, `lazy` for what it imports dynamically.
		 */
		async measure() {
			const { outputFiles, metafile } = await esbuild.default.build( {
				...common,
				...ours,
				format: 'esm',
				splitting: true,
				metafile: true,
				outdir: 'size',
				stdin: {
					contents: 'export { Chart } from "./src/components/chart";',
					resolveDir: root,
					loader: 'ts',
				},
				plugins: [
					{
						name: 'externals',
						setup: ( { onResolve } ) =>
							onResolve(
								{ filter: EXTERNALS },
								( { path: name } ) => ( {
									path: name,
									external: true,
								} )
							),
					},
				],
			} );
			const initial = new Set();
			const visit = ( name ) => {
				initial.add( path.basename( name ) );
				for ( const { path: next, kind, external } of metafile.outputs[
					name
				].imports ) {
					if ( kind === 'import-statement' && ! external ) {
						visit( next );
					}
				}
			};
			visit(
				Object.keys( metafile.outputs ).find( ( name ) =>
					name.endsWith( 'stdin.js' )
				)
			);
			const size = ( isInitial ) =>
				outputFiles
					.filter(
						( { path: file } ) =>
							file.endsWith( '.js' ) &&
							initial.has( path.basename( file ) ) === isInitial
					)
					.reduce(
						( sum, { contents } ) =>
							sum + gzipSync( contents, { level: 9 } ).length,
						0
					);
			return { initial: size( true ), lazy: size( false ) };
		},
	};
}
