import { Pill } from '@storedeck/components';
import { addFilter } from '@storedeck/extend';

/** Shows the values of the column of includes/orders-column.php as pills. Without this file, they are text. */
addFilter( 'woocommerce_admin_report_table', 'example-extension', ( table ) => {
	const column = table.headers.findIndex(
		( { key } ) => key === 'example_extension_wrapping'
	);
	if ( table.endpoint !== 'orders' || column === -1 ) {
		return table;
	}
	const rows = table.rows.map( ( row ) =>
		row.map( ( cell, index ) =>
			index === column && cell.value
				? {
						...cell,
						display: <Pill>{ cell.value }</Pill>,
						text: String( cell.value ),
				  }
				: cell
		)
	);
	return { ...table, rows };
} );
