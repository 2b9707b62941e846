import type { Query } from '@storedeck/api';
import type { RequestError } from '../core';

/** What a list of the shop holds: a product, a category, a coupon, a leaderboard. */
export interface Item {
	id: string | number;
	[ field: string ]: unknown;
}

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
export type Items = Map< Item[ 'id' ], Item >;

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
