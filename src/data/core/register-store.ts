import { register, select } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';

/**
 * Registers a store unless another script has registered one with its name.
 *
 * @param store The store's descriptor.
 */
export function registerStore( store: StoreDescriptor ): void {
	if ( ! select( store.name ) ) {
		register( store );
	}
}
