/* Adds a section to the Overview. It reads the Revenue report from its data store. */
( ( { components, element, hooks, i18n }, storedeck, goal ) => {
	const h = element.createElement;
	const { __, sprintf } = i18n;
	const { Button, Notice } = components;
	const { EllipsisMenu, Link, SectionHeader } = storedeck.components;
	const { getReportStatsQuery, reportsStore, useResource } = storedeck.data;

	const getQuery = () =>
		getReportStatsQuery( {
			endpoint: 'revenue',
			query: { period: 'month', compare: 'previous_year' },
			dataType: 'primary',
			fields: [ 'net_revenue' ],
		} );

	/** The menu that moves and removes the section. */
	const Menu = ( { title, controls: Controls, ...actions } ) =>
		h( EllipsisMenu, {
			label: sprintf(
				/* translators: %s: title of a section. */
				__( 'Options for %s', 'sales-goal' ),
				title
			),
			renderContent: ( { onToggle } ) =>
				h( Controls, { ...actions, onToggle } ),
		} );

	function Progress() {
		const {
			data: response,
			error,
			retry,
		} = useResource( reportsStore, 'getReportStats', [
			'revenue',
			getQuery(),
		] );
		if ( error ) {
			return h(
				Notice,
				{ status: 'error', isDismissible: false },
				h( 'p', null, error.message ),
				h(
					Button,
					{ variant: 'secondary', onClick: retry },
					__( 'Try again', 'sales-goal' )
				)
			);
		}
		const sales = response?.data?.totals?.net_revenue;
		if ( sales === undefined ) {
			return h( 'p', null, __( 'Loading…', 'sales-goal' ) );
		}
		const { formatAmount } = storedeck.currency.CurrencyFactory();
		const text = sprintf(
			/* translators: 1: net sales, 2: goal, both with currency. */
			__( 'Net sales this month: %1$s of %2$s', 'sales-goal' ),
			formatAmount( sales ),
			formatAmount( goal )
		);
		return h(
			'p',
			null,
			h( 'meter', {
				min: 0,
				max: goal,
				value: sales,
				'aria-hidden': true,
			} ),
			' ',
			h(
				Link,
				{
					href: 'admin.php?page=storedeck&path=/analytics/revenue&period=month',
				},
				text
			)
		);
	}

	const SalesGoal = ( props ) =>
		h(
			element.Fragment,
			null,
			h( SectionHeader, {
				title: props.title,
				menu: h( Menu, props ),
			} ),
			h( Progress )
		);

	hooks.addFilter(
		'woocommerce_dashboard_default_sections',
		'sales-goal',
		( sections ) => [
			...sections,
			{
				key: 'sales-goal',
				title: __( 'Sales goal', 'sales-goal' ),
				component: SalesGoal,
			},
		]
	);
} )( window.wp, window.storedeck, window.salesGoal );
