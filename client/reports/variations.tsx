import { __ } from '@wordpress/i18n';
import { defineReport } from './define-report';
import {
	VARIATION_FILTER,
	getVariationAdvancedFilters,
	getVariationPicker,
} from './filters/variations';
import { isComparing } from './parts/rules';
import { getSalesCharts } from './parts/sales';
import { variationsTable } from './parts/variations-table';
import type { VariationRow } from './parts/variations-table';

export default defineReport< VariationRow >( {
	...variationsTable,
	id: 'variations',
	title: () => __( 'Variations', 'storedeck' ),
	filters: ( hasAdvanced ) => [ getVariationPicker( hasAdvanced ) ],
	advancedFilters: getVariationAdvancedFilters,
	charts: getSalesCharts,
	variants: [
		{
			when: ( query ) =>
				isComparing( query, 'variations', VARIATION_FILTER ),
			itemChart: {
				segmentby: 'variation',
				/* translators: %d: number of variations. */
				itemsLabel: () => __( '%d variations', 'storedeck' ),
				filterParam: 'variations',
			},
		},
	],
} );
