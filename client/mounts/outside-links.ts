import { isPlainClick } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { APP, SELECTOR } from './mount';

/**
 * Makes links to screens of the app work on pages without the app. Their URLs
 * are relative to the admin area, to which the page may not belong.
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
			const placeholder = link?.closest< HTMLElement >( SELECTOR );
			if (
				! link ||
				! placeholder ||
				placeholder.dataset.storedeckMount === APP
			) {
				return;
			}
			const target = new URL(
				link.getAttribute( 'href' ) ?? '',
				getSetting( 'adminUrl' )
			);
			// Also for clicks that open a new tab.
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
