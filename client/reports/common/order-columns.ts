import { __ } from '@wordpress/i18n';
import type { ReportColumn } from '../../report/types';

/** When something happened: what the table opens sorted by. */
export const momentColumn = < Row >(
	value: ReportColumn< Row >[ 'value' ]
): ReportColumn< Row > => ( {
	id: 'date',
	label: __( 'Date', 'storedeck' ),
	type: 'datetime',
	isSortable: true,
	isDefaultSort: true,
	isRequired: true,
	value,
} );

/** The number of an order. */
export const orderNumberColumn = < Row >(
	column: Pick< ReportColumn< Row >, 'value' | 'display' | 'isRequired' >
): ReportColumn< Row > => ( {
	id: 'order_number',
	label: __( 'Order #', 'storedeck' ),
	screenReaderLabel: __( 'Order Number', 'storedeck' ),
	type: 'text',
	...column,
} );
