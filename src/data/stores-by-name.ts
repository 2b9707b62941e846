import { resolveSelect as wpResolveSelect } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import type * as data from '.';
import type { ActionsOf, SelectorsOf } from './core';

/**
 * The stores by their names, so that a name has the same types as the store
 * itself. Other scripts add theirs:
 *
 * ```ts
 * declare module '@storedeck/data/stores-by-name' {
 * 	interface StoresByName {
 * 		'acme/stars': typeof data.starsStore;
 * 	}
 * }
 * ```
 */
export interface StoresByName {
	'storedeck/data-state': typeof data.dataStateStore;
	'storedeck/orders': typeof data.ordersStore;
	'storedeck/user': typeof data.userStore;
	'storedeck/views': typeof data.viewsStore;
	'wc/admin/countries': typeof data.countriesStore;
	'wc/admin/export': typeof data.exportStore;
	'wc/admin/import': typeof data.importStore;
	'wc/admin/items': typeof data.itemsStore;
	'wc/admin/notes': typeof data.notesStore;
	'wc/admin/onboarding': typeof data.onboardingStore;
	'wc/admin/options': typeof data.optionsStore;
	'wc/admin/plugins': typeof data.pluginsStore;
	'wc/admin/reports': typeof data.reportsStore;
	'wc/admin/reviews': typeof data.reviewsStore;
	'wc/admin/settings': typeof data.settingsStore;
	'wc/payment-gateways': typeof data.paymentGatewaysStore;
	'woocommerce-navigation': typeof data.navigationStore;
}

export type { ActionsOf, SelectorsOf } from './core';

type Name = keyof StoresByName;

/** The selectors of a store, as promises of their data. */
export type PromisedSelectorsOf< Store extends StoreDescriptor > = {
	[ Selector in keyof SelectorsOf< Store > ]: SelectorsOf< Store >[ Selector ] extends (
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Promise< Result >
		: never;
};

/** WordPress' `resolveSelect`, whose types are incomplete. */
interface ResolveSelect {
	< Store extends StoreDescriptor >(
		store: Store
	): PromisedSelectorsOf< Store >;
	< StoreName extends Name >(
		storeName: StoreName
	): PromisedSelectorsOf< StoresByName[ StoreName ] >;
}

/**
 * Returns the selectors of a store as promises. They send requests when needed,
 * and reject when these fail.
 *
 * @example
 * const { data } = await resolveSelect( 'wc/admin/reports' ).getReportItems( 'orders', {} );
 */
export const resolveSelect: ResolveSelect = wpResolveSelect;

declare module '@wordpress/data/build-types/select.js' {
	/** Types by a store's name. */
	function select< StoreName extends Name >(
		storeName: StoreName
	): SelectorsOf< StoresByName[ StoreName ] >;
}

declare module '@wordpress/data/build-types/dispatch.js' {
	/** Types by a store's name. */
	function dispatch< StoreName extends Name >(
		storeName: StoreName
	): ActionsOf< StoresByName[ StoreName ] >;
}
