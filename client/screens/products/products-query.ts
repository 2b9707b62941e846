import { __ } from '@wordpress/i18n';
import type { ItemsQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { readPageParams, readSortParams } from '../../common/list-screen';
import type { PageParams, SortParams } from '../../common/list-screen';

/** Status filters; the first one is the default. */
const STATUSES = [ 'any', 'publish', 'draft', 'pending', 'private' ] as const;

const ORDERBY_VALUES = [ 'title', 'date', 'price' ] as const;

/** Filters from the URL; invalid values fall back to defaults. */
export interface ProductsParams
	extends PageParams,
		SortParams< ( typeof ORDERBY_VALUES )[ number ] > {
	status: ( typeof STATUSES )[ number ];
}

export const readParams = ( query: Query ): ProductsParams => ( {
	...readPageParams( query ),
	...readSortParams( query, ORDERBY_VALUES, {
		orderby: 'date',
		order: 'desc',
	} ),
	status: STATUSES.find( ( status ) => status === query.status ) ?? 'any',
} );

/**
 * The query of the list.
 *
 * @param params Filters from the URL.
 */
export const getListQuery = ( {
	status,
	search,
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
	_fields: [
		'id',
		'name',
		'images',
		'sku',
		'price',
		'type',
		'status',
		'stock_status',
		'stock_quantity',
		'categories',
		'date_created',
	],
} );

const getStatusLabels = (): Record< ProductsParams[ 'status' ], string > => ( {
	any: __( 'All', 'storedeck' ),
	publish: __( 'Published', 'storedeck' ),
	draft: __( 'Draft', 'storedeck' ),
	pending: __( 'Pending review', 'storedeck' ),
	private: __( 'Private', 'storedeck' ),
} );

export const getStatusTabs = () =>
	STATUSES.map( ( value ) => ( {
		value,
		label: getStatusLabels()[ value ],
	} ) );

/** A status in words; statuses of plugins as they are. */
export const getStatusLabel = ( status: string ) =>
	getStatusTabs().find( ( { value } ) => value === status )?.label ?? status;
