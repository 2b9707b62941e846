import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { createResourceStore } from '../create-resource-store';
import { defineResource } from '../define-resource';
import { useResource } from '../use-resource';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const defineThing = ( name: string, path: string ) =>
	defineResource< [ id: string ], string >( {
		name,
		selectors: [ name ],
		defaultValue: 'nothing',
		request: ( id ) => ( { path: `/${ path }/${ id }` } ),
	} );
const things = defineThing( 'getThing', 'things' );
const others = defineThing( 'getOther', 'others' );
const store = createResourceStore( {
	name: 'test/things',
	resources: [ things, others ],
	selectors: { getThing: things.getData, getOther: others.getData },
	actions: {},
} );

interface Props {
	name?: 'getThing' | 'getOther';
	id?: string;
	enabled?: boolean;
}

let calls: Call[];
let registry: TestRegistry;
const wrapper = ( { children }: { children: ReactNode } ) => (
	<RegistryProvider value={ registry }>{ children }</RegistryProvider>
);
const useThing = ( { name = 'getThing', id = 'a', enabled = true }: Props ) =>
	useResource( store, name, [ id ], { enabled, keepPreviousData: true } );
const renderThing = async () => {
	const rendered = renderHook( useThing, {
		wrapper,
		initialProps: {} as Props,
	} );
	await act( settle );
	return rendered;
};
const respond = ( at: number, body: unknown ) =>
	act( async () => calls[ at ]?.respond( body ) );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( store );
} );

afterEach( () => jest.useRealTimers() );

it( 'aborts the request and returns no data once it is not enabled any more', async () => {
	const { result, rerender } = await renderThing();
	rerender( { enabled: false } );
	await act( settle );
	expect( calls[ 0 ]?.isAborted ).toBe( true );
	expect( result.current ).toMatchObject( {
		data: undefined,
		status: 'idle',
	} );
} );

it( 'returns the data of another selector, and none of the previous one', async () => {
	const { result, rerender } = await renderThing();
	await respond( 0, 'a hat' );
	rerender( { name: 'getOther' } );
	await act( settle );
	expect( result.current ).toMatchObject( {
		data: undefined,
		isLoading: true,
		isPreviousData: false,
	} );
	await respond( 1, 'a cat' );
	expect( result.current.data ).toBe( 'a cat' );
	expect( calls.map( ( { path } ) => path ) ).toEqual( [
		'/things/a',
		'/others/a',
	] );
} );

it( 'requests the data of the current arguments on retry', async () => {
	const { result, rerender } = await renderThing();
	await respond( 0, 'a hat' );
	const { retry } = result.current;
	rerender( {} );
	expect( result.current.retry ).toBe( retry );
	rerender( { id: 'b' } );
	await act( settle );
	await respond( 1, 'a boot' );
	await act( async () => {
		result.current.retry();
		await settle();
	} );
	expect( calls.map( ( { path } ) => path ) ).toEqual( [
		'/things/a',
		'/things/b',
		'/things/b',
	] );
} );

it( 'returns no data of a selector that another script marked as failed', () => {
	registry
		.dispatch( store )
		.failResolution( 'getThing', [ 'a' ], new Error( 'No.' ) );
	const { result } = renderHook( () => useThing( {} ), { wrapper } );
	expect( result.current.data ).toBeUndefined();
} );

it( 'requests nothing when the browser is online and it is not enabled', async () => {
	const { rerender } = await renderThing();
	for ( let attempt = 0; attempt < 3; attempt++ ) {
		await act( async () => calls[ attempt ]?.drop() );
		await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
	}
	rerender( { enabled: false } );
	await act( async () => {
		window.dispatchEvent( new Event( 'online' ) );
		await settle();
	} );
	expect( calls ).toHaveLength( 3 );
} );
