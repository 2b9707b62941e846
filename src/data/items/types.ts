import type { Query } from '@storedeck/api';
import type { RequestError } from '../core';
import type { ResponseOf, QueryOf, Route } from '../routes';

/** An item of a list: a product, a category, a coupon, a leaderboard. */
export interface Item {
	id: string | number;
	[ field: string ]: unknown;
}

/** The route of a list. */
type ItemsPath< Type extends string > = Type extends 'categories'
	? '/wc-analytics/products/categories'
	: `/wc-analytics/${ Type }`;

/**
 * The query of a list: the parameters of its route if the store's API has it;
 * any query for lists of extensions, or when the list is only known at run
 * time.
 */
export type ItemsQuery< Type extends string = string > =
	ItemsPath< Type > extends Route ? QueryOf< ItemsPath< Type > > : Query;

/** An item of a list; `_fields` can omit any field. */
export type ItemOf< Type extends string > = ItemsPath< Type > extends Route
	? Partial< ResponseOf< ItemsPath< Type > > > & Item
	: Item;

/** A product with its stock. */
export interface StockProduct extends Item {
	id: number;
	/** The variable product of a variation. */
	parent_id?: number;
	/** `simple`, `variable`, `variation`, … */
	type?: string;
	stock_quantity?: number | null;
	/** `instock`, `outofstock` or `onbackorder`. */
	stock_status?: string;
}

/** Fields of a product with the values that its user saw. */
export type ExpectedValues = Readonly< Record< string, unknown > >;

/** Items by their id, in the order of the response. */
export type Items< Type extends string = string > = Map<
	Item[ 'id' ],
	ItemOf< Type >
>;

/** A cell of a leaderboard. */
export interface LeaderboardCell {
	/** May contain HTML: show it as text, or sanitize it. */
	display: string;
	value: string | number;
	/** The format of the value, for example `number` or `currency`. */
	format?: string;
}

/** The selectors of `select( itemsStore )` that these functions use. */
export interface ItemsReader {
	getItems: ( itemType: string, query: Query ) => Items;
	getItemsError: (
		itemType: string,
		query: Query
	) => RequestError | undefined;
	hasFinishedResolution: ( selectorName: string, args: unknown[] ) => boolean;
}
