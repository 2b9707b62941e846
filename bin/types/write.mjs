#!/usr/bin/env node
/*
 * npm run types: generates .cache/types/routes.d.ts with the types of REST API
 * requests and responses. Scripts that need the file run this.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomic } from '../cms/files.mjs';
import { routeTypes } from './route-types.mjs';

/**
 * Folder of the recorded routes. tests/contract/rest/routes.test.mjs compares
 * them with a live site.
 */
const ROUTES_FOLDER = 'tests/contract/rest/support';

/** The generated file, which is included in tsconfig.json. */
export const TYPES = '.cache/types/routes.d.ts';

/** Generates the types of the routes unless they are up to date. */
export async function writeTypes( /** @type {string} */ root ) {
	const read = async ( name ) =>
		JSON.parse(
			await readFile( path.join( root, ROUTES_FOLDER, name ), 'utf8' )
		);
	const types = routeTypes(
		await read( 'routes.json' ),
		await read( 'responses.json' )
	);
	const file = path.join( root, TYPES );
	// Writing an unchanged file would trigger a full recompilation.
	if ( ( await readFile( file, 'utf8' ).catch( () => '' ) ) !== types ) {
		await writeAtomic( file, types );
	}
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await writeTypes( fileURLToPath( new URL( '../..', import.meta.url ) ) );
}
