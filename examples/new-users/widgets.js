/* A chart and a table of Storedeck in an element of the page. */
( ( { element, i18n }, { components }, days ) => {
	const h = element.createElement;
	const { __ } = i18n;
	const { Chart, TableCard } = components;
	const container = document.getElementById( 'new-users' );
	const label = __( 'New users', 'new-users' );

	/** The page has no URL parameters for the widgets, so that the table keeps its page in the state. */
	function NewUsers() {
		const [ query, setQuery ] = element.useState( { paged: '1' } );
		const perPage = Number( query.per_page ) || 10;
		const first = ( Number( query.paged ) - 1 ) * perPage;
		const newestFirst = [ ...days ].reverse();

		return h(
			element.Fragment,
			null,
			h( Chart, {
				title: label,
				data: days.map( ( { date, count } ) => ( {
					date,
					users: { label, value: count },
				} ) ),
				interval: 'day',
				chartType: 'bar',
				valueType: 'number',
				showHeaderControls: false,
				legendPosition: 'hidden',
			} ),
			h( TableCard, {
				title: __( 'New users by day', 'new-users' ),
				headers: [
					{
						key: 'date',
						label: __( 'Date', 'new-users' ),
						required: true,
					},
					{ key: 'users', label, isNumeric: true },
				],
				rows: newestFirst
					.slice( first, first + perPage )
					.map( ( day ) => [
						{ display: day.label, value: day.date },
						{ display: String( day.count ), value: day.count },
					] ),
				rowsPerPage: perPage,
				totalRows: days.length,
				query,
				onQueryChange: ( name ) => ( value ) =>
					setQuery( {
						...query,
						paged: '1',
						[ name ]: String( value ),
					} ),
				showMenu: false,
			} )
		);
	}

	if ( container ) {
		element.createRoot( container ).render( h( NewUsers ) );
	}
} )( window.wp, window.storedeck, window.newUsers );
