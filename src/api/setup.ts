import apiFetch from '@wordpress/api-fetch';
import { getSetting } from '@storedeck/settings';
import { setPreloaded } from './at-hand';
import { fetchAll } from './fetch-all';
import { host } from './host';
import { createNamespaceMapping, mapNamespace } from './namespaces';
import { nonceRenewal } from './nonce';
import { Preloaded, createPreloading } from './preload';
import { retrying } from './retry';

/**
 * Installs the middleware into the host's `apiFetch`: REST root and nonce where
 * the page has not configured them, another attempt for failed reads, renewal
 * of the nonce, whole lists by `per_page: -1`, the answers that came with the
 * page, and the namespaces that serve others.
 *
 * Happens once, however often it is called. The first request calls it; calling
 * it at the start makes plain `apiFetch` requests profit too.
 */
export function setupApi() {
	if ( host.hasStoredeckMiddleware ) {
		return;
	}
	host.hasStoredeckMiddleware = true;
	// The host's inline script sets root and nonce together.
	if ( ! host.nonceMiddleware ) {
		host.nonceMiddleware = apiFetch.createNonceMiddleware(
			getSetting( 'nonce' )
		);
		apiFetch.use( host.nonceMiddleware );
		apiFetch.use(
			apiFetch.createRootURLMiddleware( getSetting( 'restRoot' ) )
		);
	}
	host.nonceEndpoint ??= getSetting( 'nonceEndpoint' );
	// What is added last comes first.
	apiFetch.use( retrying );
	apiFetch.use( nonceRenewal );
	apiFetch.use( fetchAll );
	const namespaces = getSetting( 'namespaces' );
	const preloaded = new Preloaded( getPreloaded( namespaces ) );
	setPreloaded( preloaded );
	apiFetch.use( createPreloading( preloaded ) );
	apiFetch.use( createNamespaceMapping( namespaces ) );
}

/** The answers that came with the page, by the path that is really asked. */
const getPreloaded = ( namespaces: Record< string, string > ) =>
	Object.fromEntries(
		Object.entries( getSetting( 'preloaded' ) ).map(
			( [ path, answer ] ) => [ mapNamespace( path, namespaces ), answer ]
		)
	);
