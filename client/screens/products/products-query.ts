import { __ } from '@wordpress/i18n';
import type { ItemsQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';

/** Status filters; the first one is the default. */
const STATUSES = [ 'any', 'publish', 'draft', 'pending', 'private' ] as const;

const ORDERBY_VALUES = [ 'title', 'date', 'price' ] as const;

const PAGE_SIZES = [ 25, 50, 75, 100 ];

/** Filters from the URL; invalid values fall back to defaults. */
export interface ProductsParams {
	status: ( typeof STATUSES )[ number ];
	search: string;
	orderby: ( typeof ORDERBY_VALUES )[ number ];
	order: 'asc' | 'desc';
	page: number;
	perPage: number;
}

export function readParams( query: Query ): ProductsParams {
	const page = Number( query.paged );
	const perPage = Number( query.per_page );
	return {
		status: STATUSES.find( ( status ) => status === query.status ) ?? 'any',
		search: typeof query.search === 'string' ? query.search.trim() : '',
		orderby:
			ORDERBY_VALUES.find( ( order ) => order === query.orderby ) ??
			'date',
		order: query.order === 'asc' ? 'asc' : 'desc',
		page: Number.isInteger( page ) && page > 0 ? page : 1,
		perPage: PAGE_SIZES.includes( perPage ) ? perPage : 25,
	};
}

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
