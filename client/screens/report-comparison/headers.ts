import { __ } from '@wordpress/i18n';
import type { TableHeader } from '@storedeck/components';

/** Columns of the table of a report. */
export const getHeaders = (): TableHeader[] => [
	{ key: 'metric', label: __( 'Metric', 'storedeck' ), required: true },
	// Names of products are not translated.
	{ key: 'storedeck', label: 'Storedeck', required: true, isNumeric: true },
	{
		key: 'woocommerce',
		label: 'WooCommerce',
		required: true,
		isNumeric: true,
	},
	{
		key: 'difference',
		label: __( 'Difference', 'storedeck' ),
		required: true,
		isNumeric: true,
	},
];
