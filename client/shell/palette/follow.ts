import { getHistory } from '@storedeck/navigation';
import { getTarget } from '../../common/link-target';

/**
 * Opens a URL: a screen of the app without a page load, others in the page.
 *
 * @param href A URL, absolute or relative to the admin.
 */
export function follow( href: string ) {
	const target = getTarget( href );
	if ( target?.type === 'wc-admin' ) {
		getHistory().push( target.href );
	} else if ( target ) {
		window.location.assign( target.href );
	}
}
