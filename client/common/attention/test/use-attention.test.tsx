import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { attentionStore } from '../store';
import { useAttention, useFreshAttention } from '../use-attention';

const MINUTE = 60_000;

let calls: Call[];
let registry: TestRegistry;
let visibility: DocumentVisibilityState;
let now: number;

const wrapper = ( { children }: { children: ReactNode } ) => (
	<RegistryProvider value={ registry }>{ children }</RegistryProvider>
);

/** Changes something and waits for what follows. */
async function update( change: () => void ) {
	act( change );
	await act( settle );
}

/** Changes to this browser tab or away from it. */
const setVisibility = ( next: DocumentVisibilityState ) =>
	update( () => {
		visibility = next;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );

const wait = ( milliseconds: number ) => {
	now += milliseconds;
};

beforeEach( () => {
	calls = fakeNetwork( {
		'GET /storedeck/v1/attention': () => ( { orders: calls.length } ),
	} );
	registry = createTestRegistry( attentionStore );
	visibility = 'visible';
	now = Date.parse( '2026-01-01T08:00:00Z' );
	jest.spyOn( Date, 'now' ).mockImplementation( () => now );
	jest.spyOn( document, 'visibilityState', 'get' ).mockImplementation(
		() => visibility
	);
} );
afterEach( () => jest.restoreAllMocks() );

describe( 'the counts', () => {
	const open = async () => {
		const { result } = renderHook( () => useAttention(), { wrapper } );
		await act( settle );
		return result;
	};

	it( 'are requested by a visible page', async () => {
		const attention = await open();
		expect( attention.current.counts ).toEqual( { orders: 1 } );
	} );

	it( 'are not requested before the page is visible', async () => {
		visibility = 'hidden';
		const attention = await open();
		expect( calls ).toEqual( [] );
		await setVisibility( 'hidden' );
		expect( calls ).toEqual( [] );
		await setVisibility( 'visible' );
		expect( attention.current.counts ).toEqual( { orders: 1 } );
	} );

	it( 'stay when the page is hidden again', async () => {
		const attention = await open();
		await setVisibility( 'hidden' );
		expect( attention.current.counts ).toEqual( { orders: 1 } );
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'outdated counts', () => {
	const open = async () => {
		const { result, rerender, unmount } = renderHook(
			( { path } ) => {
				useFreshAttention( path );
				return useAttention().counts;
			},
			{ wrapper, initialProps: { path: '/' } }
		);
		await act( settle );
		return {
			result,
			unmount,
			visit: ( path: string ) => update( () => rerender( { path } ) ),
		};
	};

	it( 'are requested again on another screen', async () => {
		const { result, visit } = await open();
		expect( calls ).toHaveLength( 1 );
		wait( MINUTE );
		await visit( '/' );
		expect( calls ).toHaveLength( 1 );
		await visit( '/stock' );
		expect( result.current ).toEqual( { orders: 2 } );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'are older than 30 seconds', async () => {
		const { visit } = await open();
		wait( 30_000 );
		await visit( '/stock' );
		expect( calls ).toHaveLength( 1 );
		wait( 1 );
		await visit( '/orders' );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'are requested again when the user comes back to the tab', async () => {
		const { result } = await open();
		await setVisibility( 'hidden' );
		wait( MINUTE );
		await setVisibility( 'hidden' );
		expect( calls ).toHaveLength( 1 );
		await setVisibility( 'visible' );
		expect( result.current ).toEqual( { orders: 2 } );
	} );

	it( 'are not requested by a page that shows none', async () => {
		const { unmount } = await open();
		unmount();
		wait( MINUTE );
		await setVisibility( 'visible' );
		expect( calls ).toHaveLength( 1 );
	} );
} );
