import assert from 'node:assert/strict';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const { LateHost } = require( '../build/late-host.cjs' );

describe( 'LateHost', () => {
	let dir;

	before( () => {
		dir = mkdtempSync( path.join( tmpdir(), 'late-host-' ) );
	} );
	after( () => rmSync( dir, { recursive: true, force: true } ) );

	/** Builds a few files; answers the errors and where it wrote. */
	async function build( name, files ) {
		const folder = path.join( dir, name );
		mkdirSync( folder );
		for ( const [ file, code ] of Object.entries( files ) ) {
			writeFileSync( path.join( folder, file ), code );
		}
		const compiler = webpack( {
			mode: 'production',
			context: folder,
			entry: { app: './app.js', other: './other.js' },
			output: {
				path: path.join( folder, 'out' ),
				chunkFilename: '[name].js',
			},
			externals: {
				'@wordpress/components': [ 'wp', 'components' ],
			},
			externalsType: 'window',
			optimization: { minimize: false, chunkIds: 'named' },
			plugins: [
				new LateHost( {
					entry: 'app',
					isFirst: ( chunk ) => chunk === 'first',
				} ),
			],
		} );
		const stats = await new Promise( ( resolve, reject ) =>
			compiler.run( ( error, result ) =>
				error ? reject( error ) : resolve( result )
			)
		);
		return {
			errors: stats.compilation.errors.map( ( { message } ) => message ),
			read: ( file ) =>
				readFileSync( path.join( folder, 'out', file ), 'utf8' ),
		};
	}

	const USES =
		"import { Button } from '@wordpress/components'; console.log( Button );";
	const load = ( name ) =>
		`import( /* webpackChunkName: "${ name }" */ './${ name }.js' ).then( console.log );`;

	it( 'has the chunks wait that use the library, and no others', async () => {
		const { errors, read } = await build( 'waits', {
			'app.js': [ 'first', 'later', 'plain' ].map( load ).join( '\n' ),
			'other.js': load( 'later' ),
			'first.js': 'export default 1;',
			'plain.js': 'export default 2;',
			'later.js': USES,
		} );
		assert.deepEqual( errors, [] );
		const app = read( 'app.js' );
		assert.deepEqual(
			JSON.parse( app.match( /waiting = (\[.*?\])/ )[ 1 ] ),
			[ 'later' ]
		);
		assert.match(
			app,
			/promises\.push\( window\.storedeck\.loadHost\(\) \)/
		);
		// It stands where the library is on the page anyhow.
		assert.doesNotMatch( read( 'other.js' ), /loadHost/ );
	} );

	it( 'is an error where a first screen would wait, and names who uses it', async () => {
		const { errors } = await build( 'fails', {
			'app.js': load( 'first' ),
			'other.js': '',
			'first.js': "import './used.js';",
			'used.js': USES,
		} );
		assert.equal( errors.length, 1 );
		assert.match(
			errors[ 0 ],
			/^first would have to wait for @wordpress\/components: .*(first|used)\.js/
		);
	} );

	it( 'is one where the entry itself would', async () => {
		const { errors } = await build( 'entry', {
			'app.js': USES,
			'other.js': USES,
		} );
		assert.equal( errors.length, 1 );
		assert.match( errors[ 0 ], /^app would/ );
	} );
} );
