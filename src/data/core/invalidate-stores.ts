import type { Thunk } from './thunk';

/**
 * Outdated data: topics by the name of their store. A topic is the first
 * argument of a selector: the endpoint of a report, the type of an item.
 *
 * @example
 * const invalidation: Invalidation = {
 * 	'wc/admin/reports': [ 'stock', 'products' ],
 * 	'wc/admin/items': 'all',
 * };
 */
export type Invalidation = Readonly<
	Record< string, 'all' | readonly string[] >
>;

/**
 * Invalidates data of other stores. Mutations do this with `invalidates`; this
 * is for other actions. Stores that are not registered are skipped.
 *
 * @param invalidation Topics by store.
 */
export const invalidateStores =
	( invalidation: Invalidation ): Thunk< void > =>
	( { registry } ) => {
		for ( const [ storeName, topics ] of Object.entries( invalidation ) ) {
			registry
				.dispatch( storeName )
				?.invalidate?.( topics === 'all' ? undefined : topics );
		}
	};
