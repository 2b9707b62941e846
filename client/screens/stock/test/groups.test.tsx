import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore, reportsStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import StockScreen from '..';

/** Products of the stock report. */
const SHIRT = {
	id: 7,
	parent_id: 0,
	name: 'Shirt',
	sku: 'sh',
	stock_status: 'instock',
	stock_quantity: 0,
	manage_stock: false,
	low_stock_amount: 2,
	variations_count: 3,
	variations_quantity: 10,
};
const MUG = {
	...SHIRT,
	id: 8,
	name: 'Mug',
	stock_quantity: 4,
	manage_stock: true,
	variations_count: 0,
	variations_quantity: null,
};

const createVariation = ( id: number, size: string, changes = {} ) => ( {
	id,
	parent_id: 7,
	name: `Shirt - ${ size }`,
	sku: `sh-${ size }`,
	manage_stock: true,
	stock_quantity: 9,
	stock_status: 'instock',
	backorders: 'no',
	low_stock_amount: null,
	...changes,
} );
const VARIATIONS = [
	createVariation( 71, 'S' ),
	createVariation( 72, 'M', { stock_quantity: 1 } ),
	createVariation( 73, 'L', { manage_stock: false, stock_quantity: null } ),
];

/** Opens the screen. */
async function open(
	query: Record< string, string > = {},
	responses: Record< string, unknown > = {}
) {
	const calls = fakeNetwork( {
		'GET /wc-analytics/reports/stock': createResponse( [ SHIRT, MUG ], {
			totalResults: 2,
			totalPages: 1,
		} ),
		'GET /wc-analytics/reports/stock/stats': { totals: {} },
		'GET /wc-analytics/products': [
			{ id: 7, type: 'variable', manage_stock: false },
			{ id: 8, type: 'simple', manage_stock: true, stock_quantity: 4 },
		],
		'GET /wc-analytics/variations': createResponse( VARIATIONS, {
			totalResults: 3,
			totalPages: 1,
		} ),
		...responses,
	} );
	const registry = createTestRegistry(
		itemsStore,
		reportsStore,
		noticesStore
	);
	render(
		<RegistryProvider value={ registry }>
			<StockScreen path="/stock" query={ query } />
		</RegistryProvider>
	);
	await screen.findByRole( 'link', { name: 'Edit Shirt' } );
	await act( settle );
	return { calls, user: userEvent.setup() };
}

const names = () =>
	screen
		.getAllByRole( 'link', { name: /^Edit / } )
		.map( ( link ) => link.getAttribute( 'aria-label' )?.slice( 5 ) );
const toggle = () =>
	screen.getByRole( 'button', { name: /variations of Shirt$/ } );

it( 'lists a variable product as one row with the sum of its variations', async () => {
	const { calls } = await open();
	expect( names() ).toEqual( [ 'Shirt', 'Mug' ] );
	expect( screen.getByText( '10 in total' ) ).toBeInTheDocument();
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( toggle() ).toHaveTextContent( '3 variations' );
	expect(
		calls.filter( ( { path } ) => path === '/wc-analytics/variations' )
	).toEqual( [] );
	expect(
		calls.find( ( { path } ) => path === '/wc-analytics/reports/stock' )
			?.query
	).toMatchObject( { grouped: 'true' } );
} );

it( 'opens to the variations below the product, with the keyboard, and closes', async () => {
	const { calls, user } = await open();
	toggle().focus();
	await user.keyboard( '{Enter}' );
	await screen.findByRole( 'textbox', { name: 'Quantity of Shirt - S' } );
	expect( names() ).toEqual( [
		'Shirt',
		'Shirt - S',
		'Shirt - M',
		'Shirt - L',
		'Mug',
	] );
	expect(
		screen.getByRole( 'link', { name: 'Edit Shirt - M' } )
	).toHaveTextContent( /^M$/ );
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( toggle() ).toHaveFocus();
	const requests = calls.filter(
		( { path } ) => path === '/wc-analytics/variations'
	);
	expect( requests ).toHaveLength( 1 );
	expect( requests[ 0 ]?.query.parent ).toEqual( [ '7' ] );
	await user.keyboard( '{Enter}' );
	expect( names() ).toEqual( [ 'Shirt', 'Mug' ] );
} );

