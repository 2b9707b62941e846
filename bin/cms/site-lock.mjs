import { acquireLock } from './file-lock.mjs';
import { isAlive } from './files.mjs';
import { isListening } from './ports.mjs';
import { UserError } from './user-error.mjs';

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
	const { release, holder } = await acquireLock(
		`${ folder }.lock`,
		{ pid: process.pid, port, url },
		async ( owner ) =>
			owner.port !== port &&
			isAlive( Number( owner.pid ) ) &&
			( await isListening( Number( owner.port ) ) )
	);
	if ( ! release ) {
		throw new UserError(
			`This site is already in use at http://127.0.0.1:${ holder.port } (process ${ holder.pid }). Stop that process first.`
		);
	}
	return release;
}
