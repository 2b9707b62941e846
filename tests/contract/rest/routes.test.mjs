import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { client } from '../../setup/site.mjs';
import {
	describeAnswers,
	describeRoutes,
	print,
	printAnswers,
	readAnswers,
} from './support/routes.mjs';

/*
 * `WRITE_ROUTES=1 npm test -- rest` writes both lists anew. The types of the
 * stores follow from them by themselves: see bin/types.
 */
const here = path.dirname( fileURLToPath( import.meta.url ) );
const FILE = path.join( here, 'support/routes.json' );
const ANSWERS_FILE = path.join( here, 'support/answers.json' );

const ABOUT =
	'Routes changed. If that is meant, write the list anew with WRITE_ROUTES=1.';

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
		assert.deepEqual( Object.keys( live ), Object.keys( listed ), ABOUT );
		for ( const [ route, endpoints ] of Object.entries( live ) ) {
			assert.deepEqual(
				endpoints,
				listed[ route ],
				`${ route }: ${ ABOUT }`
			);
		}
	} );

	it( 'answer with the fields of the list', async () => {
		const { body } = await client().get( '/?context=help' );
		const live = describeAnswers( body.routes );
		if ( process.env.WRITE_ROUTES === '1' ) {
			writeFileSync( ANSWERS_FILE, printAnswers( live ) );
		}
		const listed = readAnswers(
			JSON.parse( readFileSync( ANSWERS_FILE, 'utf8' ) )
		);
		assert.deepEqual( Object.keys( live ), Object.keys( listed ), ABOUT );
		for ( const [ route, answer ] of Object.entries( live ) ) {
			assert.deepEqual(
				answer,
				listed[ route ],
				`${ route }: ${ ABOUT }`
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
