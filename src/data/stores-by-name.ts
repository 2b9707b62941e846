import type { StoreDescriptor, useSelect } from '@wordpress/data';
import type { OPTIONS_STORE_NAME, REPORTS_STORE_NAME } from './constants';
import type { optionsStore } from './options';
import type { reportsStore } from './reports';

/** The selectors of a store, as `select( store )` gives them. */
export type SelectorsOf< Store extends StoreDescriptor > = ReturnType<
	typeof useSelect< Store >
>;

declare module '@wordpress/data/build-types/select' {
	/** So that a store's name gives the same as the store itself. */
	function select(
		storeName: typeof REPORTS_STORE_NAME
	): SelectorsOf< typeof reportsStore >;
	function select(
		storeName: typeof OPTIONS_STORE_NAME
	): SelectorsOf< typeof optionsStore >;
}
