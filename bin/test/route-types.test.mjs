import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { root } from '../cms/root.mjs';
import { routeTypes } from '../types/route-types.mjs';
import { readablePath } from '../types/routes.mjs';
import { TYPES, writeTypes } from '../types/write.mjs';

const read = ( name ) =>
	JSON.parse(
		readFileSync(
			path.join( root, 'tests/contract/rest/support', name ),
			'utf8'
		)
	);
const ORDERS = '/wc-analytics/reports/orders';

/** Compiles code that uses the types and returns the errors. */
function compile( types, use ) {
	const files = {
		'/routes.d.ts': types,
		'/use.ts': `import type { Routes } from './routes';\n${ use }`,
	};
	const options = {
		strict: true,
		noEmit: true,
		target: ts.ScriptTarget.ES2022,
		lib: [ 'lib.es5.d.ts' ],
		types: [],
	};
	const host = ts.createCompilerHost( options );
	const { getSourceFile, fileExists, readFile: readLib } = host;
	host.getSourceFile = ( name, version ) =>
		files[ name ] === undefined
			? getSourceFile( name, version )
			: ts.createSourceFile( name, files[ name ], version );
	host.fileExists = ( name ) => name in files || fileExists( name );
	host.readFile = ( name ) => files[ name ] ?? readLib( name );
	return ts
		.getPreEmitDiagnostics(
			ts.createProgram( Object.keys( files ), options, host )
		)
		.map( ( { messageText } ) =>
			ts.flattenDiagnosticMessageText( messageText, '\n' )
		);
}

const USE = `
export const query: Routes[ '${ ORDERS }' ][ 'GET' ] = {
	orderby: 'net_total',
	status_is: [ 'completed' ],
	per_page: 25,
};
export const sales = ( row: Routes[ '${ ORDERS }' ][ 'answer' ] ): number =>
	row.total_sales;
`;

describe( 'the types of the routes', () => {
	const routes = read( 'routes.json' );
	const responses = read( 'responses.json' );
	/** The types generated from a changed copy of the recorded routes. */
	const typesAfter = ( change ) => {
		const copy = structuredClone( { routes, responses } );
		change(
			copy.routes[ ORDERS ].GET,
			copy.responses[ ORDERS ].properties
		);
		return routeTypes( copy.routes, copy.responses );
	};

	it( 'accept valid requests and responses', () => {
		assert.deepEqual( compile( routeTypes( routes, responses ), USE ), [] );
	} );

	it( 'no longer compile when a parameter is removed', () => {
		const [ error ] = compile(
			typesAfter( ( args ) => delete args.status_is ),
			USE
		);
		assert.match( error, /'status_is' does not exist/ );
	} );

	it( 'no longer compile when an enum value is removed', () => {
		const [ error ] = compile(
			typesAfter( ( args ) => {
				args.orderby.enum = args.orderby.enum.filter(
					( word ) => word !== 'net_total'
				);
			} ),
			USE
		);
		assert.match( error, /'"net_total"' is not assignable/ );
	} );

	it( 'no longer compile when a parameter changes its type or becomes required', () => {
		const [ error ] = compile(
			typesAfter( ( args ) => {
				args.per_page.type = 'string';
			} ),
			USE
		);
		assert.match( error, /'number' is not assignable to type 'string'/ );
		const [ other ] = compile(
			typesAfter( ( args ) => {
				args.after.required = true;
			} ),
			USE
		);
		assert.match( other, /'after' is missing/ );
	} );

	it( 'no longer compile when a field of the response changes', () => {
		const [ error ] = compile(
			typesAfter( ( _, fields ) => {
				fields.total_sales.type = [ 'number', 'null' ];
			} ),
			USE
		);
		assert.match( error, /'number \| null' is not assignable/ );
		const [ other ] = compile(
			typesAfter( ( _, fields ) => delete fields.total_sales ),
			USE
		);
		assert.match( other, /'total_sales' does not exist/ );
	} );

	it( 'contain parameter names in place of regular expressions', () => {
		assert.deepEqual(
			readablePath(
				'/storedeck/v1/exports/(?P<id>[a-z0-9]{1,40})/cancel'
			),
			{ path: '/storedeck/v1/exports/{id}/cancel', names: [ 'id' ] }
		);
		assert.doesNotMatch(
			routeTypes( routes, responses ),
			/\(\?P|\bany\b;/
		);
	} );

	it( 'are written once, to a folder that git ignores', async () => {
		const folder = await mkdtemp( path.join( os.tmpdir(), 'types-' ) );
		try {
			await cp(
				path.join( root, 'tests/contract/rest/support' ),
				path.join( folder, 'tests/contract/rest/support' ),
				{ recursive: true }
			);
			await writeTypes( folder );
			const file = path.join( folder, TYPES );
			assert.equal(
				await readFile( file, 'utf8' ),
				routeTypes( routes, responses )
			);
			const { mtimeMs } = await stat( file );
			await writeTypes( folder );
			assert.equal( ( await stat( file ) ).mtimeMs, mtimeMs );
			assert.match(
				await readFile( path.join( root, '.gitignore' ), 'utf8' ),
				/^\/\.cache\/$/m
			);
		} finally {
			await rm( folder, { recursive: true, force: true } );
		}
	} );
} );
