import { __, _x } from '@wordpress/i18n';
import type { ItemsQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { readPageParams, readSortParams } from '../../common/list-screen';
import type { PageParams, SortParams } from '../../common/list-screen';
import { getProductStatuses } from '../../common/product/status-labels';

/** Status filters; the first one is the default. */
export const STATUSES = [
	'any',
	'publish',
	'draft',
	'pending',
	'private',
	'trash',
] as const;

const TYPES = [ 'simple', 'variable', 'grouped', 'external' ] as const;

const STOCK = [ 'instock', 'outofstock', 'onbackorder', 'lowstock' ] as const;

const ORDERBY_VALUES = [ 'title', 'date', 'price' ] as const;

/** Filters from the URL; invalid values fall back to defaults. */
export interface ProductsParams
	extends PageParams,
		SortParams< ( typeof ORDERBY_VALUES )[ number ] > {
	status: ( typeof STATUSES )[ number ];
	/** The id of a category; each filter is an empty string if it is not set. */
	category: string;
	type: ( typeof TYPES )[ number ] | '';
	stock: ( typeof STOCK )[ number ] | '';
}

export const readParams = ( query: Query ): ProductsParams => ( {
	...readPageParams( query ),
	...readSortParams( query, ORDERBY_VALUES, {
		orderby: 'date',
		order: 'desc',
	} ),
	status: STATUSES.find( ( status ) => status === query.status ) ?? 'any',
	category: /^[1-9]\d{0,14}$/.test( String( query.category ) )
		? String( query.category )
		: '',
	type: TYPES.find( ( type ) => type === query.type ) ?? '',
	stock: STOCK.find( ( stock ) => stock === query.stock ) ?? '',
} );

/** Whether a search or a filter other than the status is set. */
export const hasFilters = ( {
	search,
	category,
	type,
	stock,
}: ProductsParams ) =>
	[ search, category, type, stock ].some( ( value ) => value !== '' );

/**
 * The query of the list.
 *
 * @param params Filters from the URL.
 */
export const getListQuery = ( {
	status,
	search,
	category,
	type,
	stock,
	orderby,
	order,
	page,
	perPage,
}: ProductsParams ): ItemsQuery< 'products' > => ( {
	status,
	orderby,
	order,
	page,
	per_page: perPage,
	...( search && { search } ),
	...( category && { category } ),
	...( type && { type } ),
	...( stock === 'lowstock' && { low_in_stock: true } ),
	...( stock && stock !== 'lowstock' && { stock_status: stock } ),
	_fields:
		'id,name,images,sku,price,regular_price,sale_price,type,status,manage_stock,stock_status,stock_quantity,categories,date_created',
} );

const getStatusLabels = (): Readonly< Record< string, string > > => ( {
	...getProductStatuses(),
	any: _x( 'All', 'products', 'storedeck' ),
	trash: __( 'Trash', 'storedeck' ),
} );

/**
 * Tabs of the statuses.
 *
 * @param counts Number of products by status.
 */
export const getStatusTabs = (
	counts: Readonly< Partial< Record< string, number > > >
) =>
	STATUSES.map( ( value ) => ( {
		value,
		label: getStatusLabel( value ),
		count: counts[ value ],
	} ) );

/** A status in words; statuses of plugins as they are. */
export const getStatusLabel = ( status: string ) =>
	getStatusLabels()[ status ] ?? status;
