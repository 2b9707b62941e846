import path from 'node:path';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const root = path.resolve( here, '../../..' );

/** What WordPress provides; a benchmark page needs it too. */
const HOST =
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
 * Builds the pages of the measurement.
 *
 * @param rivals Folder with the rivals and the bundler.
 * @return `build( name )`: the script of a page; `size()`: the chart's own
 *         script, in bytes, as it is on its own and with its lazy parts.
 */
export async function createBuilder( rivals ) {
	const require = createRequire( path.join( rivals, 'package.json' ) );
	const esbuild = await import(
		pathToFileURL( require.resolve( 'esbuild' ) ).href
	);
	const ours = {
		alias: { '@storedeck': path.join( root, 'src' ) },
		absWorkingDir: root,
		tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
	};
	const theirs = {
		absWorkingDir: rivals,
		// The package exports all its widgets together; the page takes one.
		alias: {
			'woocommerce-chart': path.join(
				rivals,
				'node_modules/@woocommerce/components/build-module/chart/index.js'
			),
			// One React for the page and for the package.
			react: path.join( rivals, 'node_modules/react' ),
			'react-dom': path.join( rivals, 'node_modules/react-dom' ),
			'@woocommerce/settings': path.join(
				here,
				'pages/woocommerce-settings.js'
			),
		},
		nodePaths: [ path.join( rivals, 'node_modules' ) ],
	};

	return {
		async build( name ) {
			const { outputFiles } = await esbuild.default.build( {
				...common,
				...( name === 'ours' ? ours : theirs ),
				entryPoints: [ path.join( here, `pages/${ name }.jsx` ) ],
				outfile: `${ name }.js`,
			} );
			return outputFiles.find( ( { path: file } ) =>
				file.endsWith( '.js' )
			).text;
		},
		/**
		 * The chart's own script: without what WordPress and the app around it
		 * supply.
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
						name: 'host',
						setup: ( { onResolve } ) =>
							onResolve(
								{ filter: HOST },
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
