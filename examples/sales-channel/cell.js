/* Shows the value of the column as a pill; the other cells of Orders stay. Without this file, it is text. */
( ( { element }, { components, registerReport } ) =>
	registerReport( {
		id: 'orders',
		cells: {
			sales_channel: ( _row, { value } ) =>
				value && element.createElement( components.Pill, null, value ),
		},
	} ) )( window.wp, window.storedeck );
