#!/usr/bin/env node
/*
 * npm run types: writes .cache/types/routes.d.ts, from which the stores take
 * the types of their queries and answers. Everything that needs it runs this.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../cms/files.mjs';
import { routeTypes } from './route-types.mjs';

/** What a live site is tested against, see tests/contract/rest/routes.test.mjs. */
const LISTS = 'tests/contract/rest/support';

/** The file that is written; tsconfig.json names it. */
export const TYPES = '.cache/types/routes.d.ts';

/**
 * Writes the types of the routes where they are not as they should be.
 *
 * @param {string} root The repository.
 */
export async function writeTypes( root ) {
	const read = async ( name ) =>
		JSON.parse( await readFile( path.join( root, LISTS, name ), 'utf8' ) );
	const types = routeTypes(
		await read( 'routes.json' ),
		await read( 'responses.json' )
	);
	const file = path.join( root, TYPES );
	// Writing an unchanged file would recompile everything.
	if ( ( await readFile( file, 'utf8' ).catch( () => '' ) ) !== types ) {
		await writeWhole( file, types );
	}
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await writeTypes( fileURLToPath( new URL( '../..', import.meta.url ) ) );
}
