import type { Thunk } from './thunk';

/**
 * What is no longer true: topics by the name of their store. A topic is the
 * first argument of a question: the endpoint of a report, the type of an item.
 *
 * @example
 * const stale: Invalidation = {
 * 	'wc/admin/reports': [ 'stock', 'products' ],
 * 	'wc/admin/items': 'all',
 * };
 */
export type Invalidation = Readonly<
	Record< string, 'all' | readonly string[] >
>;

/**
 * Tells stores that what they have read is no longer true. Mutations do this by
 * `invalidates`; this is for actions that learn it in another way. Stores that
 * the page does not have are passed over.
 *
 * @param stale Topics by store.
 */
export const invalidateStores =
	( stale: Invalidation ): Thunk< void > =>
	( { registry } ) => {
		for ( const [ storeName, topics ] of Object.entries( stale ) ) {
			registry
				.dispatch( storeName )
				?.invalidate?.( topics === 'all' ? undefined : topics );
		}
	};
