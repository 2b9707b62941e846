/*
 * An example of a third-party plugin: a script that uses the slots and filters of
 * the app. Each extension point is used by a valid callback or component and by
 * one that throws an error or returns an invalid value.
 */
( ( { plugins, components, element, hooks } ) => {
	const h = element.createElement;
	const { Fill } = components;

	const Broken = () => {
		throw new Error( 'Acme is broken.' );
	};
	const Text = ( { children } ) => h( 'span', null, children );
	/** An item of the header. Items are added in another order than they are displayed. */
	const item = ( order, text ) =>
		h(
			Fill,
			{ name: 'woocommerce_header_item', key: order },
			h( Text, { order }, text )
		);

	plugins.registerPlugin( 'acme-header', {
		scope: 'woocommerce-admin',
		render: () => [
			item( 3, 'Acme last' ),
			item( 1, 'Acme first' ),
			h(
				Fill,
				{ name: 'woocommerce_header_item', key: 'broken' },
				h( Broken, { order: 2 } )
			),
			h(
				Fill,
				{ name: 'woocommerce_header_navigation_item', key: 'back' },
				h( Text, { order: 1 }, 'Acme back' )
			),
			h(
				Fill,
				{ name: 'woocommerce_header_page_title', key: 'title' },
				( { query } ) =>
					query.acme_title ? `Acme: ${ query.acme_title }` : null
			),
			h(
				Fill,
				{ name: 'woocommerce_header_page_title', key: 'broken title' },
				( { query } ) =>
					query.acme_title === 'broken' ? h( Broken ) : null
			),
			h(
				Fill,
				{
					name: 'woocommerce_payment_gateway_setup_cheque',
					key: 'setup',
				},
				( { paymentGateway, defaultStepper } ) =>
					h(
						'div',
						null,
						h( 'p', null, `Acme sets up ${ paymentGateway.id }` ),
						defaultStepper
					)
			),
			h(
				Fill,
				{
					name: 'woocommerce_payment_gateway_configure_cod',
					key: 'configure',
				},
				( { paymentGateway, markConfigured } ) =>
					h(
						'button',
						{ onClick: () => markConfigured( paymentGateway.id ) },
						`Acme connects ${ paymentGateway.id }`
					)
			),
			h(
				Fill,
				{
					name: 'woocommerce_payment_gateway_configure_bacs',
					key: 'broken gateway',
				},
				Broken
			),
			h( Fill, { name: 'DisplayOptions', key: 'option' }, () =>
				h( 'div', null, 'Acme option' )
			),
			h(
				Fill,
				{ name: 'AbbreviatedNotification', key: 'note' },
				h( 'p', null, 'Acme notification' )
			),
		],
	} );
	plugins.registerPlugin( 'acme-broken', {
		scope: 'woocommerce-admin',
		render: Broken,
	} );
	plugins.registerPlugin( 'acme-menu', {
		scope: 'woocommerce-navigation',
		render: () =>
			h(
				Fill,
				{ name: 'woocommerce_navigation_acme' },
				h( 'b', null, 'Acme in the menu' )
			),
	} );
	plugins.registerPlugin( 'acme-tasks', {
		scope: 'woocommerce-tasks',
		render: () => [
			h(
				Fill,
				{ name: 'woocommerce_onboarding_task_acme', key: 'page' },
				( { onComplete, task } ) =>
					h(
						'button',
						{ onClick: onComplete },
						`Finish ${ task.title }`
					)
			),
			h(
				Fill,
				{
					name: 'woocommerce_onboarding_task_list_item_acme',
					key: 'entry',
				},
				( { defaultTaskItem } ) =>
					h(
						'div',
						null,
						h( defaultTaskItem ),
						h( 'em', null, 'Acme says hello' )
					)
			),
			h(
				Fill,
				{
					name: 'woocommerce_onboarding_task_list_item_acme_broken',
					key: 'broken',
				},
				Broken
			),
		],
	} );

	const on = ( name, callback ) => hooks.addFilter( name, 'acme', callback );

	on( 'woocommerce_navigation_menu_items', ( items ) => [
		...items,
		{ id: 'acme', title: 'Acme', url: 'admin.php?page=acme' },
	] );
	on( 'woocommerce_admin_onboarding_task_list', ( tasks ) => [
		...tasks,
		{ id: 'acme', title: 'Acme parcels', content: 'Sends parcels.' },
		{ id: 'acme_broken', title: 'Acme letters', content: 'Sends letters.' },
	] );
	on( 'woocommerce_admin_orders_report_charts', ( charts ) => [
		...charts,
		{ key: 'coupons_count', label: 'Acme coupons', type: 'number' },
	] );
	on( 'woocommerce_admin_revenue_report_charts', Broken );
	on( 'woocommerce_admin_orders_report_filters', ( filters ) => [
		...filters,
		{
			label: 'Courier',
			param: 'courier',
			staticParams: [],
			showFilters: () => true,
			filters: [
				{ label: 'All couriers', value: 'all' },
				{ label: 'Acme', value: 'acme' },
			],
		},
	] );
	on( 'woocommerce_admin_orders_report_advanced_filters', ( config ) => ( {
		...config,
		filters: {
			...config.filters,
			weight: {
				labels: {
					add: 'Acme weight',
					remove: 'Remove weight filter',
					rule: 'Select a weight filter match',
					title: '{{title}}Acme weight{{/title}} {{rule /}} {{filter /}}',
					filter: 'Weight',
				},
				rules: [ { value: 'max', label: 'Less Than' } ],
				input: { component: 'Number' },
			},
		},
	} ) );
	on( 'woocommerce_admin_report_table', ( table ) => {
		if ( table.endpoint === 'revenue' ) {
			return Broken();
		}
		return table.endpoint === 'orders'
			? {
					...table,
					headers: [
						...table.headers,
						{ key: 'acme', label: 'Acme parcel' },
					],
					rows: table.rows.map( ( row, index ) => {
						const { order_id: id } = table.items.data[ index ];
						return [
							...row,
							{ display: `Parcel ${ id }`, value: id },
						];
					} ),
			  }
			: table;
	} );
	on( 'woocommerce_admin_persisted_queries', ( names ) => [
		...names,
		'acme_currency',
	] );
	on( 'woocommerce_admin_report_currency', ( currency, query ) => {
		switch ( query.acme_currency ) {
			case 'eur':
				return {
					...currency,
					code: 'EUR',
					symbol: '€',
					symbolPosition: 'right_space',
					priceFormat: '%2$s %1$s',
					thousandSeparator: '.',
					decimalSeparator: ',',
				};
			case 'broken':
				return { symbol: '€' };
			default:
				return currency;
		}
	} );
	on( 'woocommerce_admin_reports_list', ( reports ) => [
		...reports,
		{
			report: 'acme',
			title: 'Acme report',
			component: ( { query } ) => h( 'p', null, `Of ${ query.of }` ),
		},
	] );
	on( 'woocommerce_admin_embedded_layout_components', ( list, query ) => [
		...list,
		Broken,
		( props ) =>
			h(
				'p',
				null,
				`Acme for ${ query.post_type }, ${ props.post_type }`
			),
	] );
} )( window.wp );
