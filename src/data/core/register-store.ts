import { register, select } from '@wordpress/data';

type Descriptor = Parameters< typeof select >[ 0 ] & { name: string };

/**
 * Puts a store into the page's registry, unless another script of the page has
 * put one of that name there before.
 *
 * @param store The store's descriptor.
 */
export function registerStore( store: Descriptor ): void {
	if ( ! select( store.name ) ) {
		register( store );
	}
}
