import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { RegistryProvider } from '@wordpress/data';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { FAILED } from '../../../test/support';
import { ANSWERS } from '../../../test/fake-answers';
import { RunningOut } from '../running-out';

const row = ( id: number, name: string, sold: number, info: object ) => ( {
	product_id: id,
	items_sold: sold,
	extended_info: {
		name,
		manage_stock: true,
		stock_status: 'instock',
		...info,
	},
} );

async function show(
	responses: Record< string, unknown >,
	capabilities: Record< string, boolean > = { manage_woocommerce: true }
) {
	window.storedeckSettings = {
		timeZone: 'UTC',
		adminUrl: 'http://localhost/wp-admin/',
		defaultDateRange: 'period=month&compare=previous_year',
		currentUser: { id: 1, name: '', capabilities, preferences: {} },
	};
	const calls = fakeNetwork( {
		...ANSWERS,
		'GET /wc-analytics/reports/products': [],
		'GET /wc-analytics/reports/variations': [],
		...responses,
	} );
	render(
		<RegistryProvider value={ createTestRegistry( reportsStore ) }>
			<SlotFillProvider>
				<RunningOut />
			</SlotFillProvider>
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return calls;
}

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'names what runs out, when, and links to it', async () => {
	const calls = await show( {
		'GET /wc-analytics/reports/products': [
			row( 1, 'Cup', 30, { stock_quantity: 1 } ),
			row( 2, 'Mug', 60, { stock_quantity: 1 } ),
			row( 3, 'Jar', 9, {
				stock_quantity: 0,
				stock_status: 'outofstock',
			} ),
			row( 4, 'Pot', 9, {
				stock_quantity: -2,
				stock_status: 'onbackorder',
			} ),
		],
		'GET /wc-analytics/reports/variations': [
			{
				...row( 5, 'Hat - Red', 30, { stock_quantity: 9 } ),
				variation_id: 51,
			},
		],
	} );
	expect( calls[ 0 ]?.query ).toMatchObject( {
		period: 'last_30_days',
		// The server ignores a period without a comparison.
		compare: 'previous_period',
		orderby: 'items_sold',
	} );
	expect(
		screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent )
	).toEqual( [
		'Mug60 sold in 30 days · 1 in stockLess than a day left',
		'Jar9 sold in 30 days · 0 in stockOut of stock',
		'Pot9 sold in 30 days · -2 in stockOn backorder',
		'Cup30 sold in 30 days · 1 in stock1 day left',
		'Hat - Red30 sold in 30 days · 9 in stock9 days left',
	] );
	expect( screen.getByRole( 'link', { name: 'Hat - Red' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'products%2F5' )
	);
} );

it( 'links a report viewer to the report of the product', async () => {
	await show(
		{
			'GET /wc-analytics/reports/products': [
				row( 1, 'Cup', 30, { stock_quantity: 1 } ),
			],
		},
		{ view_woocommerce_reports: true }
	);
	expect( screen.getByRole( 'link', { name: 'Cup' } ) ).toHaveAttribute(
		'href',
		expect.stringMatching( /products=1.*analytics|analytics.*products=1/ )
	);
} );

it( 'says that nothing runs out', async () => {
	await show( {} );
	expect(
		screen.getByText( 'Every bestseller lasts for two more weeks.' )
	).toBeVisible();
} );

it( 'is loaded again after one of its requests failed', async () => {
	let response: unknown = FAILED;
	await show( { 'GET /wc-analytics/reports/variations': () => response } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load bestsellers.Not today.'
	);
	response = [];
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect(
		screen.getByText( 'Every bestseller lasts for two more weeks.' )
	).toBeVisible();
} );
