import { register, select } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import { getCaller, reportExtensionFailure } from '@storedeck/hooks';
import { createResourceStore } from './create-resource-store';

/** The stores that this library registered. */
const registered = new WeakSet< StoreDescriptor >();

/**
 * Registers a store unless another script has registered one with its name, which
 * is reported if the store is a plugin's.
 *
 * @param store The store's descriptor.
 */
export function registerStore( store: StoreDescriptor ): void {
	if ( ! select( store.name ) ) {
		register( store );
		registered.add( store );
		return;
	}
	const { plugin } = getCaller();
	if ( plugin && ! registered.has( store ) ) {
		reportExtensionFailure(
			{
				type: 'part',
				hook: `store "${ store.name }"`,
				plugin,
				message: `The name is taken. Expected a name with the prefix of the plugin: "${ plugin }/…".`,
			},
			store
		);
	}
}

/** Creates a store from resources and registers it. */
export const defineStore: typeof createResourceStore = ( config ) => {
	const store = createResourceStore( config );
	registerStore( store );
	return store;
};
