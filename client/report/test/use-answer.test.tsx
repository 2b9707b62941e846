import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { answersStore } from '../answers-store';
import { useAnswer } from '../use-answer';

const TODAY = { metrics: 'orders_count', period: 'today' };
const WEEK = { metrics: 'orders_count', period: 'week' };

let calls: Call[];
/** Of each time that it rendered. */
const results: ReturnType< typeof useAnswer >[] = [];
let registry: TestRegistry;

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( answersStore );
} );

afterEach( () => jest.useRealTimers() );

async function open( query: typeof TODAY | undefined ) {
	const view = renderHook(
		( next: typeof query ) => {
			const result = useAnswer( next );
			results.push( result );
			return result;
		},
		{
			initialProps: query,
			wrapper: ( { children }: { children: ReactNode } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	await act( settle );
	return {
		get: () => view.result.current,
		ask: async ( next: typeof TODAY | undefined ) => {
			view.rerender( next );
			await act( settle );
		},
		leave: async () => {
			view.unmount();
			await act( settle );
		},
	};
}

const respond = ( total: number ) =>
	act( async () => calls.at( -1 )?.respond( { total_rows: total } ) );

it( 'has no answer of the previous question', async () => {
	const { get, ask } = await open( TODAY );
	await respond( 1 );
	await ask( WEEK );
	expect( get() ).toMatchObject( { data: undefined, isRequesting: true } );
	await respond( 2 );
	expect( get() ).toMatchObject( {
		data: { total_rows: 2 },
		isRequesting: false,
	} );
} );

it( 'has the last answer of a question that is asked again, and asks for a new one when it is old', async () => {
	const { get, ask } = await open( TODAY );
	await respond( 1 );
	await ask( WEEK );
	await respond( 2 );
	await ask( TODAY );
	expect( get() ).toMatchObject( {
		data: { total_rows: 1 },
		isRequesting: false,
	} );
	expect( calls ).toHaveLength( 2 );

	jest.setSystemTime( Date.now() + 31_000 );
	await ask( WEEK );
	expect( calls.map( ( { query } ) => query.period ) ).toEqual( [
		'today',
		'week',
		'week',
	] );
	expect( get() ).toMatchObject( {
		data: { total_rows: 2 },
		isRequesting: true,
	} );
	await respond( 3 );
	expect( get() ).toMatchObject( {
		data: { total_rows: 3 },
		isRequesting: false,
	} );
} );

it( 'asks again for what failed when it is shown again, and not before', async () => {
	const { get, ask } = await open( TODAY );
	await act( async () => calls[ 0 ]?.fail( 'Not today.' ) );
	await ask( TODAY );
	expect( get().error?.message ).toBe( 'Not today.' );
	expect( calls ).toHaveLength( 1 );
	await ask( undefined );
	results.length = 0;
	await ask( TODAY );
	// The last failure is no failure of this request.
	expect( results.map( ( { error } ) => error ) ).not.toContainEqual(
		expect.anything()
	);
	expect( get().isRequesting ).toBe( true );
	await respond( 1 );
	expect( get() ).toMatchObject( {
		data: { total_rows: 1 },
		error: undefined,
	} );
} );

it( 'asks once for all that show an answer, and no longer when none is left', async () => {
	const views = [ await open( TODAY ), await open( TODAY ) ];
	expect( calls ).toHaveLength( 1 );
	await views[ 0 ]?.leave();
	expect( calls[ 0 ]?.isAborted ).toBe( false );
	await views[ 1 ]?.leave();
	expect( calls[ 0 ]?.isAborted ).toBe( true );
	expect( calls ).toHaveLength( 1 );
} );
