import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { routeTypes, TYPES } from '../write-route-types.mjs';

it( 'the types of reports follow the list of routes', async () => {
	assert.equal(
		readFileSync( TYPES, 'utf8' ),
		await routeTypes(),
		'Run "node bin/write-route-types.mjs".'
	);
} );

it( 'the types say what a report takes', async () => {
	const types = await routeTypes();
	assert.match( types, /'orders\/stats': \{/ );
	assert.match( types, /order\?: 'asc' \| 'desc';/ );
	assert.match( types, /order_includes\?: number\[\];/ );
	assert.doesNotMatch( types, /\bany\b;|undefined/ );
} );
