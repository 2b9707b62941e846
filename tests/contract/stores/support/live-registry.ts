import { createTestRegistry } from '@storedeck/data/test/test-registry';
import type {
	ActionsOf,
	PromisedSelectorsOf,
	SelectorsOf,
} from '@storedeck/data/stores-by-name';
import type { StoreDescriptor } from '@wordpress/data';

declare global {
	interface Window {
		/** Runs PHP statements that end in a `return` inside the shop. */
		runInShop: ( code: string ) => unknown;
	}
}

/** One store in a registry of its own, which knows nothing yet. */
export interface LiveStore< Store extends StoreDescriptor > {
	select: () => SelectorsOf< Store >;
	dispatch: () => ActionsOf< Store >;
	/** Selectors that ask the shop and wait for its answer. */
	resolve: PromisedSelectorsOf< Store >;
}

const isResolving = < Selectors >(
	value: object
): value is Selectors & object =>
	Object.values( value ).every( ( entry ) => typeof entry === 'function' );

/**
 * Opens a store as a new page would.
 *
 * @param store  The store.
 * @param others Stores that have to be there as well.
 */
export function openStore< Store extends StoreDescriptor >(
	store: Store,
	...others: StoreDescriptor[]
): LiveStore< Store > {
	const registry = createTestRegistry( store, ...others );
	const resolve: object = registry.resolveSelect( store );
	if ( ! isResolving< PromisedSelectorsOf< Store > >( resolve ) ) {
		throw new Error( 'This is no store.' );
	}
	return {
		select: () => registry.select( store ) as SelectorsOf< Store >,
		dispatch: () => registry.dispatch( store ) as ActionsOf< Store >,
		resolve,
	};
}

/** Runs PHP in the shop, and expects text or a number back. */
export const inShop = ( code: string ) => window.runInShop( code );
