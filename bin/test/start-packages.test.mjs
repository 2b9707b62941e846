import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../cms/root.mjs';
import { listFiles } from '../cms/files.mjs';

const require = createRequire( import.meta.url );
const {
	defaultRequestToExternal,
} = require( '@wordpress/dependency-extraction-webpack-plugin/lib/util' );

/** What `npm start` runs or builds. */
const FOLDERS = [
	'bin/cms',
	'bin/translations',
	'bin/types',
	'client',
	'src',
	'bin/build',
];
const FILES = [ 'bin/start.mjs', 'webpack.config.js' ];

/** Folders of files that neither runs nor is built. */
const LEFT_OUT =
	/(^|\/)(test|testing|packages|dependency-extraction-webpack-plugin)$/;

/** Formats of which there are only types, so nothing is loaded. */
const TYPES = [ 'geojson', 'topojson-specification' ];

/** Only for `npm run dev`. */
const HOT = '@pmmmwh/react-refresh-webpack-plugin';

test( 'npm start imports no package that it does not install', () => {
	const sources = FOLDERS.flatMap( ( folder ) =>
		listFiles(
			root,
			( file, isFolder ) =>
				isFolder
					? ! LEFT_OUT.test( file )
					: /(?<!stories|\.d)\.(mjs|cjs|tsx?)$/.test( file ),
			folder
		)
	);
	const imports = [ ...FILES, ...sources ].flatMap( ( file ) =>
		ts
			.preProcessFile(
				readFileSync( path.join( root, file ), 'utf8' ),
				true,
				true
			)
			.importedFiles.map( ( { fileName: name } ) => ( { file, name } ) )
	);
	const { dependencies } = JSON.parse(
		readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const packageOf = ( /** @type {string} */ name ) =>
		/^(@[^/]+\/)?[^/]+/.exec( name )?.[ 0 ] ?? '';
	const others = imports.filter(
		( { name } ) =>
			! name.startsWith( '.' ) &&
			! isBuiltin( name ) &&
			! name.startsWith( '@storedeck/' ) &&
			name !== HOT &&
			! TYPES.includes( name ) &&
			! defaultRequestToExternal( name ) &&
			! Object.hasOwn( dependencies, packageOf( name ) )
	);
	assert.ok( imports.length > 1000 );
	assert.deepEqual( others, [] );
} );
