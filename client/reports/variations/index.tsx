import { __ } from '@wordpress/i18n';
import { defineReport } from '../../report/define-report';
import { isComparing } from '../common/is-comparing';
import { getSalesCharts } from '../common/sales';
import {
	VARIATION_FILTER,
	getVariationPicker,
} from '../common/variation-picker';
import { variationsTable } from '../common/variations-table';
import type { VariationRow } from '../common/variations-table';
import { getVariationAdvancedFilters } from './filters';

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
