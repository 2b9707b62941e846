import apiFetch from '@wordpress/api-fetch';
import type { APIFetchMiddleware } from '@wordpress/api-fetch';

/**
 * WordPress' one `apiFetch`, with properties of its inline script that are
 * missing in its types.
 */
interface WpApiFetch {
	/** Adds the nonce to requests and stores it. */
	nonceMiddleware?: APIFetchMiddleware & { nonce: string };
	/** URL that returns a new nonce as text. */
	nonceEndpoint?: string;
	/** Set by the first bundle that adds the middleware. */
	hasStoredeckMiddleware?: boolean;
}

export const wpApiFetch = apiFetch as typeof apiFetch & WpApiFetch;
