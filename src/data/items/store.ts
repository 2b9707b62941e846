import {
	change,
	createResourceStore,
	registerStore,
	setError,
	toRequestError,
	withSignature,
} from '../core';
import { ITEMS_STORE_NAME } from '../constants';
import {
	createFromTemplate,
	getRecordType,
	items,
	PRODUCTS,
	saveStock,
	totals,
} from './resources';
import type { Query } from '@storedeck/api';
import type { RequestError, ResourceState, Thunk } from '../core';
import type { ItemsArgs } from './resources';
import type { Item, Items, ItemsQuery, StockProduct } from './types';

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

/** Given for what is not known: always the same. */
const NO_ITEMS: Items = new Map();

/** The same list gives the same map. */
const maps = new WeakMap< readonly Item[], Items >();

function toMap( list: readonly Item[] ): Items {
	const known = maps.get( list );
	if ( known ) {
		return known;
	}
	const map = new Map( list.map( ( item ) => [ item.id, item ] as const ) );
	maps.set( list, map );
	return map;
}

const storeError = (
	itemType: string,
	query: ItemsArgs[ 1 ],
	error: RequestError | false
) => setError( items.name, error, items.key( itemType, query ) );

/** The store of products, categories, coupons and other lists, `wc/admin/items`. */
export const itemsStore = createResourceStore( {
	name: ITEMS_STORE_NAME,
	resources: [ items, totals ],
	selectors: {
		/**
		 * The items in the order of the answer, by their id; the same map until
		 * one of them changes.
		 *
		 * @param state        The store's state.
		 * @param itemType     The list: `products`, `categories`, `leaderboards`, ….
		 * @param query        What is asked of it; `per_page: -1` for all items.
		 * @param defaultValue Given until there is an answer.
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
		 * How many items there are on all pages.
		 *
		 * @param state        The store's state.
		 * @param itemType     The list.
		 * @param query        What is asked of it; its page does not matter.
		 * @param defaultValue Given until it is known.
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
		 * Why reading failed; undefined when it did not. The error of an action
		 * stands under the id of the product: `getItemsError( 'products', 7 )`.
		 */
		getItemsError: withSignature< GetError >()(
			(
				state: ResourceState,
				itemType: string,
				query?: Query | Item[ 'id' ]
			): RequestError | undefined =>
				items.getError( state, itemType, query ) || undefined
		),
	},
	actions: {
		/**
		 * Saves how many of a product there are. It reads as saved at once, and as
		 * before when that fails; the error stands under `( 'products', id )`.
		 *
		 * @param product  The product; a variation with its `parent_id`.
		 * @param quantity How many there are now.
		 * @return Whether it was saved. Never rejects.
		 */
		updateProductStock:
			(
				product: StockProduct,
				quantity: number
			): Thunk< Promise< boolean > > =>
			async ( { dispatch } ) => {
				dispatch( storeError( PRODUCTS, product.id, false ) );
				try {
					await dispatch( saveStock.action( product, quantity ) );
					return true;
				} catch ( error ) {
					dispatch(
						storeError(
							PRODUCTS,
							product.id,
							toRequestError( error )
						)
					);
					return false;
				}
			},

		/**
		 * Makes a product out of one of the templates.
		 *
		 * @param fields The name of the template and what the product has of its own.
		 * @param query  Parameters of the request; an error stands under
		 *               `( 'createProductFromTemplate', query )`.
		 * @return The product. Rejects with the error that it also stores.
		 */
		createProductFromTemplate:
			( fields: object, query?: Query ): Thunk< Promise< Item > > =>
			async ( { dispatch } ) => {
				try {
					return await dispatch(
						createFromTemplate.action( fields, query )
					);
				} catch ( error ) {
					dispatch(
						storeError(
							createFromTemplate.name,
							query,
							toRequestError( error )
						)
					);
					throw error;
				}
			},

		/** Changes some fields of an item, or adds it. */
		setItem: ( itemType: string, id: Item[ 'id' ], item: object ) =>
			change( items.patch( id, { ...item, id }, itemType ) ),

		/** Puts a list in place, as if it had been the answer. */
		setItems: (
			itemType: string,
			query: Query,
			list: readonly Item[],
			totalCount?: number
		) =>
			change(
				items.put( list, getRecordType( itemType, query ) ),
				items.receive(
					[ itemType, query ],
					list.map( ( { id } ) => id )
				),
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

registerStore( itemsStore );
