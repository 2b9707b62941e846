/* Adds the column to the table of the Orders report. CSV files of the page have the `value` of each cell. */
( ( { element, hooks, i18n }, { components } ) => {
	const toCell = ( { sales_channel: channel = '' } ) => ( {
		value: channel,
		display:
			channel && element.createElement( components.Pill, null, channel ),
	} );

	hooks.addFilter(
		'woocommerce_admin_report_table',
		'sales-channel-column',
		( table ) =>
			table.endpoint === 'orders'
				? {
						...table,
						headers: [
							...table.headers,
							{
								key: 'sales_channel',
								label: i18n.__(
									'Sales channel',
									'sales-channel-column'
								),
							},
						],
						rows: table.rows.map( ( row, index ) => [
							...row,
							toCell( table.items.data[ index ] ),
						] ),
				  }
				: table
	);
} )( window.wp, window.storedeck );
