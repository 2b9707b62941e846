import * as wpComponents from '@wordpress/components';
import * as wpData from '@wordpress/data';
import * as wpElement from '@wordpress/element';
import * as wpHooks from '@wordpress/hooks';
import { render, screen } from '@testing-library/react';
import * as components from '@storedeck/components';
import * as csvExport from '@storedeck/csv-export';
import * as currency from '@storedeck/currency';
import * as data from '@storedeck/data';
import * as date from '@storedeck/date';
import * as navigation from '@storedeck/navigation';
import * as notices from '@storedeck/notices';
import * as number from '@storedeck/number';
import { getReports } from '../../reports';
import { getDefaultSections } from '../../screens/overview/default-sections';
import { getPages } from '../../shell/pages';
import { registerScreens } from '../../pages';
import '..';

/*
 * The script of the extension that the e2e tests use, with the libraries under
 * the names of WooCommerce.
 */

const registerPlugin = jest.fn();

beforeAll( () => {
	Object.assign( window, {
		wc: {
			...window.wc,
			components,
			csvExport,
			currency,
			data,
			date,
			navigation,
			notices,
			number,
		},
		wp: {
			components: wpComponents,
			data: wpData,
			element: wpElement,
			hooks: wpHooks,
			plugins: { registerPlugin },
		},
		wcSettings: {
			adminUrl: '/wp-admin/',
			currency: { code: 'EUR', symbol: '€', symbolPosition: 'right' },
			acmeSettings: { parcels: 3 },
		},
	} );
	registerScreens();
	jest.requireActual(
		'../../../tests/fixtures/woocommerce-extension/extension.js'
	);
} );

it( 'reads settings and uses the libraries', () => {
	const { acme } = window as unknown as { acme: Record< string, unknown > };
	expect( acme ).toMatchObject( {
		settings: { parcels: 3 },
		parcelsUrl: 'admin.php?page=storedeck&path=%2Facme-parcels',
		price: '12.50€',
		count: '1,234',
		range: 'Today',
		csv: 'A\n1',
		adminUrl: '/wp-admin/',
	} );
} );

it( 'renders its report with the widgets', async () => {
	const report = getReports().find( ( { id } ) => id === 'acme-report' );
	const Report = ( await report?.loadScreen() )?.default;
	expect( Report ).toBeDefined();
	if ( Report ) {
		render( <Report path="/analytics/acme-report" query={ {} } /> );
	}
	expect( screen.getByText( 'Courier: all' ) ).toBeVisible();
	expect( screen.getByText( 'Big parcel' ) ).toBeVisible();
	expect( screen.getByText( 'Acme parcels' ) ).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: /All couriers/ } )
	).toBeVisible();
} );

it( 'lists its page, its section and its plugins', () => {
	const page = getPages().find( ( { path } ) => path === '/acme-parcels' );
	expect( page?.breadcrumbs() ).toEqual( [ 'Store', 'Acme parcels' ] );
	expect( getDefaultSections().map( ( { key } ) => key ) ).toContain(
		'acme-section'
	);
	expect( registerPlugin ).toHaveBeenCalledTimes( 2 );
} );