it( 'saves the status of a variation whose quantity is not tracked', async () => {
	const { calls, user } = await open();
	await user.click( toggle() );
	const status = await screen.findByRole( 'combobox', {
		name: 'Status of Shirt - L',
	} );
	expect( screen.queryByLabelText( 'Status of Shirt - S' ) ).toBeNull();
	await user.selectOptions( status, 'Out of stock' );
	expect( status ).toHaveValue( 'outofstock' );
	await act( settle );
	const write = calls.find( ( { method } ) => method === 'PUT' );
	expect( write ).toMatchObject( {
		path: '/wc-analytics/products/7/variations/73',
		data: {
			stock_status: 'outofstock',
			expected: { stock_status: 'instock' },
		},
	} );
	await act(
		async () => write?.respond( { id: 73, stock_status: 'outofstock' } )
	);
	expect( status ).toHaveValue( 'outofstock' );
} );

it( 'reverts a status when saving fails', async () => {
	const { calls, user } = await open();
	await user.click( toggle() );
	const status = await screen.findByLabelText( 'Status of Shirt - L' );
	await user.selectOptions( status, 'On backorder' );
	await act( settle );
	await act(
		async () =>
			calls.find( ( { method } ) => method === 'PUT' )?.fail( 'Locked.' )
	);
	await waitFor( () => expect( status ).toHaveValue( 'instock' ) );
} );

it( 'opens groups to the variations that match a status, and keeps them while they are edited', async () => {
	const { calls, user } = await open( { type: 'lowstock' } );
	const field = await screen.findByRole( 'textbox', {
		name: 'Quantity of Shirt - M',
	} );
	expect( names() ).toEqual( [ 'Shirt', 'Shirt - M', 'Mug' ] );
	expect( toggle() ).toHaveTextContent( '1 of 3 variations' );
	await user.clear( field );
	await user.type( field, '50{Enter}' );
	await act( settle );
	const write = calls.find( ( { method } ) => method === 'PUT' );
	await act(
		async () =>
			write?.respond( {
				id: 72,
				stock_quantity: 50,
				stock_status: 'instock',
			} )
	);
	expect( names() ).toContain( 'Shirt - M' );
	expect( field ).toHaveFocus();
	// Closed and opened again, it shows all.
	await user.click( toggle() );
	await user.click( toggle() );
	expect( names() ).toHaveLength( 5 );
} );

it( 'opens a group if only its variation is found', async () => {
	await open(
		{ search: 'sh-L' },
		{
			'GET /wc-analytics/products': ( {
				query,
			}: {
				query: Record< string, unknown >;
			} ) =>
				query.search
					? createResponse( [], { totalResults: 0 } )
					: [ { id: 7, type: 'variable', manage_stock: false } ],
			'GET /wc-analytics/variations': ( {
				query,
			}: {
				query: Record< string, unknown >;
			} ) =>
				createResponse( query.search ? [ { id: 73 } ] : VARIATIONS, {
					totalResults: query.search ? 1 : 3,
					totalPages: 1,
				} ),
		}
	);
	await screen.findByRole( 'link', { name: 'Edit Shirt - L' } );
	expect( names() ).toEqual( [ 'Shirt', 'Shirt - L', 'Mug' ] );
} );

it( 'says that loading the variations failed, and retries', async () => {
	let isDown = true;
	const { user } = await open(
		{},
		{
			'GET /wc-analytics/variations': () =>
				isDown
					? createResponse(
							{ code: 'down', message: 'Not today.' },
							{ status: 400 }
					  )
					: createResponse( VARIATIONS, {
							totalResults: 3,
							totalPages: 1,
					  } ),
		}
	);
	await user.click( toggle() );
	await screen.findByText( 'Could not load variations.' );
	expect( names() ).toEqual( [ 'Shirt', 'Mug' ] );
	isDown = false;
	await user.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await screen.findByRole( 'link', { name: 'Edit Shirt - L' } );
} );

it( 'lists variations as rows of their own if the report does not group them', async () => {
	const { variations_count: _, variations_quantity: __, ...flat } = SHIRT;
	await open(
		{},
		{
			'GET /wc-analytics/reports/stock': createResponse(
				[ flat, { ...flat, id: 71, parent_id: 7, name: 'Shirt - S' } ],
				{ totalResults: 2, totalPages: 1 }
			),
		}
	);
	expect( names() ).toEqual( [ 'Shirt', 'Shirt - S' ] );
	const [ , row ] = screen.getAllByRole( 'row' );
	expect( within( row! ).getByText( 'Per variation' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: /variation/ } ) ).toBeNull();
} );
