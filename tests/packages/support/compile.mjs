import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import ts from 'typescript';
import { run, runTool } from './project.mjs';

/** Options of TypeScript for the two ways to resolve packages. */
const RESOLUTIONS = {
	bundler: { module: 'esnext', moduleResolution: 'bundler' },
	node16: { module: 'node16', moduleResolution: 'node16' },
};

/**
 * Checks the types of the project, and of all declarations that it leads to.
 *
 * @param {string} folder     The project.
 * @param {string} resolution
 * @return {Promise<string[]>} Errors in the project and in our packages. Those in
 *                             packages of others are not ours to fix.
 */
export async function checkTypes( folder, resolution ) {
	const config = `tsconfig.${ resolution }.json`;
	await writeFile(
		path.join( folder, config ),
		JSON.stringify( {
			compilerOptions: {
				...RESOLUTIONS[ resolution ],
				target: 'es2022',
				lib: [ 'es2022', 'dom', 'dom.iterable' ],
				jsx: 'react-jsx',
				strict: true,
				noEmit: true,
				skipLibCheck: false,
				types: [],
			},
			// CommonJS exists only where Node resolves modules.
			files:
				resolution === 'node16'
					? [ 'app.tsx', 'commonjs.cts' ]
					: [ 'app.tsx' ],
		} )
	);
	const { output } = await runTool(
		'typescript-native/bin/tsc',
		[ '-p', config, '--pretty', 'false', '--singleThreaded' ],
		folder
	);
	return output
		.split( '\n' )
		.filter( ( line ) =>
			/^(?!\s)(?!.*node_modules\/(?!@storedeck)).*error TS/.test( line )
		);
}

/**
 * Runs the project in Node.
 *
 * @param {string}        folder
 * @param {'esm' | 'cjs'} format
 * @return {Promise<Record<string, unknown>>} What `run` of the project returns.
 */
export async function runProject( folder, format ) {
	const isEsm = format === 'esm';
	const file = isEsm ? 'app.mjs' : 'app.cjs';
	const { outputText } = ts.transpileModule(
		readFileSync( path.join( folder, 'app.tsx' ), 'utf8' ),
		{
			compilerOptions: {
				module: isEsm ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS,
				target: ts.ScriptTarget.ES2022,
				jsx: ts.JsxEmit.ReactJSX,
				esModuleInterop: true,
			},
		}
	);
	const start = `${
		isEsm ? '' : 'exports.'
	}run().then( ( result ) => console.log( JSON.stringify( result ) ) );\n`;
	await writeFile( path.join( folder, file ), outputText + start );
	const { status, output, errors } = await run(
		process.execPath,
		[ '--require', './dom.cjs', file ],
		folder
	);
	if ( status !== 0 || errors ) {
		throw new Error( errors || output );
	}
	return JSON.parse( output );
}

/**
 * Bundles a module that imports from the packages. WordPress provides its own.
 *
 * @param {string} folder   The project.
 * @param {string} contents
 * @return {Promise<{ modules: string[], bytes: number, gzip: number }>} The modules in the bundle, as paths
 *         in `node_modules`, and its size in bytes.
 */
export async function bundle( folder, contents ) {
	const outfile = path.join( folder, 'bundle.js' );
	const { metafile } = await build( {
		absWorkingDir: folder,
		stdin: { contents, resolveDir: folder },
		outfile,
		bundle: true,
		minify: true,
		format: 'esm',
		metafile: true,
		treeShaking: true,
		external: [ 'react', 'react-dom', 'moment', '@wordpress/*' ],
		logLevel: 'error',
	} );
	const modules = Object.values( metafile.outputs )
		.flatMap( ( { inputs } ) => Object.entries( inputs ) )
		.filter( ( [ , { bytesInOutput } ] ) => bytesInOutput > 0 )
		.map( ( [ file ] ) => file.split( 'node_modules/' ).at( -1 ) ?? '' );
	const code = readFileSync( outfile );
	return { modules, bytes: code.length, gzip: gzipSync( code ).length };
}
