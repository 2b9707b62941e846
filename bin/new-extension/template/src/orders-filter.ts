import { __ } from '@wordpress/i18n';
import { addFilter } from '@storedeck/extend';

/** Adds an advanced filter to the Orders report. includes/orders-filter.php has its SQL. */
addFilter(
	'woocommerce_admin_orders_report_advanced_filters',
	'example-extension',
	( config ) => ( {
		...config,
		filters: {
			...config.filters,
			example_extension_note: {
				labels: {
					add: __( 'Note', 'example-extension' ),
					remove: __( 'Remove note filter', 'example-extension' ),
					rule: __(
						'Select a note filter match',
						'example-extension'
					),
					/* translators: {{title}}…{{/title}} and {{filter /}} are elements: keep them. */
					title: __(
						'{{title}}Orders{{/title}} {{filter /}}',
						'example-extension'
					),
					filter: __( 'Select a note filter', 'example-extension' ),
				},
				rules: [],
				input: {
					component: 'SelectControl',
					options: [
						{
							value: 'with',
							label: __( 'With a note', 'example-extension' ),
						},
						{
							value: 'without',
							label: __( 'Without a note', 'example-extension' ),
						},
					],
				},
			},
		},
	} )
);
