import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getConfigs, getDefaults, REPORT_SOURCE } from '../config';

const SOURCE = {
	id: REPORT_SOURCE,
	label: 'Reports from:',
	description: 'The source.',
	type: 'radio',
	default: 'storedeck',
	options: {
		storedeck: 'Storedeck: exact',
		woocommerce: 'WooCommerce: same',
	},
};

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'has no source of reports unless the server describes it', () => {
	expect( getConfigs() ).not.toHaveProperty( REPORT_SOURCE );
} );

it( 'shows the sources of reports with a link to the comparison', async () => {
	Object.assign( window, {
		storedeckSettings: { analyticsSettings: { [ REPORT_SOURCE ]: SOURCE } },
	} );
	const config = getConfigs()[ REPORT_SOURCE ];
	if ( config?.inputType !== 'component' ) {
		throw new Error( 'No component.' );
	}
	const onChange = jest.fn();
	const { component: Control } = config;
	render(
		<Control
			value="storedeck"
			onChange={ onChange }
			label={ config.label }
		/>
	);
	expect( screen.getByRole( 'radio', { name: /^Storedeck/ } ) ).toBeChecked();
	await userEvent.click(
		screen.getByRole( 'radio', { name: /^WooCommerce/ } )
	);
	expect( onChange ).toHaveBeenCalledWith( 'woocommerce' );
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'report-comparison' )
	);
	expect( getDefaults( getConfigs() )[ REPORT_SOURCE ] ).toBe( 'storedeck' );
} );
