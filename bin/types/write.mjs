#!/usr/bin/env node
/*
 * npm run types: generates .cache/types/routes.d.ts with the types of REST API
 * requests and responses. Scripts that need the file run this.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root as repository } from '../cms/command.mjs';
import { writeAtomic } from '../cms/files.mjs';
import { routeTypes } from './route-types.mjs';
import { readRecord } from './routes.mjs';

/** The generated file, which is included in tsconfig.json. */
export const TYPES = '.cache/types/routes.d.ts';

/** Generates the types of the routes unless they are up to date. */
export async function writeTypes( /** @type {string} */ root ) {
	const types = routeTypes(
		readRecord( root, 'routes' ),
		readRecord( root, 'responses' )
	);
	const file = path.join( root, TYPES );
	// Writing an unchanged file would trigger a full recompilation.
	if ( ( await readFile( file, 'utf8' ).catch( () => '' ) ) !== types ) {
		await writeAtomic( file, types );
	}
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	await writeTypes( repository );
}
