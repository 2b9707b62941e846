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

it( 'returns no settings without names, and functions for the current group', async () => {
	const { result, rerender } = renderHook(
		( group: string ) => useSettings( group ),
		{ wrapper, initialProps: 'first' }
	);
	const { persistSettings, updateSettings, ...rest } = result.current;
	expect( rest ).toEqual( {
		isDirty: false,
		isRequesting: false,
		settingsError: false,
		updateAndPersistSettings: expect.any( Function ),
	} );
	act( () => updateSettings( 'a', 1 ) );
	expect( result.current.isDirty ).toBe( true );
	expect( result.current.updateSettings ).toBe( updateSettings );
	expect( result.current.persistSettings ).toBe( persistSettings );
	rerender( 'second' );
	expect( result.current.isDirty ).toBe( false );
	await act( async () => {
		result.current.updateSettings( 'b', 2 );
		result.current.persistSettings();
		await settle();
	} );
	const paths = () =>
		calls.flatMap( ( { method, path } ) =>
			method === 'POST' ? path : []
		);
	expect( paths() ).toEqual( [ '/wc-analytics/settings/second/batch' ] );
	rerender( 'third' );
	await act( async () => {
		result.current.updateAndPersistSettings( 'c', 3 );
		await settle();
	} );
	expect( paths()[ 1 ] ).toBe( '/wc-analytics/settings/third/batch' );
} );

it( 'returns other settings for other names', () => {
	registry
		.dispatch( settingsStore )
		.updateSettingsForGroup( 'group', { a: 1, b: 2 } );
	const { result, rerender } = renderHook(
		( name: string ) => useSettings( 'group', [ name ] ),
		{ wrapper, initialProps: 'a' }
	);
	expect( result.current ).toMatchObject( { a: 1 } );
	rerender( 'b' );
	expect( result.current ).toMatchObject( { b: 2 } );
	expect( result.current ).not.toHaveProperty( 'a' );
} );
