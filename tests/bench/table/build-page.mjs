import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const here = path.dirname( fileURLToPath( import.meta.url ) );

/**
 * Builds the script of the page, including React.
 *
 * @param root  Folder of the project.
 * @param cache Output folder.
 */
export function buildPage( root, cache ) {
	const config = {
		mode: 'production',
		context: root,
		entry: path.join( here, 'page.jsx' ),
		output: { path: cache, filename: 'page.js' },
		resolve: {
			extensions: [ '.ts', '.tsx', '.mjs', '.js', '.jsx' ],
			alias: { '@storedeck': path.join( root, 'src' ) },
		},
		module: {
			rules: [
				// The page uses the style sheet of the plugin.
				{ test: /\.s?css$/, type: 'asset/source' },
				{
					test: /\.[tj]sx?$/,
					exclude: /node_modules/,
					loader: require.resolve( 'babel-loader' ),
					options: {
						babelrc: false,
						configFile: false,
						presets: [
							[
								require.resolve( '@babel/preset-react' ),
								{ runtime: 'automatic' },
							],
							require.resolve( '@babel/preset-typescript' ),
						],
					},
				},
			],
		},
		plugins: [
			// Cell selection is loaded on demand and not measured.
			new webpack.IgnorePlugin( { resourceRegExp: /^\.\/cells$/ } ),
			new webpack.optimize.LimitChunkCountPlugin( { maxChunks: 1 } ),
		],
		performance: false,
	};
	return new Promise( ( resolve, reject ) => {
		webpack( /** @type {any} */ ( config ), ( error, stats ) => {
			const errors = stats?.compilation.errors.filter(
				// The module is ignored on purpose.
				( { message } ) => ! /\.\/cells/.test( message )
			);
			if ( error || errors?.length ) {
				reject( error ?? errors?.[ 0 ] );
				return;
			}
			resolve( fs.readFileSync( path.join( cache, 'page.js' ), 'utf8' ) );
		} );
	} );
}
