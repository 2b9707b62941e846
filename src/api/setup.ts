import apiFetch from '@wordpress/api-fetch';
import { getSetting } from '@storedeck/settings';
import { setPreloadCache } from './get-preloaded';
import { fetchAllMiddleware } from './fetch-all';
import { wpApiFetch } from './wp-api-fetch';
import { createNamespaceMiddleware, mapNamespace } from './namespaces';
import { nonceRenewalMiddleware } from './nonce';
import { PreloadCache, createPreloadingMiddleware } from './preload';
import { retryMiddleware } from './retry';

/**
 * Installs the middleware into WordPress' `apiFetch`: REST root and nonce where
 * the page has not configured them, another attempt for failed reads, renewal
 * of the nonce, whole lists by `per_page: -1`, the answers that came with the
 * page, and the namespaces that serve others.
 *
 * Happens once, however often it is called. The first request calls it; calling
 * it at the start makes plain `apiFetch` requests profit too.
 */
export function setupApi() {
	if ( wpApiFetch.hasStoredeckMiddleware ) {
		return;
	}
	wpApiFetch.hasStoredeckMiddleware = true;
	// WordPress' inline script sets root and nonce together.
	if ( ! wpApiFetch.nonceMiddleware ) {
		wpApiFetch.nonceMiddleware = apiFetch.createNonceMiddleware(
			getSetting( 'nonce' )
		);
		apiFetch.use( wpApiFetch.nonceMiddleware );
		apiFetch.use(
			apiFetch.createRootURLMiddleware( getSetting( 'restRoot' ) )
		);
	}
	wpApiFetch.nonceEndpoint ??= getSetting( 'nonceEndpoint' );
	// What is added last comes first.
	apiFetch.use( retryMiddleware );
	apiFetch.use( nonceRenewalMiddleware );
	apiFetch.use( fetchAllMiddleware );
	const namespaces = getSetting( 'namespaces' );
	const preloaded = new PreloadCache( getPreloadedResponses( namespaces ) );
	setPreloadCache( preloaded );
	apiFetch.use( createPreloadingMiddleware( preloaded ) );
	apiFetch.use( createNamespaceMiddleware( namespaces ) );
}

/** The answers that came with the page, by the path that is really asked. */
const getPreloadedResponses = ( namespaces: Record< string, string > ) =>
	Object.fromEntries(
		Object.entries( getSetting( 'preloaded' ) ).map(
			( [ path, answer ] ) => [ mapNamespace( path, namespaces ), answer ]
		)
	);
