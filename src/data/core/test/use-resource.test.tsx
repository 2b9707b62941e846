import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { createResourceStore } from '../create-resource-store';
import { defineMutation } from '../define-mutation';
import { defineResource } from '../define-resource';
import { useResource } from '../use-resource';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { ResourceOptions } from '../use-resource';
import type { Call, TestRegistry } from '../../testing';

interface ThingQuery {
	size?: string;
}

const things = defineResource< [ name: string, query?: ThingQuery ], string >( {
	name: 'getThing',
	selectors: [ 'getThing' ],
	defaultValue: 'nothing',
	request: ( name, query ) => ( {
		path: `/things/${ name }`,
		query: { ...query },
	} ),
} );
const store = createResourceStore( {
	name: 'test/things',
	resources: [ things ],
	selectors: { getThing: things.getData },
	actions: {
		renameThing: defineMutation( {
			name: 'renameThing',
			request: ( name: string, title: string ) => ( {
				path: `/things/${ name }`,
				data: { title },
			} ),
			parse: ( title: string ) => title,
			optimistic: ( name, title ) => [
				things.receive( [ name ], title ),
			],
		} ).action,
	},
} );

type Args = [ name: string, query?: ThingQuery ];

let calls: Call[];
let registry: TestRegistry;

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( store );
} );

afterEach( () => jest.useRealTimers() );

const wrapper = ( { children }: { children: ReactNode } ) => (
	<RegistryProvider value={ registry }>{ children }</RegistryProvider>
);

async function renderResource( args: Args, options?: ResourceOptions< Args > ) {
	const rendered = renderHook(
		( props: { args: Args; options?: ResourceOptions< Args > } ) =>
			useResource( store, 'getThing', props.args, props.options ),
		{ wrapper, initialProps: { args, options } }
	);
	await act( settle );
	return rendered;
}

const respond = ( at: number, body: unknown ) =>
	act( async () => calls[ at ]?.respond( body ) );

const fail = ( at: number, message: string ) =>
	act( async () => calls[ at ]?.fail( message ) );

