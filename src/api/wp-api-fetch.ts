import apiFetch from '@wordpress/api-fetch';
import type { APIFetchMiddleware } from '@wordpress/api-fetch';

/**
 * WordPress' one `apiFetch`, with what its inline script hangs on it and its
 * types do not name.
 */
interface WpApiFetch {
	/** Adds the nonce to requests; holds the one in use. */
	nonceMiddleware?: APIFetchMiddleware & { nonce: string };
	/** Answers a fresh nonce as text. */
	nonceEndpoint?: string;
	/** Set once our middleware is installed, by whichever bundle came first. */
	hasStoredeckMiddleware?: boolean;
}

export const wpApiFetch = apiFetch as typeof apiFetch & WpApiFetch;
