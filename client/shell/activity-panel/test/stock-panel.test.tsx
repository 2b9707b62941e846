import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore } from '@storedeck/data';
import { createTestRegistry, fakeNetwork } from '@storedeck/data/testing';
import { attentionStore } from '../../../common/attention/store';
import StockPanel from '../stock';

const HAT = { id: 9, name: 'Hat', type: 'simple', stock_quantity: 1 };

it( 'tells what changed a quantity in the meantime, and overwrites nothing', async () => {
	const calls = fakeNetwork( { 'GET /storedeck/v1/attention': {} } );
	const registry = createTestRegistry(
		itemsStore,
		attentionStore,
		noticesStore
	);
	render(
		<RegistryProvider value={ registry }>
			<StockPanel />
		</RegistryProvider>
	);
	const lists = () =>
		calls.filter( ( { path } ) =>
			path.startsWith( '/wc-analytics/products/low-in-stock' )
		);
	await waitFor( () => expect( lists() ).toHaveLength( 1 ) );
	await act( async () => lists()[ 0 ]?.respond( [ HAT ] ) );

	const user = userEvent.setup();
	const field = await screen.findByLabelText( 'Quantity of Hat' );
	await user.clear( field );
	await user.type( field, '5{Enter}' );

	const writes = () => calls.filter( ( { method } ) => method === 'PUT' );
	await waitFor( () => expect( writes() ).toHaveLength( 1 ) );
	expect( writes()[ 0 ]?.data ).toMatchObject( {
		stock_quantity: 5,
		expected: { stock_quantity: 1 },
	} );
	await act(
		async () =>
			writes()[ 0 ]?.respond(
				{
					code: 'storedeck_product_changed',
					message: 'Changed.',
					data: { current: { stock_quantity: 12 } },
				},
				{ status: 409 }
			)
	);
	await waitFor( () =>
		expect( registry.select( noticesStore ).getNotices() ).toEqual( [
			expect.objectContaining( {
				content:
					'Hat was not saved: its stock was changed to 12 in the meantime.',
			} ),
		] )
	);
	expect( lists() ).toHaveLength( 2 );
} );