describe( 'useResource', () => {
	it( 'returns no data and isLoading until the first response', async () => {
		const { result } = await renderResource( [ 'a' ] );

		expect( result.current ).toMatchObject( {
			data: undefined,
			error: undefined,
			status: 'requesting',
			isLoading: true,
			isRefreshing: false,
			readAt: undefined,
		} );
	} );

	it( 'is requesting at the first render already', () => {
		const statuses: string[] = [];
		renderHook(
			() =>
				statuses.push(
					useResource( store, 'getThing', [ 'a' ] ).status
				),
			{ wrapper }
		);

		expect( new Set( statuses ) ).toEqual( new Set( [ 'requesting' ] ) );
	} );

	it( 'returns the data once the response is received', async () => {
		const { result } = await renderResource( [ 'a' ] );
		await respond( 0, 'a hat' );

		expect( result.current ).toMatchObject( {
			data: 'a hat',
			error: undefined,
			status: 'success',
			isLoading: false,
			isRefreshing: false,
			isPreviousData: false,
			readAt: registry.select( store ).getReadAt( 'getThing', [ 'a' ] ),
		} );
	} );

	it( 'returns the state of the selectors getRequestState and hasResponse', async () => {
		const { getRequestState, hasResponse } = registry.select( store );
		expect( hasResponse( 'getThing', [ 'a' ] ) ).toBe( false );
		expect( getRequestState( 'getThing', [ 'a' ] ).status ).toBe( 'idle' );

		const { result } = await renderResource( [ 'a' ] );
		await respond( 0, 'a hat' );
		expect( hasResponse( 'getThing', [ 'a' ] ) ).toBe( true );
		expect( getRequestState( 'getThing', [ 'a' ] ) ).toMatchObject( {
			status: result.current.status,
			receivedAt: result.current.readAt,
		} );
	} );

	it( 'returns the error of a failed request and loads again on retry', async () => {
		const { result } = await renderResource( [ 'a' ] );
		await fail( 0, 'Out of hats.' );
		expect( result.current ).toMatchObject( {
			data: undefined,
			error: { message: 'Out of hats.' },
			status: 'error',
			isLoading: false,
		} );

		act( () => {
			result.current.retry();
		} );
		await act( settle );
		expect( result.current ).toMatchObject( {
			error: undefined,
			isLoading: true,
		} );

		await respond( 1, 'a hat' );
		expect( result.current ).toMatchObject( {
			data: 'a hat',
			status: 'success',
		} );
	} );

	it( 'keeps the data while it is refreshed and when that fails', async () => {
		const { result } = await renderResource( [ 'a' ] );
		await respond( 0, 'a hat' );

		act( () => {
			result.current.retry();
		} );
		await act( settle );
		expect( result.current ).toMatchObject( {
			data: 'a hat',
			status: 'requesting',
			isLoading: false,
			isRefreshing: true,
		} );

		await fail( 1, 'Out of hats.' );
		expect( result.current ).toMatchObject( {
			data: 'a hat',
			error: { message: 'Out of hats.' },
			status: 'error',
			isRefreshing: false,
		} );
	} );

	it( 'sends one request for equal arguments in new objects', async () => {
		const { result, rerender } = await renderResource( [
			'a',
			{ size: 'xl' },
		] );
		await respond( 0, 'a hat' );
		const before = result.current;
		rerender( { args: [ 'a', { size: 'xl' } ], options: undefined } );
		await act( settle );

		expect( calls ).toHaveLength( 1 );
		expect( result.current ).toBe( before );
	} );

	it( 'returns no data of other arguments by default', async () => {
		const { result, rerender } = await renderResource( [ 'a' ] );
		await respond( 0, 'a hat' );
		rerender( { args: [ 'b' ], options: undefined } );

		expect( result.current ).toMatchObject( {
			data: undefined,
			isLoading: true,
		} );
	} );

	it( 'keeps the data of the previous arguments with keepPreviousData', async () => {
		const options = { keepPreviousData: true };
		const { result, rerender } = await renderResource( [ 'a' ], options );
		await respond( 0, 'a hat' );
		rerender( { args: [ 'b' ], options } );
		await act( settle );
		expect( result.current ).toMatchObject( {
			data: 'a hat',
			isLoading: false,
			isRefreshing: true,
			isPreviousData: true,
			readAt: undefined,
		} );

		await respond( 1, 'a boot' );
		expect( result.current ).toMatchObject( {
			data: 'a boot',
			isRefreshing: false,
			isPreviousData: false,
		} );
	} );

	it( 'drops the data of the previous arguments when the new request fails', async () => {
		const options = { keepPreviousData: true };
		const { result, rerender } = await renderResource( [ 'a' ], options );
		await respond( 0, 'a hat' );
		rerender( { args: [ 'b' ], options } );
		await act( settle );
		await fail( 1, 'Out of boots.' );

		expect( result.current ).toMatchObject( {
			data: undefined,
			error: { message: 'Out of boots.' },
			isPreviousData: false,
		} );
	} );

	it( 'lets keepPreviousData decide by the previous arguments', async () => {
		const options = {
			keepPreviousData: ( [ name ]: Args ) => name === 'b',
		};
		const { result, rerender } = await renderResource( [ 'a' ], options );
		await respond( 0, 'a hat' );
		rerender( { args: [ 'b' ], options } );
		await act( settle );
		expect( result.current.data ).toBeUndefined();

		await respond( 1, 'a boot' );
		rerender( { args: [ 'c' ], options } );
		expect( result.current.data ).toBe( 'a boot' );
	} );

	it( 'sends no request while it is not enabled', async () => {
		const { result, rerender } = await renderResource( [ 'a' ], {
			enabled: false,
		} );
		expect( calls ).toHaveLength( 0 );
		expect( result.current ).toMatchObject( {
			data: undefined,
			status: 'idle',
			isLoading: false,
			isRefreshing: false,
		} );

		rerender( { args: [ 'a' ], options: { enabled: true } } );
		await act( settle );
		expect( calls ).toHaveLength( 1 );
		expect( result.current.isLoading ).toBe( true );
	} );

	it( 'returns optimistic data before the first response', async () => {
		const { result } = await renderResource( [ 'a' ] );
		act( () => {
			registry
				.dispatch( store )
				.renameThing( 'a', 'a new hat' )
				.catch( () => {} );
		} );

		expect( result.current ).toMatchObject( {
			data: 'a new hat',
			isLoading: false,
			isRefreshing: true,
		} );
	} );

	it( 'aborts the request when the component is unmounted', async () => {
		const { unmount } = await renderResource( [ 'a' ] );
		unmount();
		await act( settle );

		expect( calls[ 0 ]?.isAborted ).toBe( true );
	} );

	it( 'returns the data when another request has resolved the selector', async () => {
		const source = createResourceStore( {
			name: 'test/received',
			resources: [ things ],
			selectors: { getThing: things.getData },
			actions: {},
		} );
		registry = createTestRegistry( source );
		registry.dispatch( source ).finishResolution( 'getThing', [ 'a' ] );
		const { result } = renderHook(
			() => useResource( source, 'getThing', [ 'a' ] ),
			{ wrapper }
		);
		await act( settle );

		expect( calls ).toHaveLength( 0 );
		expect( result.current ).toMatchObject( {
			data: 'nothing',
			status: 'success',
		} );
	} );

	it( 'requests again once the browser is online after a lost connection', async () => {
		const { result } = await renderResource( [ 'a' ] );
		// The third attempt is the last one.
		for ( let attempt = 0; attempt < 3; attempt++ ) {
			await act( async () => calls[ attempt ]?.drop() );
			await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
		}
		expect( result.current.error?.message ).toMatch( /Could not reach/ );
		expect( calls ).toHaveLength( 3 );
		await act( async () => {
			window.dispatchEvent( new Event( 'online' ) );
			await settle();
		} );
		expect( calls ).toHaveLength( 4 );
		await respond( 3, 'a thing' );
		expect( result.current ).toMatchObject( {
			data: 'a thing',
			error: undefined,
		} );
	} );

	it( 'requests again what fails shortly after the browser is back online', async () => {
		const { result } = await renderResource( [ 'a' ] );
		await act( async () => {
			window.dispatchEvent( new Event( 'online' ) );
		} );
		// The third attempt is the last one.
		for ( let attempt = 0; attempt < 3; attempt++ ) {
			if ( attempt > 0 ) {
				await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
			}
			await act( async () => {
				calls[ attempt ]?.drop();
				await settle();
			} );
		}
		expect( result.current.error?.message ).toMatch( /Could not reach/ );
		await act( () => jest.advanceTimersByTimeAsync( 1200 ) );
		expect( calls ).toHaveLength( 4 );
		await respond( 3, 'a thing' );
		expect( result.current ).toMatchObject( {
			data: 'a thing',
			error: undefined,
		} );
	} );

	it( 'leaves other errors alone when the browser is online', async () => {
		await renderResource( [ 'a' ] );
		await fail( 0, 'Not today.' );
		await act( async () => {
			window.dispatchEvent( new Event( 'online' ) );
			await settle();
		} );
		expect( calls ).toHaveLength( 1 );
	} );
} );
