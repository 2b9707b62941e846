import { addFilter as addHook } from '@wordpress/hooks';
import type { FilterName, FilterTypes } from './filters';
import { requireOwnApi } from './require-api';

/**
 * Adds a callback to a filter of the app. It is `addFilter` of
 * `@wordpress/hooks` with the types of the filter.
 *
 * @example
 * ```ts
 * addFilter( 'woocommerce_admin_homepage_default_stats', 'acme/tickets', ( stats ) => [
 * 	...stats,
 * 	'orders/avg_order_value',
 * ] );
 * ```
 *
 * @param  name
 * @param  namespace Names your plugin and the callback: `acme/tickets`. It is
 *                   shown if the callback fails.
 * @param  callback
 * @param  priority  Lower numbers run first; 10 by default.
 * @throws {Error} If the plugin bundles a newer library than the one of the page.
 */
export function addFilter< Name extends FilterName >(
	name: Name,
	namespace: string,
	callback: FilterTypes[ Name ],
	priority?: number
) {
	requireOwnApi( namespace );
	addHook( name, namespace, callback, priority );
}
