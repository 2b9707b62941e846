import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore } from '@storedeck/data';
import { createTestRegistry, fakeNetwork } from '@storedeck/data/testing';
import { ProductTemplates } from '../product-templates';

const PATH = '/wc-admin/onboarding/tasks/create_product_from_template';

const getKey = ( data: unknown ) =>
	typeof data === 'object' && data !== null && 'creation_key' in data
		? data.creation_key
		: undefined;

it( 'repeats a request whose response was lost with the same key', async () => {
	const calls = fakeNetwork();
	render(
		<RegistryProvider
			value={ createTestRegistry( itemsStore, noticesStore ) }
		>
			<ProductTemplates />
		</RegistryProvider>
	);
	const writes = () => calls.filter( ( { path } ) => path === PATH );
	const create = async ( name: string, count: number ) => {
		await userEvent.click( screen.getByRole( 'button', { name } ) );
		await waitFor( () => expect( writes() ).toHaveLength( count ) );
		await act( async () => writes().at( -1 )?.drop() );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name } )
			).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
	};
	await create( 'Physical product', 1 );
	await create( 'Physical product', 2 );
	await create( 'Digital product', 3 );
	const keys = writes().map( ( { data } ) => getKey( data ) );
	expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
	expect( keys[ 1 ] ).toBe( keys[ 0 ] );
	expect( keys[ 2 ] ).not.toBe( keys[ 0 ] );
} );
