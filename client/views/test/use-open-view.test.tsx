import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { viewsStore } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type { SavedView } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { useOpenView, useViewColumns } from '../use-open-view';

const ORDERS = '/analytics/orders';

const VIEW: SavedView = {
	id: 'v1',
	name: 'Large orders',
	path: ORDERS,
	query: '',
	hidden_columns: [ 'coupons' ],
	scope: 'own',
	is_pinned: false,
	can_edit: true,
};
const OTHER = { ...VIEW, id: 'v2', name: 'Small orders' };

describe( 'useOpenView', () => {
	const open = async ( path: string, query: Query ) => {
		const calls = fakeNetwork( {
			'GET /storedeck/v1/views': [ OTHER, VIEW ],
		} );
		const registry = createTestRegistry( viewsStore );
		const { result } = renderHook( () => useOpenView( path, query ), {
			wrapper: ( { children }: { children: ReactNode } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		} );
		await act( settle );
		return { name: result.current?.name, calls };
	};

	it( 'returns the view in the URL', async () => {
		expect( ( await open( ORDERS, { view: 'v1' } ) ).name ).toBe(
			'Large orders'
		);
	} );

	it( 'returns none of another screen, and no unknown one', async () => {
		expect(
			( await open( '/analytics/stock', { view: 'v1' } ) ).name
		).toBeUndefined();
		expect( ( await open( ORDERS, { view: 'v9' } ) ).name ).toBeUndefined();
	} );

	it.each( [ undefined, '', [ 'v1' ] ] )(
		'requests nothing for the view %j',
		async ( view ) => {
			const { name, calls } = await open( ORDERS, { view } );
			expect( name ).toBeUndefined();
			expect( calls ).toEqual( [] );
		}
	);
} );

describe( 'useViewColumns', () => {
	const open = ( initialProps: SavedView | undefined ) =>
		renderHook( ( view: SavedView | undefined ) => useViewColumns( view ), {
			initialProps,
		} );

	it( 'returns nothing without a view that hides columns', () => {
		expect( open( undefined ).result.current ).toBeUndefined();
		expect(
			open( { ...VIEW, hidden_columns: null } ).result.current
		).toBeUndefined();
	} );

	it( 'keeps changes until another view is opened or this one is saved', () => {
		const { result, rerender } = open( VIEW );
		expect( result.current?.hidden ).toEqual( [ 'coupons' ] );
		act( () => result.current?.onChange( [ 'status' ] ) );
		expect( result.current?.hidden ).toEqual( [ 'status' ] );
		rerender( VIEW );
		expect( result.current?.hidden ).toEqual( [ 'status' ] );
		const saved = { ...VIEW, hidden_columns: [ 'status', 'date' ] };
		rerender( saved );
		expect( result.current?.hidden ).toEqual( [ 'status', 'date' ] );
		rerender( OTHER );
		expect( result.current?.hidden ).toEqual( [ 'coupons' ] );
	} );
} );
