import type { LinkType } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';

/** Props of `Link`. */
export interface LinkTarget {
	href: string;
	type: LinkType;
}

function parseUrl( href: string, base: URL ) {
	try {
		return new URL( href, base );
	} catch {
		return undefined;
	}
}

/**
 * Classifies a URL from an external source: a screen of the app (`wc-admin`),
 * another admin page (`wp-admin`) or an external site. Returns undefined for
 * anything but http and https URLs.
 *
 * @param href A URL, absolute or relative to the admin.
 */
export function getTarget( href: string ): LinkTarget | undefined {
	const admin = new URL( getSetting( 'adminUrl' ), window.location.href );
	const url = parseUrl( href, admin );
	if ( ! url || ! [ 'http:', 'https:' ].includes( url.protocol ) ) {
		return undefined;
	}
	if ( url.origin !== admin.origin ) {
		return { href: url.href, type: 'external' };
	}
	const isInside =
		url.pathname === `${ admin.pathname }admin.php` &&
		url.searchParams.get( 'page' ) === getSetting( 'pageName' );
	return isInside
		? { href: `admin.php${ url.search }${ url.hash }`, type: 'wc-admin' }
		: { href: url.href, type: 'wp-admin' };
}
