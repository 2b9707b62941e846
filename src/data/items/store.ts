import {
	change,
	defineStore,
	perObject,
	setError,
	withSignature,
} from '../core';
import { ITEMS_STORE_NAME } from '../constants';
import {
	createFromTemplate,
	deleteItem,
	items,
	PRODUCTS,
	saveItem,
	saveItems,
	totals,
} from './resources';
import { saveStock, saveStockStatus } from './stock';
import type { Query } from '@storedeck/api';
import type { RequestError, ResourceState, Thunk } from '../core';
import type { ItemsArgs } from './resources';
import type {
	ExpectedValues,
	Item,
	Items,
	ItemsQuery,
	StockProduct,
} from './types';

type GetItems = < Type extends string >(
	itemType: Type,
	query?: ItemsQuery< Type >,
	defaultValue?: Items< Type >
) => Items< Type >;

type GetTotalCount = < Type extends string >(
	itemType: Type,
	query?: ItemsQuery< Type >,
	defaultValue?: number
) => number;

type GetError = < Type extends string >(
	itemType: Type,
	query?: ItemsQuery< Type > | Item[ 'id' ]
) => RequestError | undefined;

/** Returned before the first response: always the same object. */
const NO_ITEMS: Items = new Map();

/** The same list returns the same map. */
const toMap = perObject(
	( list: readonly Item[] ): Items =>
		new Map( list.map( ( item ) => [ item.id, item ] as const ) )
);

const storeError = (
	itemType: string,
	query: ItemsArgs[ 1 ],
	error: RequestError | false
) => setError( items.name, error, items.key( itemType, query ) );

/** The store of products, categories, coupons and other lists, `wc/admin/items`. */
export const itemsStore = defineStore( {
	name: ITEMS_STORE_NAME,
	resources: [ items, totals ],
	selectors: {
		/**
		 * The items in the order of the response, by their id; the same map
		 * until one of them changes.
		 *
		 * @param state        The store's state.
		 * @param itemType     The list: `products`, `categories`,
		 *                     `leaderboards`, ….
		 * @param query        Its query; `per_page: -1` for all items.
		 * @param defaultValue Returned before the first response.
		 */
		getItems: withSignature< GetItems >()(
			(
				state: ResourceState,
				itemType: string,
				query?: Query,
				defaultValue: Items = NO_ITEMS
			): Items =>
				items.getResponse( state, itemType, query )
					? toMap( items.getItems( state, itemType, query ) )
					: defaultValue
		),

		/**
		 * The number of items on all pages.
		 *
		 * @param state        The store's state.
		 * @param itemType     The list.
		 * @param query        Its query, regardless of the page.
		 * @param defaultValue Returned before the first response.
		 */
		getItemsTotalCount: withSignature< GetTotalCount >()(
			(
				state: ResourceState,
				itemType: string,
				query?: Query,
				defaultValue: number = 0
			): number =>
				totals.getResponse( state, itemType, query )?.data ??
				defaultValue
		),

		/**
		 * The error of a request; undefined without one. The error of an action
		 * is stored by the id of the product: `getItemsError( 'products', 7 )`.
		 */
		getItemsError: withSignature< GetError >()(
			( state: ResourceState, ...args: ItemsArgs ) =>
				items.getError( state, ...args ) || undefined
		),
	},
	actions: {
		/**
		 * Saves the stock of a product. The new quantity is visible at once,
		 * and undone when the request fails; the error is stored by `(
		 * 'products', id )`.
		 *
		 * @param product  The product; a variation with its `parent_id`.
		 * @param quantity The new quantity.
		 * @param expected Fields with the values that the user saw. When one
		 *                 was changed in the meantime, nothing is saved and the
		 *                 error has the code `storedeck_product_changed`.
		 * @return Whether it was saved. Never rejects.
		 */
		updateProductStock:
			(
				product: StockProduct,
				quantity: number,
				expected?: ExpectedValues
			): Thunk< Promise< boolean > > =>
			async ( { dispatch } ) => {
				dispatch( storeError( PRODUCTS, product.id, false ) );
				try {
					await dispatch(
						saveStock.action( product, quantity, expected )
					);
					return true;
				} catch {
					return false;
				}
			},

		/**
		 * Saves the stock status of a product whose quantity is not tracked. It
		 * is visible at once, and undone when the request fails.
		 *
		 * @param  product  The product; a variation with its `parent_id`.
		 * @param  status   The new status.
		 * @param  expected Fields with the values that the user saw. When one
		 *                  was changed in the meantime, nothing is saved and
		 *                  the error has the code `storedeck_product_changed`.
		 * @throws {ApiError} If the request failed.
		 */
		updateStockStatus: saveStockStatus.action,

		/**
		 * Creates a product from a template.
		 *
		 * @param fields Name of the template and fields of the product.
		 * @param query  Parameters of the request; an error is stored by `(
		 *               'createProductFromTemplate', query )`.
		 * @return The product. Rejects with the error that is stored.
		 */
		createProductFromTemplate: createFromTemplate.action,

		/**
		 * Creates an item on the server, or changes one with `id`.
		 *
		 * @param itemType The list: `products`, `products/7/variations`,
		 *                 `categories`, ….
		 * @param fields   Its fields; for products also `expected` or
		 *                 `creation_key`.
		 * @param id       Its ID.
		 * @return The item as it was saved. Rejects with an `ApiError`.
		 */
		saveItem: saveItem.action,

		/**
		 * Changes many items of a list in one request, at most 100.
		 *
		 * @param itemType The list: `products`, `products/7/variations`, ….
		 * @param update   Each with its `id` and the changed fields.
		 * @return The changed items, and those that failed with the reasons.
		 */
		saveItems: saveItems.action,

		/**
		 * Moves an item to the trash, or deletes it with `{ force: true }`.
		 *
		 * @param itemType The list.
		 * @param id       Its ID.
		 * @param query    Parameters of the request.
		 */
		deleteItem: deleteItem.action,

		/** Changes some fields of an item, or adds it. */
		setItem: ( itemType: string, id: Item[ 'id' ], item: object ) =>
			change( items.patch( id, { ...item, id }, itemType ) ),

		/** Sets a list as a response would. */
		setItems: (
			itemType: string,
			query: Query,
			list: readonly Item[],
			totalCount?: number
		) =>
			change(
				...items.receiveItems( [ itemType, query ], list ),
				...( totalCount === undefined
					? []
					: [ totals.receive( [ itemType, query ], totalCount ) ] )
			),

		setItemsTotalCount: (
			itemType: string,
			query: Query,
			totalCount: number
		) => change( totals.receive( [ itemType, query ], totalCount ) ),

		setError: storeError,
	},
} );
