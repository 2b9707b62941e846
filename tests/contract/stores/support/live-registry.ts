import { createTestRegistry } from '@storedeck/data/testing';
import type {
	ActionsOf,
	PromisedSelectorsOf,
	SelectorsOf,
} from '@storedeck/data/stores-by-name';
import type { StoreDescriptor } from '@wordpress/data';

declare global {
	interface Window {
		/** Runs PHP statements that end in a `return` on the site. */
		runInSite: ( code: string ) => unknown;
	}
}

/** A store in a new registry. */
export interface LiveStore< Store extends StoreDescriptor > {
	select: () => SelectorsOf< Store >;
	dispatch: () => ActionsOf< Store >;
	/** Selectors that send requests to the site and wait for the responses. */
	resolve: PromisedSelectorsOf< Store >;
}

const isResolving = < Selectors >(
	value: object
): value is Selectors & object =>
	Object.values( value ).every( ( entry ) => typeof entry === 'function' );

/**
 * Registers a store as a new page would.
 *
 * @param store  The store.
 * @param others Other stores that it needs.
 */
export function openStore< Store extends StoreDescriptor >(
	store: Store,
	...others: StoreDescriptor[]
): LiveStore< Store > {
	const registry = createTestRegistry( store, ...others );
	const resolve: object = registry.resolveSelect( store );
	if ( ! isResolving< PromisedSelectorsOf< Store > >( resolve ) ) {
		throw new Error( 'This is not a store.' );
	}
	return {
		select: () => registry.select( store ) as SelectorsOf< Store >,
		dispatch: () => registry.dispatch( store ) as ActionsOf< Store >,
		resolve,
	};
}

/** Runs PHP on the site and returns a string or a number. */
export const runInSite = ( code: string ) => window.runInSite( code );
