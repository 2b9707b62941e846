/* Adds the filter to the advanced filters of the Orders report. */
( ( { hooks, i18n }, channels ) => {
	const { __ } = i18n;

	const filter = {
		labels: {
			add: __( 'Sales channel', 'sales-channel-filter' ),
			remove: __( 'Remove sales channel filter', 'sales-channel-filter' ),
			rule: __(
				'Select a sales channel filter match',
				'sales-channel-filter'
			),
			/* translators: {{title}}…{{/title}}, {{rule /}} and {{filter /}} are elements: keep them. */
			title: __(
				'{{title}}Sales channel{{/title}} {{rule /}} {{filter /}}',
				'sales-channel-filter'
			),
			filter: __( 'Select a sales channel', 'sales-channel-filter' ),
		},
		rules: [
			{ value: 'is', label: __( 'Is', 'sales-channel-filter' ) },
			{ value: 'is_not', label: __( 'Is not', 'sales-channel-filter' ) },
		],
		input: {
			component: 'SelectControl',
			options: Object.entries( channels ).map( ( [ value, label ] ) => ( {
				value,
				label,
			} ) ),
		},
	};

	hooks.addFilter(
		'woocommerce_admin_orders_report_advanced_filters',
		'sales-channel-filter',
		( config ) => ( {
			...config,
			filters: { ...config.filters, sales_channel: filter },
		} )
	);
} )( window.wp, window.salesChannels );
