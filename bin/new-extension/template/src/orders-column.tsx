import { __ } from '@wordpress/i18n';
import { Pill } from '@storedeck/components';
import { addFilter } from '@storedeck/extend';

/** What includes/orders-column.php adds to a row. */
interface Row {
	example_extension_note?: string;
}

/** Adds a column to the Orders report. CSV files of the page have the `value` of each cell. */
addFilter( 'woocommerce_admin_report_table', 'example-extension', ( table ) => {
	if ( table.endpoint !== 'orders' ) {
		return table;
	}
	const items = table.items.data as readonly Row[];
	return {
		...table,
		headers: [
			...table.headers,
			{
				key: 'example_extension_note',
				label: __( 'Note', 'example-extension' ),
			},
		],
		rows: table.rows.map( ( row, index ) => {
			const note = items[ index ]?.example_extension_note ?? '';
			return [
				...row,
				{ value: note, display: note && <Pill>{ note }</Pill> },
			];
		} ),
	};
} );
