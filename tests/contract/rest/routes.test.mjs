import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { client } from '../../setup/site.mjs';
import {
	describeResponses,
	describeRoutes,
	printRoutes,
	printResponses,
	readResponses,
} from './support/routes.mjs';

/*
 * `WRITE_ROUTES=1 npm test -- rest` updates both records. The types of the stores
 * are generated from them, see bin/types.
 */
const dirname = path.dirname( fileURLToPath( import.meta.url ) );
const ROUTES_FILE = path.join( dirname, 'support/routes.json' );
const RESPONSES_FILE = path.join( dirname, 'support/responses.json' );

const HINT =
	'Routes changed. If this is intended, update the record with WRITE_ROUTES=1.';

describe( 'recorded routes', () => {
	it( 'routes have the recorded methods and parameters', async () => {
		const { status, body } = await client().get( '/' );
		assert.equal( status, 200 );
		const live = describeRoutes( body.routes );
		assert.ok( Object.keys( live ).length > 100 );
		if ( process.env.WRITE_ROUTES === '1' ) {
			writeFileSync( ROUTES_FILE, printRoutes( live ) );
		}
		const recorded = JSON.parse( readFileSync( ROUTES_FILE, 'utf8' ) );
		assert.deepEqual( Object.keys( live ), Object.keys( recorded ), HINT );
		for ( const [ route, endpoints ] of Object.entries( live ) ) {
			assert.deepEqual(
				endpoints,
				recorded[ route ],
				`${ route }: ${ HINT }`
			);
		}
	} );

	it( 'routes have the recorded response fields', async () => {
		const { body } = await client().get( '/?context=help' );
		const live = describeResponses( body.routes );
		if ( process.env.WRITE_ROUTES === '1' ) {
			writeFileSync( RESPONSES_FILE, printResponses( live ) );
		}
		const recorded = readResponses(
			JSON.parse( readFileSync( RESPONSES_FILE, 'utf8' ) )
		);
		assert.deepEqual( Object.keys( live ), Object.keys( recorded ), HINT );
		for ( const [ route, response ] of Object.entries( live ) ) {
			assert.deepEqual(
				response,
				recorded[ route ],
				`${ route }: ${ HINT }`
			);
		}
	} );

	it( 'every response schema has a title', async () => {
		const { body } = await client().get( '/?context=help' );
		for ( const route of Object.keys( describeResponses( body.routes ) ) ) {
			assert.ok( body.routes[ route ].schema.title, route );
		}
	} );

	it( 'every parameter has a type', async () => {
		const { body } = await client().get( '/' );
		for ( const [ route, endpoints ] of Object.entries(
			describeRoutes( body.routes )
		) ) {
			for ( const [ methods, args ] of Object.entries( endpoints ) ) {
				for ( const [ name, { type } ] of Object.entries( args ) ) {
					assert.ok( type, `${ methods } ${ route } ${ name }` );
				}
			}
		}
	} );
} );
