import { register, select } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';

/**
 * Puts a store into the page's registry, unless another script of the page has
 * put one of that name there before.
 *
 * @param store The store's descriptor.
 */
export function registerStore( store: StoreDescriptor ): void {
	if ( ! select( store.name ) ) {
		register( store );
	}
}
