import { takeLock } from './file-lock.mjs';
import { isAlive } from './files.mjs';
import { isListening } from './ports.mjs';
import { UserError } from './user-error.mjs';

/**
 * Marks a site as in use, from before it is made until it has stopped, so that
 * a second start does not take its address and its data away from the first.
 * The mark is next to the site's folder, which comes and goes as a whole. One
 * left by a killed process does not count: its process is gone, or its port is
 * silent.
 *
 * @param {string}                        folder The site.
 * @param {{ port: number, url: string }} front  Open already.
 * @return {Promise<() => Promise<void>>} Takes the mark away.
 * @throws {UserError} When the site is in use.
 */
export async function lockSite( folder, { port, url } ) {
	const { release, holder } = await takeLock(
		`${ folder }.lock`,
		{ pid: process.pid, port, url },
		async ( mark ) =>
			mark.port !== port &&
			isAlive( Number( mark.pid ) ) &&
			( await isListening( Number( mark.port ) ) )
	);
	if ( ! release ) {
		throw new UserError(
			`This site is in use already: it runs or is being made at http://127.0.0.1:${ holder.port } (process ${ holder.pid }). Stop that one first.`
		);
	}
	return release;
}
