import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, readJson, writeWhole } from './files.mjs';
import { isListening } from './ports.mjs';
import { UserError } from './user-error.mjs';

/**
 * Marks a site as running, so that a second start does not take its address
 * and its data away from the first. A mark left by a killed process does not
 * count: its process is gone, or its port is silent.
 *
 * @param {string}                        folder The site.
 * @param {{ port: number, url: string }} front
 * @return {Promise<() => Promise<void>>} Takes the mark away.
 * @throws {UserError} When the site runs already.
 */
export async function lockSite( folder, { port, url } ) {
	const path = join( folder, 'running.json' );
	const mark = await readJson( path );
	if (
		mark &&
		typeof mark === 'object' &&
		'pid' in mark &&
		'port' in mark &&
		mark.port !== port &&
		isAlive( Number( mark.pid ) ) &&
		( await isListening( Number( mark.port ) ) )
	) {
		throw new UserError(
			`This site is running already, at http://127.0.0.1:${ mark.port } (process ${ mark.pid }). Stop that one first.`
		);
	}
	await writeWhole( path, JSON.stringify( { pid: process.pid, port, url } ) );
	return async () => {
		await rm( path, { force: true } );
		// A start that gave up early leaves no empty folder behind.
		await rmdir( folder ).catch( () => {} );
	};
}
