import { request } from '@storedeck/api';
import { getSetting } from '@storedeck/settings';
import { toTree } from './to-tree';
import './style.scss';

/** Heights of the window of which a snapshot is taken: a little can be scrolled. */
const REACH = 1.25;

/** The page as it was loaded, with nothing touched, scrolled or changed. */
const isUntouched = ( address: string ) =>
	window.location.href === address &&
	window.scrollY === 0 &&
	! navigator.userActivation?.hasBeenActive;

/**
 * Takes a snapshot of the first screen and has the server keep it, so that the
 * next visit of the same page shows it before any script has run. Where it
 * cannot be taken or kept the next visit is as this one was.
 *
 * @param root    The place of the app.
 * @param address The address that the page was loaded with.
 */
export async function keepSnapshot( root: HTMLElement, address: string ) {
	const setting = getSetting( 'snapshot' );
	const width = window.innerWidth;
	if (
		! setting ||
		setting.keptWidth === width ||
		! isUntouched( address )
	) {
		return;
	}
	const nodes = toTree( root, window.innerHeight * REACH );
	if ( ! nodes ) {
		return;
	}
	try {
		await request( {
			method: 'POST',
			path: '/storedeck/v1/snapshots',
			data: {
				token: setting.token,
				width,
				height: root.offsetHeight,
				nodes,
			},
		} );
	} catch {
		// Nobody waits for it.
	}
}
