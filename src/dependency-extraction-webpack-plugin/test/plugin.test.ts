/* @jest-environment node */
import fs from 'fs';
import os from 'os';
import path from 'path';
import webpack from 'webpack';
import { API_VERSION } from '../../extend/api-version';

const Plugin = require( '..' );
const { getApiVersion, listLibraries } = require( '../libraries' );

let folder: string;

beforeEach( () => {
	folder = fs.mkdtempSync( path.join( os.tmpdir(), 'storedeck-webpack-' ) );
} );
afterEach( () => fs.rmSync( folder, { recursive: true } ) );

/** Builds a source and returns its code, its asset file and errors. */
async function build( source: string, options?: Record< string, unknown > ) {
	fs.writeFileSync( path.join( folder, 'index.js' ), source );
	const stats = await new Promise< webpack.Stats | undefined >(
		( resolve, reject ) =>
			webpack(
				{
					mode: 'development',
					devtool: false,
					context: folder,
					entry: './index.js',
					output: { path: folder, filename: 'built.js' },
					plugins: [ new Plugin( options ) ],
				},
				( error, result ) =>
					error ? reject( error ) : resolve( result )
			)
	);
	const errors = ( stats?.toJson( { errors: true } ).errors ?? [] ).map(
		( { message } ) => message
	);
	const read = ( name: string ) => {
		const file = path.join( folder, name );
		return fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : '';
	};
	return {
		errors,
		code: read( 'built.js' ),
		asset: read( 'built.asset.php' ),
	};
}

/** Runs a built script in a page with the given globals. */
const run = ( code: string, window: Record< string, unknown > ) =>
	new Function( 'window', 'globalThis', code )( window, window );

it( 'replaces imports by globals and lists the handles', async () => {
	const { errors, code, asset } = await build( `
		import { TableCard } from '@storedeck/components';
		import * as csvExport from '@storedeck/csv-export';
		import { select } from '@wordpress/data';
		window.result = [ TableCard, csvExport.download, select ];
	` );
	expect( errors ).toEqual( [] );
	expect( asset ).toContain(
		"'dependencies' => array('storedeck-components', 'storedeck-csv-export', 'wp-data')"
	);
	expect( asset ).toMatch( /'version' => '[0-9a-f]{20}'/ );
	const window: Record< string, unknown > = {
		storedeck: {
			components: { TableCard: 'table' },
			csvExport: { download: 'download' },
		},
		wp: { data: { select: 'select' } },
	};
	run( code, window );
	expect( window.result ).toEqual( [ 'table', 'download', 'select' ] );
} );

it( 'first asks the page for the version of the API', async () => {
	const { code } = await build(
		"import { format } from '@storedeck/number'; window.result = format;"
	);
	const asked: number[] = [];
	const window: Record< string, unknown > = {
		storedeck: {
			number: { format: 'format' },
			requireApi: ( version: number ) => {
				asked.push( version );
				throw new Error( 'too new' );
			},
		},
	};
	expect( () => run( code, window ) ).toThrow( 'too new' );
	expect( asked ).toEqual( [ getApiVersion() ] );
	expect( window.result ).toBeUndefined();
} );

it( 'asks nothing in a script without a library', async () => {
	const { code } = await build( "import '@wordpress/data';" );
	expect( code ).not.toContain( 'requireApi' );
} );

it( 'is built for the version of the libraries', () => {
	expect( getApiVersion() ).toBe( API_VERSION );
} );

it( 'knows every library of the repository', async () => {
	const libraries: string[] = listLibraries();
	expect( libraries ).toEqual(
		expect.arrayContaining( [ 'components', 'data', 'money', 'reports' ] )
	);
	const { errors, asset } = await build(
		libraries
			.map( ( name ) => `import '@storedeck/${ name }';` )
			.join( '\n' )
	);
	expect( errors ).toEqual( [] );
	for ( const name of libraries ) {
		expect( asset ).toContain( `'storedeck-${ name }'` );
	}
} );

it( 'bundles what is no library', async () => {
	fs.writeFileSync(
		path.join( folder, 'own.js' ),
		'export const own = "bundled text";'
	);
	const { code, asset } = await build(
		"import { own } from './own'; window.result = own;"
	);
	expect( code ).toContain( 'bundled text' );
	expect( asset ).toContain( "'dependencies' => array()" );
} );

it( 'reports an unknown library with the known ones', async () => {
	const { errors } = await build( "import '@storedeck/component';" );
	expect( errors.join() ).toContain(
		'Unknown library “@storedeck/component”. Available: @storedeck/api, @storedeck/components'
	);
} );

it( 'reports an import of a file inside a library', async () => {
	const { errors } = await build( "import '@storedeck/data/reports';" );
	expect( errors.join() ).toContain(
		'Cannot import “@storedeck/data/reports”. Import from “@storedeck/data”.'
	);
} );

it( 'asks the functions of the options first', async () => {
	const { asset } = await build(
		"import '@acme/parcels'; import '@storedeck/data';",
		{
			requestToExternal: ( request: string ) =>
				request === '@acme/parcels' ? [ 'acme', 'parcels' ] : undefined,
			requestToHandle: ( request: string ) =>
				request === '@acme/parcels' ? 'acme-parcels' : undefined,
		}
	);
	expect( asset ).toContain( "array('acme-parcels', 'storedeck-data')" );
} );
