/* The number of items as text and as a bar. */
window.storedeck.registerReport( {
	id: 'order-sizes',
	cells: {
		items: ( row, { value } ) =>
			window.wp.element.createElement(
				'span',
				null,
				`${ value } `,
				window.wp.element.createElement( 'meter', {
					min: 0,
					max: 20,
					value: row.items,
					'aria-hidden': true,
				} )
			),
	},
} );
