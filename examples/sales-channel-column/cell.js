/* Shows the value of the column as a pill. Without this file, it is text. */
( ( { element, hooks }, { components } ) => {
	const { createElement } = element;
	const { Pill } = components;

	/** The table with other cells; files and sorting use the `value` of a cell, which stays. */
	const showPills = ( table ) => {
		const column = table.headers.findIndex(
			( { key } ) => key === 'sales_channel'
		);
		if ( table.endpoint !== 'orders' || column === -1 ) {
			return table;
		}
		const rows = table.rows.map( ( row ) =>
			row.map( ( cell, index ) =>
				index === column && cell.value
					? {
							...cell,
							display: createElement( Pill, null, cell.value ),
							text: cell.value,
					  }
					: cell
			)
		);
		return { ...table, rows };
	};

	hooks.addFilter(
		'woocommerce_admin_report_table',
		'sales-channel-column',
		showPills
	);
} )( window.wp, window.storedeck );
