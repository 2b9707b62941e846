/* Namespaces of the REST API, as prefixes of a request's path. */

/** Reports, products, customers and other data of Analytics. */
export const NAMESPACE = '/wc-analytics';

/** Options, notes, plugins, onboarding. */
export const WC_ADMIN_NAMESPACE = '/wc-admin';

/** Jetpack's connection to WordPress.com. */
export const JETPACK_NAMESPACE = '/jetpack/v4';

/** WooCommerce's public API. */
export const WC_NAMESPACE = 'wc/v3';

/** The maximum of `per_page`. */
export const MAX_PER_PAGE = 100;

/** Timeout of a request, in milliseconds. */
export const DEFAULT_TIMEOUT = 120_000;

/** How long preloaded responses may be used, in milliseconds. */
export const PRELOADED_FRESHNESS = 30_000;
