import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { withSettingsHydration } from '../hydration';
import { settingsStore } from '../store';
import { useSettings } from '../use-settings';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { ReactNode } from 'react';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const wrapper = ( { children }: { children: ReactNode } ) => (
	<RegistryProvider value={ registry }>{ children }</RegistryProvider>
);
const show = () =>
	renderHook( () => useSettings( 'wc_admin', [ 'wc_admin' ] ), { wrapper } )
		.result;

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( settingsStore );
} );

afterEach( () => jest.useRealTimers() );

it( 'loads a group, edits it and saves it', async () => {
	const result = show();
	expect( result.current ).toMatchObject( {
		wc_admin: {},
		isDirty: false,
		isRequesting: false,
		settingsError: false,
	} );
	await act( settle );
	await act(
		async () =>
			calls[ 0 ]?.respond( [ { id: 'date_type', value: 'date_paid' } ] )
	);
	expect( result.current ).toMatchObject( {
		wc_admin: { date_type: 'date_paid' },
		isDirty: false,
	} );

	act( () =>
		result.current.updateSettings( 'wc_admin', { date_type: 'other' } )
	);
	expect( result.current.isDirty ).toBe( true );
	await act( async () => {
		const saved = result.current.persistSettings();
		await settle();
		await calls[ 1 ]?.respond( { update: [] } );
		await saved;
	} );
	expect( result.current ).toMatchObject( {
		wc_admin: { date_type: 'other' },
		isDirty: false,
		settingsError: false,
	} );
} );

it( 'returns whether there is an error', async () => {
	const result = show();
	await act( async () => {
		const saved = result.current.updateAndPersistSettings( 'wc_admin', {
			a: 1,
		} );
		await settle();
		await Promise.all( [
			expect( saved ).rejects.toThrow( 'No.' ),
			calls.find( ( { method } ) => method === 'POST' )?.fail( 'No.' ),
		] );
	} );
	expect( result.current ).toMatchObject( {
		settingsError: true,
		isDirty: true,
	} );
} );

it( 'sends no request for settings of the page', async () => {
	const Screen = withSettingsHydration( 'wc_admin', {
		wc_admin: { a: 1 },
	} )( () => null );
	const { result } = renderHook(
		() => useSettings( 'wc_admin', [ 'wc_admin' ] ),
		{
			wrapper: ( { children } ) => (
				<RegistryProvider value={ registry }>
					<Screen />
					{ children }
				</RegistryProvider>
			),
		}
	);
	await act( settle );

	expect( result.current ).toMatchObject( {
		wc_admin: { a: 1 },
		isDirty: false,
	} );
	expect( calls ).toHaveLength( 0 );
} );
