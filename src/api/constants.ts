/*
 * The namespaces of the REST API that the admin reads, as prefixes of a
 * request's path.
 */

/** Reports, products, customers and everything else that analytics shows. */
export const NAMESPACE = '/wc-analytics';

/** The admin itself: options, notes, plugins, onboarding. */
export const WC_ADMIN_NAMESPACE = '/wc-admin';

/** The connection service. */
export const JETPACK_NAMESPACE = '/jetpack/v4';

/** The shop's public API. */
export const WC_NAMESPACE = 'wc/v3';

/** The most entries that one page of a list can hold. */
export const MAX_PER_PAGE = 100;

/** Milliseconds after which an unanswered request is given up. */
export const DEFAULT_TIMEOUT = 120_000;

/** Milliseconds during which an answer that came with the page counts as fresh. */
export const PRELOADED_FRESHNESS = 30_000;
