/*
 * Importing this puts the stores into the page's registry, so that
 * `select( 'wc/admin/reports' )` and the like work by name.
 */
import { registerStore } from './core';
import { countriesStore } from './countries';
import { exportStore } from './export';
import { importStore } from './import';
import { itemsStore } from './items';
import { navigationStore } from './navigation';
import { followAddress } from './navigation/follow-address';
import { notesStore } from './notes';
import { onboardingStore } from './onboarding';
import { optionsStore } from './options';
import { paymentGatewaysStore } from './payment-gateways';
import { pluginsStore } from './plugins';
import { reportsStore } from './reports';
import { reviewsStore } from './reviews';
import { settingsStore } from './settings';
import { userStore } from './user';

[
	countriesStore,
	exportStore,
	importStore,
	itemsStore,
	navigationStore,
	notesStore,
	onboardingStore,
	optionsStore,
	paymentGatewaysStore,
	pluginsStore,
	reportsStore,
	reviewsStore,
	settingsStore,
	userStore,
].forEach( registerStore );
followAddress();

export * from './constants';
export { resolveSelect } from './stores-by-name';
export type {
	PromisedSelectorsOf,
	SelectorsOf,
	StoresByName,
} from './stores-by-name';
export * from './countries';
export * from './export';
export * from './import';
export * from './items';
export * from './navigation';
export * from './notes';
export * from './onboarding';
export * from './options';
export * from './payment-gateways';
export * from './plugins';
export * from './reports';
export * from './reviews';
export * from './settings';
export * from './user';
export { getResourceName, useInterest } from './core';
export type { Question, RequestError, RequestStatus } from './core';
