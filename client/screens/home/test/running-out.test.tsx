import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { RegistryProvider } from '@wordpress/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { reorderStore } from '../../../common/reorder/store';
import { FAILED } from '../../../test/support';
import { RunningOut } from '../running-out';

const ROUTE = 'GET /storedeck/v1/reorder';

const row = ( id: number, name: string, fields: object = {} ) => ( {
	id,
	parent_id: 0,
	name,
	sold: 60,
	sold_days: 90,
	stock: 1,
	stock_status: 'instock',
	days_left: { low: 1, high: 3 },
	...fields,
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
		[ ROUTE ]: [],
		...responses,
	} );
	render(
		<RegistryProvider value={ createTestRegistry( reorderStore ) }>
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

it( 'names what to reorder, how long it lasts, and links to it', async () => {
	const calls = await show( {
		[ ROUTE ]: [
			row( 3, 'Jar', {
				stock: 0,
				stock_status: 'outofstock',
				days_left: { low: 0, high: 0 },
			} ),
			row( 4, 'Pot', {
				stock: -2,
				stock_status: 'onbackorder',
				days_left: { low: 0, high: 0 },
			} ),
			row( 51, 'Hat - Red', { parent_id: 5 } ),
		],
	} );
	expect( calls.map( ( { query } ) => query ) ).toEqual( [
		{ is_due: 'true', per_page: '5' },
	] );
	expect(
		screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent )
	).toEqual( [
		'Jar60 sold in 90 days · 0 in stockOut of stock',
		'Pot60 sold in 90 days · -2 in stockOn backorder',
		'Hat - Red60 sold in 90 days · 1 in stock1–3 days',
	] );
	expect( screen.getByRole( 'link', { name: 'Hat - Red' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'products%2F5' )
	);
	expect(
		screen.getByRole( 'link', { name: 'View reorder list' } )
	).toHaveAttribute( 'href', expect.stringMatching( /path=.+reorder/ ) );
} );

it( 'links a report viewer to the report of the product', async () => {
	await show(
		{ [ ROUTE ]: [ row( 1, 'Cup' ) ] },
		{ view_woocommerce_reports: true }
	);
	expect( screen.getByRole( 'link', { name: 'Cup' } ) ).toHaveAttribute(
		'href',
		expect.stringMatching( /products=1.*analytics|analytics.*products=1/ )
	);
	expect(
		screen.queryByRole( 'link', { name: 'View reorder list' } )
	).not.toBeInTheDocument();
} );

it( 'says that nothing has to be reordered', async () => {
	await show( {} );
	expect( screen.getByText( /Nothing to reorder/ ) ).toBeVisible();
} );

it( 'is loaded again after its request failed', async () => {
	let response: unknown = FAILED;
	await show( { [ ROUTE ]: () => response } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load what to reorder.Not today.'
	);
	response = [];
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect( screen.getByText( /Nothing to reorder/ ) ).toBeVisible();
} );
