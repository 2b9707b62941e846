import type { ItemsQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { readPageParams } from '../../common/list-screen';
import type { PageParams } from '../../common/list-screen';
import { readTaxClass } from '../../common/tax-classes';
import type { TaxClass } from '../../common/tax-classes';

/** Filters from the URL; invalid values fall back to defaults. */
export interface TaxRatesParams extends PageParams {
	/** Code; undefined for all countries. */
	country: string | undefined;
	/** Undefined for all classes. */
	class: TaxClass | undefined;
}

export const readParams = ( query: Query ): TaxRatesParams => ( {
	...readPageParams( query ),
	country:
		typeof query.country === 'string' && /^[A-Z]{2}$/.test( query.country )
			? query.country
			: undefined,
	class: readTaxClass( query.class ),
} );

/** Whether the URL names a part of the list. */
export const isFiltered = ( params: TaxRatesParams ) =>
	Boolean( params.search || params.country || params.class );

/**
 * The query of the list.
 *
 * @param params Filters from the URL.
 */
export const getListQuery = ( {
	search,
	country,
	class: taxClass,
	page,
	perPage,
}: TaxRatesParams ): ItemsQuery< 'taxes' > => ( {
	orderby: 'order',
	order: 'asc',
	page,
	per_page: perPage,
	...( search && { search } ),
	...( country && { country } ),
	...( taxClass && { class: taxClass } ),
} );
