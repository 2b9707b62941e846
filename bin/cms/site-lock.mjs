import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, isAlive } from './files.mjs';
import { isListening } from './ports.mjs';
import { UserError } from './user-error.mjs';

const POLL_MS = 20;

/**
 * @param {string} path
 * @return {Promise<string | null>} The contents, or null if the file does not exist.
 */
const readText = ( path ) => readFile( path, 'utf8' ).catch( () => null );

/**
 * @param {string | null} text Contents of a lock file.
 * @return {{ pid?: number, port?: number }} Its holder; empty if it is unreadable.
 */
function parseHolder( text ) {
	try {
		return Object( JSON.parse( text ?? '' ) );
	} catch {
		return {};
	}
}

/**
 * Creates a file with all its contents at once.
 *
 * @param {string} from A file with the contents.
 * @param {string} path
 * @return {Promise<boolean>} False if it exists.
 */
async function create( from, path ) {
	try {
		await link( from, path );
		return true;
	} catch ( error ) {
		if ( errorCode( error ) === 'EEXIST' ) {
			return false;
		}
		throw error;
	}
}

/**
 * Locks a site from before it is created until it has stopped, so that it
 * cannot be started twice. The lock file is next to the site's folder, because
 * that folder is created and deleted as a whole. The lock of a killed process
 * is ignored: its process no longer runs, or its port is closed.
 *
 * @param {string}                        folder     Folder of the site.
 * @param {{ port: number, url: string }} httpServer The HTTP server, already listening.
 * @return {Promise<() => Promise<void>>} Releases the lock.
 * @throws {UserError} If the site is in use.
 */
export async function lockSite( folder, { port, url } ) {
	const path = `${ folder }.lock`;
	const temp = `${ path }.${ randomBytes( 6 ).toString( 'hex' ) }`;
	const own = JSON.stringify( { pid: process.pid, port, url } );
	await mkdir( dirname( path ), { recursive: true } );
	await writeFile( temp, own );
	try {
		while ( ! ( await create( temp, path ) ) ) {
			const text = await readText( path );
			const holder = parseHolder( text );
			if (
				holder.port !== port &&
				isAlive( Number( holder.pid ) ) &&
				( await isListening( Number( holder.port ) ) )
			) {
				throw new UserError(
					`This site is already in use at http://127.0.0.1:${ holder.port } (process ${ holder.pid }). Stop that process first.`
				);
			}
			if ( text !== null ) {
				await removeStale( path, text, temp );
			}
		}
	} finally {
		await rm( temp, { force: true } );
	}
	return async () => {
		if ( ( await readText( path ) ) === own ) {
			await rm( path, { force: true } );
		}
	};
}

/**
 * Removes the lock file of a process that has ended, one caller at a time. So the
 * file that one has checked is the file that it removes.
 *
 * @param {string} path
 * @param {string} stale Expected contents of the lock file.
 * @param {string} temp  The own lock file.
 */
async function removeStale( path, stale, temp ) {
	const turn = `${ path }.turn`;
	if ( await create( temp, turn ) ) {
		if ( ( await readText( path ) ) === stale ) {
			await rm( path, { force: true } );
		}
		await rm( turn, { force: true } );
		return;
	}
	const text = await readText( turn );
	if ( text !== null && ! isAlive( Number( parseHolder( text ).pid ) ) ) {
		await rm( turn, { force: true } );
	}
	await sleep( POLL_MS );
}
