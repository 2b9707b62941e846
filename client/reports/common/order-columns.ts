import { __ } from '@wordpress/i18n';
import type { ReportColumn } from '../../report/types';

/** The date column, by which the table is sorted by default. */
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

export const orderNumberColumn = < Row >(
	column: Pick< ReportColumn< Row >, 'value' | 'display' | 'isRequired' >
): ReportColumn< Row > => ( {
	id: 'order_number',
	label: __( 'Order #', 'storedeck' ),
	screenReaderLabel: __( 'Order number', 'storedeck' ),
	type: 'text',
	...column,
} );
