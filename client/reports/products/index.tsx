import { __ } from '@wordpress/i18n';
import { getIdsFromQuery } from '@storedeck/navigation';
import { defineReport } from '../../report/define-report';
import { IS_VARIABLE, getProductFilters } from './filters';
import {
	productsComparison,
	productsSearch,
	productsTable,
} from '../common/products-table';
import type { ProductRow } from '../common/products-table';
import { isComparing } from '../common/is-comparing';
import { getSalesCharts } from '../common/sales';
import { variationsTable } from '../common/variations-table';

export default defineReport< ProductRow >( {
	...productsTable,
	id: 'products',
	title: () => __( 'Products', 'storedeck' ),
	filters: getProductFilters,
	advancedFilters: () => ( {
		title: __( 'Products match {{select /}} filters', 'storedeck' ),
	} ),
	charts: getSalesCharts,
	comparison: productsComparison,
	search: productsSearch,

	itemFlag: {
		param: IS_VARIABLE,
		resource: 'products',
		getId: ( { filter, products } ) =>
			filter === 'single_product'
				? getIdsFromQuery( products )[ 0 ]
				: undefined,
		isSet: ( { type } ) => type === 'variable',
	},
	variants: [
		{
			when: ( query ) => isComparing( query, 'products' ),
			itemChart: {
				segmentby: 'product',
				/* translators: %d: number of products. */
				itemsLabel: () => __( '%d products', 'storedeck' ),
				filterParam: 'products',
			},
		},
		{
			...variationsTable,
			when: ( query ) =>
				query.filter === 'single_product' &&
				Boolean( query[ IS_VARIABLE ] ),
			statsEndpoint: 'products',
			relatedItems: undefined,
			search: undefined,
			itemChart: {
				segmentby: 'variation',
				/* translators: %d: number of variations. */
				itemsLabel: () => __( '%d variations', 'storedeck' ),
				filterParam: 'variations',
			},
		},
	],
} );
