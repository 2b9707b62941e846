import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { ROW_PARTS, STATS_PARTS, useAnswerParts } from '../use-answer-parts';

const PATH = '/storedeck/v1/answers/orders';
const MAY = { period: 'custom', after: '2022-05-01', before: '2022-05-31' };

const stats = ( count: number ) => ( {
	totals: { orders_count: count },
	intervals: [],
} );
const rows = ( id: number ) => ( { items: [ { order_id: id } ], total: 60 } );

/** An answer with all parts of a report that is compared with nothing. */
const ANSWER = {
	errors: {},
	primary: stats( 60 ),
	compared: null,
	secondary: null,
	rows: rows( 1 ),
	compared_rows: null,
};
const BUSY = { code: 'busy', message: 'Busy.', data: { status: 503 } };

let calls: Call[];

async function ask( query: Record< string, string > ) {
	const registry = createTestRegistry( reportsStore );
	const { result, rerender } = renderHook(
		( props ) =>
			useAnswerParts(
				{ endpoint: 'orders', query: props },
				[ ...STATS_PARTS, ...ROW_PARTS ],
				true
			),
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
		get: () => ( {
			primary: result.current( 'primary' ),
			rows: result.current( 'rows' ),
		} ),
		ask: async ( next: Record< string, string > ) => {
			rerender( next );
			await act( settle );
		},
	};
}

async function respond( body: unknown ) {
	await act( async () => calls.at( -1 )?.respond( body ) );
	await act( settle );
}

beforeEach( () => {
	calls = fakeNetwork();
} );

it( 'asks for everything in one request', async () => {
	const { get } = await ask( MAY );
	expect( calls.map( ( { path, query } ) => [ path, query ] ) ).toEqual( [
		[ PATH, MAY ],
	] );
	expect( get().rows ).toMatchObject( { isRequesting: true } );
	await respond( ANSWER );
	expect( get().primary ).toMatchObject( {
		data: stats( 60 ),
		isRequesting: false,
		isPreviousData: false,
	} );
	expect( get().rows.data ).toEqual( rows( 1 ) );
	expect( calls ).toHaveLength( 1 );
} );

it( 'asks for the rows only on another page, and shows the others meanwhile', async () => {
	const { get, ask: askNext } = await ask( MAY );
	await respond( ANSWER );
	await askNext( { ...MAY, paged: '2' } );
	expect( calls.at( -1 )?.query ).toEqual( {
		...MAY,
		paged: '2',
		parts: 'rows,compared_rows',
	} );
	expect( get().rows ).toMatchObject( {
		data: rows( 1 ),
		isPreviousData: true,
		isRequesting: true,
	} );
	expect( get().primary ).toMatchObject( {
		data: stats( 60 ),
		isRequesting: false,
		isPreviousData: false,
	} );
	await respond( { errors: {}, rows: rows( 2 ), compared_rows: null } );
	expect( get().rows ).toMatchObject( {
		data: rows( 2 ),
		isPreviousData: false,
	} );
	await askNext( MAY );
	expect( get().rows.data ).toEqual( rows( 1 ) );
	expect( calls ).toHaveLength( 2 );
} );

it( 'asks at once for parts that took too long', async () => {
	const { get } = await ask( MAY );
	const { rows: _, ...others } = ANSWER;
	await respond( others );
	expect( get().primary.data ).toEqual( stats( 60 ) );
	expect( get().rows ).toMatchObject( {
		data: undefined,
		isRequesting: true,
	} );
	expect( calls.at( -1 )?.query.parts ).toBe( 'rows' );
	await respond( { errors: {}, rows: rows( 1 ) } );
	expect( get().rows ).toMatchObject( {
		data: rows( 1 ),
		isRequesting: false,
	} );
} );

it( 'asks for the rows of another page and for what took too long together', async () => {
	const { get, ask: askNext } = await ask( MAY );
	const { primary: _, ...others } = ANSWER;
	await askNext( { ...MAY, paged: '2' } );
	await act( async () => calls[ 0 ]?.respond( others ) );
	await act( settle );
	expect( calls.at( -1 )?.query ).toMatchObject( {
		paged: '2',
		parts: 'primary,rows,compared_rows',
	} );
	await respond( { ...ANSWER, rows: rows( 2 ) } );
	expect( get().primary.data ).toEqual( stats( 60 ) );
	expect( get().rows.data ).toEqual( rows( 2 ) );
} );

it( 'retries a part that failed alone', async () => {
	const { get } = await ask( MAY );
	const { rows: _, ...others } = ANSWER;
	await respond( { ...others, errors: { rows: BUSY } } );
	expect( get().rows ).toMatchObject( {
		error: { message: 'Busy.', status: 503 },
		isRequesting: false,
	} );
	expect( get().primary.error ).toBeUndefined();
	expect( calls ).toHaveLength( 1 );
	act( () => get().rows.retry() );
	await act( settle );
	expect( calls.at( -1 )?.query.parts ).toBe( 'rows' );
	await respond( { errors: {}, rows: rows( 1 ) } );
	expect( get().rows ).toMatchObject( {
		data: rows( 1 ),
		error: undefined,
	} );
	expect( calls ).toHaveLength( 2 );
} );

it( 'fails as a whole if nothing can be answered', async () => {
	const { get } = await ask( MAY );
	await act( async () => calls.at( -1 )?.fail( 'Not today.' ) );
	for ( const part of [ get().primary, get().rows ] ) {
		expect( part ).toMatchObject( {
			data: undefined,
			error: { message: 'Not today.' },
			isRequesting: false,
		} );
	}
	act( () => get().rows.retry() );
	await act( settle );
	expect( calls.at( -1 )?.query ).toEqual( MAY );
} );
