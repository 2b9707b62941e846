import { isLowStock } from '../stock-row';
import type { StockRow } from '../stock-row';
import type { StockParams, StockType } from '../stock-query';

/** Variations of a group that the list shows: none, those that match the filters, or all. */
export type GroupView = 'closed' | 'matching' | 'all';

const matchesType = ( row: StockRow, type: StockType ) =>
	type === 'all' ||
	( type === 'lowstock' ? isLowStock( row ) : row.status === type );

/**
 * What a group shows until the user opens or closes it: the variations for
 * which it is in the list, unless it is there itself.
 *
 * @param row    The product.
 * @param params Filters of the list.
 * @param found  Ids of the search results; undefined without a search.
 */
export function getDefaultView(
	row: StockRow,
	{ type }: StockParams,
	found: readonly number[] | undefined
): GroupView {
	const isFound = found === undefined || found.includes( row.id );
	// A product that manages the stock of its variations matches by itself.
	const isFiltered = type !== 'all' && row.reason !== undefined;
	return row.variations && ( isFiltered || ! isFound )
		? 'matching'
		: 'closed';
}

/**
 * Whether a variation is in the list because of the filters.
 *
 * @param params Filters of the list.
 * @param found  Ids of the search results; undefined without a search.
 */
export const isMatching = (
	variation: StockRow,
	{ type }: StockParams,
	found: readonly number[] | undefined
) =>
	matchesType( variation, type ) &&
	( found === undefined ||
		found.includes( variation.id ) ||
		found.includes( variation.parentId ) );
