import { __ } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import { attributeFilter } from '../common/shared-filters';
import { getCategoryLabels, getProductLabels } from '../common/labels';
import { includesOrExcludes } from '../common/filter-rules';

export const getVariationAdvancedFilters = (): AdvancedFiltersConfig => ( {
	title: __( 'Variations match {{select /}} filters', 'storedeck' ),
	filters: {
		attribute: attributeFilter(),
		category: {
			labels: {
				add: __( 'Categories', 'storedeck' ),
				placeholder: __( 'Search categories', 'storedeck' ),
				remove: __( 'Remove categories filter', 'storedeck' ),
				rule: __( 'Select a category filter match', 'storedeck' ),
				title: __(
					'{{title}}Category{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select categories', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'categories',
				getLabels: getCategoryLabels,
			},
		},
		product: {
			labels: {
				add: __( 'Products', 'storedeck' ),
				placeholder: __( 'Search products', 'storedeck' ),
				remove: __( 'Remove products filter', 'storedeck' ),
				rule: __( 'Select a product filter match', 'storedeck' ),
				title: __(
					'{{title}}Product{{/title}} {{rule /}} {{filter /}}',
					'storedeck'
				),
				filter: __( 'Select products', 'storedeck' ),
			},
			rules: includesOrExcludes(),
			input: {
				component: 'Search',
				type: 'variableProducts',
				getLabels: getProductLabels,
			},
		},
	},
} );
