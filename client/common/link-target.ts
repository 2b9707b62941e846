import type { LinkType } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';

/** Where a link leads, as `Link` takes it. */
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
 * Where an address of somebody else may lead: to a page of the app, to another
 * page of this site (`wp-admin`) or elsewhere; undefined for what is no web
 * page. Addresses are relative to the admin.
 *
 * @param href The address.
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
