import type { Query } from '@storedeck/navigation';
import { readPageParams, readSortParams } from '../../common/list-screen';
import type { PageParams, SortParams } from '../../common/list-screen';
import type { ReorderQuery } from '../../common/reorder/types';

/** Days until yesterday whose sales count. The first one is the default. */
export const PERIODS = [ 90, 30, 180, 365 ] as const;

const ORDERBY_VALUES = [
	'urgency',
	'name',
	'stock',
	'sold_per_day',
	'days_left',
	'needed',
	'order_quantity',
	'supplier',
] as const;

/** Filters from the URL; invalid values fall back to defaults. */
export interface ReorderParams
	extends PageParams,
		SortParams< ( typeof ORDERBY_VALUES )[ number ] > {
	days: ( typeof PERIODS )[ number ];
	/** Whether all items are listed, not only those to order now. */
	isAll: boolean;
	/** Undefined for all, empty for items without one. */
	supplier: string | undefined;
}

export const readParams = ( query: Query ): ReorderParams => ( {
	...readPageParams( query ),
	...readSortParams( query, ORDERBY_VALUES, {
		orderby: 'urgency',
		order: 'asc',
	} ),
	days:
		PERIODS.find( ( days ) => days === Number( query.days ) ) ??
		PERIODS[ 0 ],
	isAll: query.show === 'all',
	supplier: typeof query.supplier === 'string' ? query.supplier : undefined,
} );

/** Query of the server. */
export const getListQuery = ( {
	search,
	page,
	perPage,
	orderby,
	order,
	days,
	isAll,
	supplier,
}: ReorderParams ): ReorderQuery => ( {
	page,
	per_page: perPage,
	orderby,
	order,
	days,
	...( search && { search } ),
	...( ! isAll && { is_due: true } ),
	...( supplier !== undefined && { supplier } ),
} );
