import { resolveSelect as wpResolveSelect } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import type { ActionsOf, SelectorsOf } from './core';

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
	'storedeck/data-state': typeof import('./data-state').dataStateStore;
	'storedeck/orders': typeof import('./orders').ordersStore;
	'storedeck/user': typeof import('./user').userStore;
	'storedeck/views': typeof import('./views').viewsStore;
	'wc/admin/countries': typeof import('./countries').countriesStore;
	'wc/admin/export': typeof import('./export').exportStore;
	'wc/admin/import': typeof import('./import').importStore;
	'wc/admin/items': typeof import('./items').itemsStore;
	'wc/admin/notes': typeof import('./notes').notesStore;
	'wc/admin/onboarding': typeof import('./onboarding').onboardingStore;
	'wc/admin/options': typeof import('./options').optionsStore;
	'wc/admin/plugins': typeof import('./plugins').pluginsStore;
	'wc/admin/reports': typeof import('./reports').reportsStore;
	'wc/admin/reviews': typeof import('./reviews').reviewsStore;
	'wc/admin/settings': typeof import('./settings').settingsStore;
	'wc/payment-gateways': typeof import('./payment-gateways').paymentGatewaysStore;
	'woocommerce-navigation': typeof import('./navigation').navigationStore;
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
