import * as components from '@wordpress/components';

/**
 * Has the page hold the host's components from the start, as it does where a
 * script of somebody else fills slots. To be called before anything is shown.
 */
export function putHostOnPage() {
	const page = window as Window & { wp?: object };
	page.wp = { ...page.wp, components };
}
