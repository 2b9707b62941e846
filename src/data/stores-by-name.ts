import { resolveSelect as wpResolveSelect } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import type { ActionsOf, SelectorsOf } from './core';
import type { countriesStore } from './countries';
import type { dataStateStore } from './data-state';
import type { exportStore } from './export';
import type { importStore } from './import';
import type { itemsStore } from './items';
import type { navigationStore } from './navigation';
import type { notesStore } from './notes';
import type { onboardingStore } from './onboarding';
import type { optionsStore } from './options';
import type { ordersStore } from './orders';
import type { paymentGatewaysStore } from './payment-gateways';
import type { pluginsStore } from './plugins';
import type { reportsStore } from './reports';
import type { reviewsStore } from './reviews';
import type { settingsStore } from './settings';
import type { userStore } from './user';
import type { viewsStore } from './views';

/**
 * The stores by their names, so that a name has the same types as the store
 * itself. Other scripts add theirs:
 *
 * ```ts
 * declare module '@storedeck/data/stores-by-name' {
 * 	interface StoresByName {
 * 		'acme/stars': typeof starsStore;
 * 	}
 * }
 * ```
 */
export interface StoresByName {
	'storedeck/data-state': typeof dataStateStore;
	'storedeck/orders': typeof ordersStore;
	'storedeck/user': typeof userStore;
	'storedeck/views': typeof viewsStore;
	'wc/admin/countries': typeof countriesStore;
	'wc/admin/export': typeof exportStore;
	'wc/admin/import': typeof importStore;
	'wc/admin/items': typeof itemsStore;
	'wc/admin/notes': typeof notesStore;
	'wc/admin/onboarding': typeof onboardingStore;
	'wc/admin/options': typeof optionsStore;
	'wc/admin/plugins': typeof pluginsStore;
	'wc/admin/reports': typeof reportsStore;
	'wc/admin/reviews': typeof reviewsStore;
	'wc/admin/settings': typeof settingsStore;
	'wc/payment-gateways': typeof paymentGatewaysStore;
	'woocommerce-navigation': typeof navigationStore;
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
