import { getConfigs, getDefaults, getEffective } from '../config';

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'adds the settings that the server describes', () => {
	window.storedeckSettings = {
		analyticsSettings: {
			storedeck_reports_menu: {
				id: 'storedeck_reports_menu',
				label: 'Reports menu:',
				description: 'Where the reports are.',
				type: 'select',
				default: 'separate',
				options: { separate: 'Own menu', shared: 'Shared menu' },
			},
		},
	};
	const configs = getConfigs();
	expect( configs.storedeck_reports_menu ).toEqual( {
		label: 'Reports menu:',
		helpText: 'Where the reports are.',
		inputType: 'select',
		defaultValue: 'separate',
		options: [
			{ value: 'separate', label: 'Own menu' },
			{ value: 'shared', label: 'Shared menu' },
		],
	} );
	expect( getDefaults( configs ).storedeck_reports_menu ).toBe( 'separate' );
} );

it.each( [ '', false, null, undefined, 'date_of_birth' ] )(
	'shows the date that applies where %p is stored',
	( value ) => {
		const { woocommerce_date_type: config } = getConfigs();
		if ( ! config ) {
			throw new Error( 'There is a date type.' );
		}
		expect( getEffective( config, value ) ).toBe( 'date_paid' );
		expect( getEffective( config, 'date_created' ) ).toBe( 'date_created' );
	}
);

it( 'keeps lists that are empty', () => {
	const { woocommerce_excluded_report_order_statuses: config } = getConfigs();
	if ( ! config ) {
		throw new Error( 'There are excluded statuses.' );
	}
	expect( getEffective( config, [] ) ).toEqual( [] );
} );

it( 'has only the settings of reports by default', () => {
	expect( Object.keys( getConfigs() ) ).toEqual( [
		'woocommerce_excluded_report_order_statuses',
		'woocommerce_actionable_order_statuses',
		'woocommerce_default_date_range',
		'woocommerce_date_type',
	] );
} );
