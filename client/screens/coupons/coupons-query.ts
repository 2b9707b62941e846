import { __, _x } from '@wordpress/i18n';
import type { ItemsQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { readPageParams, readSortParams } from '../../common/list-screen';
import type { PageParams, SortParams } from '../../common/list-screen';

/** Filters by status and expiry; the first one is the default. */
const STATUSES = [ 'all', 'active', 'expired', 'draft', 'trash' ] as const;

type Status = ( typeof STATUSES )[ number ];

const ORDERBY_VALUES = [ 'title', 'date' ] as const;

/** Filters from the URL; invalid values fall back to defaults. */
export interface CouponsParams
	extends PageParams,
		SortParams< ( typeof ORDERBY_VALUES )[ number ] > {
	status: Status;
}

export const readParams = ( query: Query ): CouponsParams => ( {
	...readPageParams( query ),
	...readSortParams( query, ORDERBY_VALUES, {
		orderby: 'date',
		order: 'desc',
	} ),
	status: STATUSES.find( ( status ) => status === query.status ) ?? 'all',
} );

const CONDITIONS: Record< Status, ItemsQuery< 'coupons' > > = {
	all: { status: 'any' },
	active: { status: 'publish', expired: false },
	expired: { status: 'publish', expired: true },
	draft: { status: 'draft' },
	trash: { status: 'trash' },
};

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
}: CouponsParams ): ItemsQuery< 'coupons' > => ( {
	...CONDITIONS[ status ],
	orderby,
	order,
	page,
	per_page: perPage,
	...( search && { search } ),
} );

const getTabLabels = (): Record< Status, string > => ( {
	all: _x( 'All', 'coupons', 'storedeck' ),
	active: _x( 'Active', 'coupons', 'storedeck' ),
	expired: _x( 'Expired', 'coupons', 'storedeck' ),
	draft: _x( 'Drafts', 'coupons', 'storedeck' ),
	trash: __( 'Trash', 'storedeck' ),
} );

export const getStatusTabs = () =>
	STATUSES.map( ( value ) => ( { value, label: getTabLabels()[ value ] } ) );
