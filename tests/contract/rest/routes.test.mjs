import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { client } from '../../setup/site.mjs';
import { describeRoutes, print } from './support/routes.mjs';

/*
 * `WRITE_ROUTES=1 npm test -- rest` writes the list anew; then
 * `node bin/write-route-types.mjs` writes the types that follow from it.
 */
const FILE = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support/routes.json'
);

describe( 'the routes of the shop', () => {
	it( 'are those of the list, with the same methods and parameters', async () => {
		const { status, body } = await client().get( '/' );
		assert.equal( status, 200 );
		const live = describeRoutes( body.routes );
		assert.ok( Object.keys( live ).length > 100 );
		if ( process.env.WRITE_ROUTES === '1' ) {
			writeFileSync( FILE, print( live ) );
		}
		const listed = JSON.parse( readFileSync( FILE, 'utf8' ) );
		const about =
			'Routes changed. If that is meant, write the list anew with WRITE_ROUTES=1.';
		assert.deepEqual( Object.keys( live ), Object.keys( listed ), about );
		for ( const [ route, endpoints ] of Object.entries( live ) ) {
			assert.deepEqual(
				endpoints,
				listed[ route ],
				`${ route }: ${ about }`
			);
		}
	} );

	it( 'say of which type each parameter is', async () => {
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
