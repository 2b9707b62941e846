import { getHistory } from '@storedeck/navigation';
import { getTarget } from '../../common/link-target';
import { focusTitle } from '../focus-title';

/**
 * Opens a URL: a screen of the app without a page load, with the focus on its
 * title, others in the page.
 *
 * @param href A URL, absolute or relative to the admin.
 */
export function follow( href: string ) {
	const target = getTarget( href );
	if ( target?.type === 'wc-admin' ) {
		getHistory().push( target.href );
		focusTitle();
	} else if ( target ) {
		window.location.assign( target.href );
	}
}
