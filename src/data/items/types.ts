import type { Query } from '@storedeck/api';
import type { RequestError } from '../core';
import type { ResponseOf, QueryOf, Route } from '../routes';

/** What a list of the shop holds: a product, a category, a coupon, a leaderboard. */
export interface Item {
	id: string | number;
	[ field: string ]: unknown;
}

/** The route of a list. */
type ItemsPath< Type extends string > = Type extends 'categories'
	? '/wc-analytics/products/categories'
	: `/wc-analytics/${ Type }`;

/**
 * What a list can be asked: the parameters of its route, where the shop's own
 * API has it; anything where it is an extension's, or not known while compiling.
 */
export type ItemsQuery< Type extends string = string > =
	ItemsPath< Type > extends Route ? QueryOf< ItemsPath< Type > > : Query;

/** An item of a list of the shop's own; `_fields` can leave any of it out. */
export type ItemOf< Type extends string > = ItemsPath< Type > extends Route
	? Partial< ResponseOf< ItemsPath< Type > > > & Item
	: Item;

/** A product, as far as its stock is concerned. */
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

/** Items by their id, in the order of the answer. */
export type Items< Type extends string = string > = Map<
	Item[ 'id' ],
	ItemOf< Type >
>;

/** One cell of a leaderboard. */
export interface LeaderboardCell {
	/** May hold HTML: show it as text, or sanitised. */
	display: string;
	value: string | number;
	/** How the value is written, for example `number` or `currency`. */
	format?: string;
}

/** What the functions that read items need of `select( itemsStore )`. */
export interface ItemsReader {
	getItems: ( itemType: string, query: Query ) => Items;
	getItemsError: (
		itemType: string,
		query: Query
	) => RequestError | undefined;
	hasFinishedResolution: ( selectorName: string, args: unknown[] ) => boolean;
}
