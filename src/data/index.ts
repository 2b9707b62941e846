/*
 * Importing a store registers it, so that `select( 'wc/admin/reports' )` works
 * by name. `@storedeck/data/register` registers all of them, for bundlers that
 * remove unused modules.
 */
import './register';

export * from './constants';
export { resolveSelect } from './stores-by-name';
export type {
	PromisedSelectorsOf,
	SelectorsOf,
	StoresByName,
} from './stores-by-name';
export type { ReportName } from './routes';
export * from './countries';
export * from './data-state';
export * from './export';
export * from './import';
export * from './items';
export * from './navigation';
export * from './notes';
export * from './onboarding';
export * from './options';
export * from './orders';
export * from './payment-gateways';
export * from './plugins';
export * from './reports';
export * from './reviews';
export * from './settings';
export * from './user';
export * from './views';
/** What stores are created with; `@storedeck/data/core` for scripts without a build. */
export * as core from './core';
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
