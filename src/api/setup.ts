import apiFetch from '@wordpress/api-fetch';
import { getSetting } from '@storedeck/settings';
import { blockedMethodMiddleware } from './blocked-method';
import { fetchAllMiddleware } from './fetch-all';
import { wpApiFetch } from './wp-api-fetch';
import { createNamespaceMiddleware } from './namespaces';
import { nonceRenewalMiddleware } from './nonce';
import {
	PreloadCache,
	createPreloadingMiddleware,
	setPreloadCache,
} from './preload';
import { retryMiddleware } from './retry';
import { createRootMiddleware } from './root-with-query';

/**
 * Adds the middleware to WordPress' `apiFetch`: REST root and nonce if the page
 * has not set them, retries, writes that a firewall refuses, renewal of the nonce,
 * complete lists for `per_page: -1`, mapped namespaces, and preloaded responses.
 *
 * Runs once; later calls do nothing. The first request calls it. Call it at the
 * start of the page so that other `apiFetch` requests use it too.
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
	// The middleware added last runs first.
	const root = getSetting( 'restRoot' );
	if ( root.includes( '?' ) ) {
		apiFetch.use( createRootMiddleware( root ) );
	}
	apiFetch.use( retryMiddleware );
	apiFetch.use( blockedMethodMiddleware );
	apiFetch.use( nonceRenewalMiddleware );
	apiFetch.use( fetchAllMiddleware );
	const namespaces = getSetting( 'namespaces' );
	apiFetch.use( createNamespaceMiddleware( namespaces ) );
	const preloaded = new PreloadCache(
		getSetting( 'preloaded' ),
		getSetting( 'preloadedAt', 0 ) * 1000,
		namespaces
	);
	setPreloadCache( preloaded );
	apiFetch.use( createPreloadingMiddleware( preloaded ) );
}
