import { isPlainClick } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { APP, SELECTOR } from './mount';

/**
 * Where the app is not on the page, a link to one of its screens is a link like
 * any other: it loads the screen's page. Addresses are written from the admin
 * area, which the page need not belong to.
 *
 * @param page The document.
 */
export function followLinksOutsideApp( page: Document ) {
	page.addEventListener(
		'click',
		( event ) => {
			const link =
				event.target instanceof Element
					? event.target.closest< HTMLAnchorElement >(
							'a[data-link-type="wc-admin"]'
					  )
					: null;
			const place = link?.closest< HTMLElement >( SELECTOR );
			if ( ! link || ! place || place.dataset.storedeckMount === APP ) {
				return;
			}
			const target = new URL(
				link.getAttribute( 'href' ) ?? '',
				getSetting( 'adminUrl' )
			);
			// Before the browser follows it, in whatever way it was clicked.
			link.href = target.href;
			if ( isPlainClick( event ) && ! link.target ) {
				event.preventDefault();
				event.stopPropagation();
				page.defaultView?.location.assign( target.href );
			}
		},
		true
	);
}
