import moment from 'moment';
import type { OrdersQuery, OrderTotalsQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { readPageParams, readSortParams } from '../../common/list-screen';
import type { PageParams, SortParams } from '../../common/list-screen';
import { getStatuses } from '../../common/order/use-save-status';

/** The tab of all orders but those in the trash. */
export const ANY = 'any';

export const TRASH = 'trash';

/** Filters from the URL; invalid values fall back to defaults. */
export interface OrdersParams
	extends PageParams,
		SortParams< ( typeof ORDERBY_VALUES )[ number ] > {
	/** Empty for all but the trash. */
	statuses: readonly string[];
	/** First and last day, `YYYY-MM-DD`; empty without a limit. */
	from: string;
	to: string;
}

const ORDERBY_VALUES = [ 'date', 'id', 'total' ] as const;

const readDay = ( value: unknown ) =>
	typeof value === 'string' && moment( value, 'YYYY-MM-DD', true ).isValid()
		? value
		: '';

/** Whether the server lists orders of a status; those of inactive plugins have none. */
export const isStatus = ( status: string ) =>
	status === TRASH || Object.hasOwn( getStatuses(), status );

export const readParams = ( query: Query ): OrdersParams => ( {
	...readPageParams( query ),
	...readSortParams( query, ORDERBY_VALUES, {
		orderby: 'date',
		order: 'desc',
	} ),
	statuses: String( query.status ?? '' )
		.split( ',' )
		.filter( isStatus ),
	from: readDay( query.from ),
	to: readDay( query.to ),
} );

/** Whether any filter but the status is set. */
export const hasFilters = ( { search, from, to }: OrdersParams ) =>
	[ search, from, to ].some( Boolean );

/** Midnight of a day, moved by some seconds or days. Both ends are excluded by the server. */
const getTime = ( day: string, amount: number, unit: 'second' | 'day' ) =>
	moment.utc( day ).add( amount, unit ).format( 'YYYY-MM-DD[T]HH:mm:ss' );

/** The query that counts the orders of each status. */
export const getTotalsQuery = ( {
	search,
	from,
	to,
}: OrdersParams ): OrderTotalsQuery => ( {
	...( search && { search } ),
	...( from && { after: getTime( from, -1, 'second' ) } ),
	...( to && { before: getTime( to, 1, 'day' ) } ),
} );

/** The query of the list. */
export const getListQuery = ( params: OrdersParams ): OrdersQuery => ( {
	...getTotalsQuery( params ),
	status: params.statuses.length > 0 ? params.statuses : ANY,
	orderby: params.orderby,
	order: params.order,
	page: params.page,
	per_page: params.perPage,
	_fields:
		'id,number,status,date_created,total,currency,currency_symbol,billing,shipping,payment_method,payment_method_title,line_items,refunds',
} );
