/*
 * Using a store of here puts it into the page's registry, so that
 * `select( 'wc/admin/reports' )` and the like work by name. Where a bundler
 * leaves out what is not used, `@storedeck/data/register` puts all of them in.
 */
import './register';

export * from './constants';
export { resolveSelect } from './stores-by-name';
export type {
	PromisedSelectorsOf,
	SelectorsOf,
	StoresByName,
} from './stores-by-name';
export * from './countries';
export * from './data-state';
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
export * from './views';
export {
	getResourceName,
	useSubscription,
	useResource,
	useStableValue,
} from './core';
export type {
	SelectorCall,
	RequestError,
	RequestStatus,
	ResourceOptions,
	ResourceResult,
} from './core';
