import { act, renderHook } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { withCurrentUserHydration } from '../hydration';
import { decodePreferences, encodePreferences } from '../preferences';
import { userStore } from '../store';
import { useUser } from '../use-user';
import { useUserPreferences } from '../use-user-preferences';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { ReactNode } from 'react';
import type { Call, TestRegistry } from '../../testing';
import type { User } from '../types';

let calls: Call[];
let registry: TestRegistry;
const wrapper = ( { children }: { children: ReactNode } ) => (
	<RegistryProvider value={ registry }>{ children }</RegistryProvider>
);
const carry = ( preferences: Record< string, unknown > ) => {
	window.storedeckSettings = {
		currentUser: {
			id: 3,
			name: 'Ada',
			capabilities: { manage_woocommerce: true, edit_users: false },
			preferences,
		},
	};
};

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( userStore );
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

describe( 'useUser', () => {
	it( 'returns the user of the page without a request', async () => {
		carry( {} );
		const { result } = renderHook( useUser, { wrapper } );
		await act( settle );

		expect( result.current.user ).toMatchObject( { id: 3, name: 'Ada' } );
		expect( result.current.isRequesting ).toBe( false );
		expect( result.current.currentUserCan( 'manage_woocommerce' ) ).toBe(
			true
		);
		expect( result.current.currentUserCan( 'edit_users' ) ).toBe( false );
		expect( result.current.currentUserCan( 'toString' ) ).toBe( false );
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'requests the user when the page has none', async () => {
		const { result } = renderHook( useUser, { wrapper } );
		await act( settle );
		expect( result.current.isRequesting ).toBe( true );
		expect( result.current.currentUserCan( 'read' ) ).toBe( false );
		expect( calls[ 0 ]?.decodedUrl ).toBe( '/wp/v2/users/me?context=edit' );

		await act(
			async () => calls[ 0 ]?.respond( { id: 3, is_super_admin: true } )
		);
		expect( result.current.isRequesting ).toBe( false );
		expect( result.current.currentUserCan( 'anything' ) ).toBe( true );
	} );

	it.each< [ Partial< User >, boolean ] >( [
		[ {}, false ],
		[ { is_super_admin: false, capabilities: {} }, false ],
		[ { is_super_admin: false, capabilities: { read: true } }, true ],
		[ { is_super_admin: true, capabilities: { read: false } }, true ],
	] )( 'returns the capabilities of %j', async ( user, canRead ) => {
		registry.dispatch( userStore ).receiveCurrentUser( { id: 3, ...user } );
		const { result } = renderHook( useUser, { wrapper } );
		expect( result.current.currentUserCan( 'read' ) ).toBe( canRead );
		await act( settle );
	} );

	it( 'returns the user of a hydrated component', async () => {
		const Screen = withCurrentUserHydration( { id: 8 } )( () => null );
		const { result } = renderHook( useUser, {
			wrapper: ( { children } ) => (
				<RegistryProvider value={ registry }>
					<Screen />
					{ children }
				</RegistryProvider>
			),
		} );
		await act( settle );

		expect( result.current.user?.id ).toBe( 8 );
		expect( calls ).toHaveLength( 0 );
	} );
} );

describe( 'useUserPreferences', () => {
	const show = () => renderHook( useUserPreferences, { wrapper } ).result;

	it( 'returns the preferences of the page at the first render', () => {
		carry( { orders_report_columns: [ 'status' ] } );
		expect( show().current ).toMatchObject( {
			isRequesting: false,
			orders_report_columns: [ 'status' ],
		} );
	} );

	it( 'shows a new value at once and saves it', async () => {
		carry( {
			orders_report_columns: [ 'status' ],
			homepage_layout: 'two',
		} );
		const result = show();
		const saved = act( async () => {
			const update = result.current.updateUserPreferences( {
				orders_report_columns: [],
			} );
			await settle();
			expect( calls[ 0 ] ).toMatchObject( {
				path: '/wp/v2/users/me',
				method: 'POST',
				data: { woocommerce_meta: { orders_report_columns: '[]' } },
			} );
			expect(
				registry.select( userStore ).getCurrentUser()?.woocommerce_meta
			).toMatchObject( { orders_report_columns: '[]' } );
			await calls[ 0 ]?.respond( {
				id: 3,
				woocommerce_meta: { orders_report_columns: '[]', other: '1' },
			} );
			await expect( update ).resolves.toMatchObject( {
				updatedUser: {
					id: 3,
					woocommerce_meta: { orders_report_columns: [], other: 1 },
				},
			} );
		} );
		await saved;

		expect( result.current ).toMatchObject( {
			orders_report_columns: [],
			homepage_layout: 'two',
			other: 1,
		} );
	} );

	it( 'restores the previous value and returns the error when saving fails', async () => {
		carry( { homepage_layout: 'two' } );
		const result = show();
		await act( async () => {
			const update = result.current.updateUserPreferences( {
				homepage_layout: 'one',
			} );
			await settle();
			await calls[ 0 ]?.fail( 'No connection.' );
			await expect( update ).resolves.toMatchObject( {
				error: { message: 'No connection.' },
				updatedUser: undefined,
			} );
		} );

		expect( result.current ).toMatchObject( { homepage_layout: 'two' } );
	} );

	it( 'returns an error without preferences to save', async () => {
		carry( {} );
		const { error } = await show().current.updateUserPreferences( {} );

		expect( error?.message ).toBe(
			'Invalid woocommerce_meta data for update.'
		);
		expect( calls ).toHaveLength( 0 );
	} );
} );

describe( 'the store', () => {
	it( 'stores a user, and returns whether it is saving', async () => {
		const { receiveCurrentUser, saveMeta } = registry.dispatch( userStore );
		const { getCurrentUser, isSaving } = registry.select( userStore );
		receiveCurrentUser( { id: 5, woocommerce_meta: { a: '1' } } );
		expect( getCurrentUser()?.id ).toBe( 5 );
		expect( isSaving() ).toBe( false );

		const saved = saveMeta( { a: '2' } );
		expect( isSaving() ).toBe( true );
		await settle();
		await Promise.all( [
			expect( saved ).rejects.toThrow( 'No pen.' ),
			calls
				.find( ( { method } ) => method === 'POST' )
				?.fail( 'No pen.' ),
		] );
		expect( isSaving() ).toBe( false );
		expect( getCurrentUser()?.woocommerce_meta ).toEqual( { a: '1' } );
	} );

	it.each( [
		[ 'no preferences', { id: 5 }, { a: '2', b: '1' } ],
		[
			'other preferences',
			{ id: 5, woocommerce_meta: { b: '9', c: '3' } },
			{ a: '2', b: '1', c: '3' },
		],
		[
			'another value',
			{ id: 5, woocommerce_meta: { a: '4' } },
			{ a: '4', b: '1' },
		],
	] )(
		'keeps preferences when the response has %s',
		async ( _what, body, meta ) => {
			const { receiveCurrentUser, saveMeta } =
				registry.dispatch( userStore );
			receiveCurrentUser( {
				id: 5,
				woocommerce_meta: { a: '1', b: '1' },
			} );
			const saved = saveMeta( { a: '2' } );
			await settle();
			await calls[ 0 ]?.respond( body );
			await saved;
			expect(
				registry.select( userStore ).getCurrentUser()?.woocommerce_meta
			).toEqual( meta );
		}
	);

	it( 'shows a preference that is saved before the user is loaded', () => {
		registry
			.dispatch( userStore )
			.saveMeta( { a: '2' } )
			.catch( () => {} );
		expect( registry.select( userStore ).getCurrentUser() ).toEqual( {
			id: 0,
			woocommerce_meta: { a: '2' },
		} );
	} );

	it( 'keeps a preference that is missing in the response to an earlier write', async () => {
		const { receiveCurrentUser, saveMeta } = registry.dispatch( userStore );
		const { getCurrentUser } = registry.select( userStore );
		receiveCurrentUser( { id: 5, woocommerce_meta: { a: '1', b: '1' } } );
		const both = [ saveMeta( { a: '2' } ), saveMeta( { b: '2' } ) ];
		await settle();
		expect( getCurrentUser()?.woocommerce_meta ).toEqual( {
			a: '2',
			b: '2',
		} );
		const posts = () => calls.filter( ( { method } ) => method === 'POST' );
		expect( posts() ).toHaveLength( 1 );
		await posts()[ 0 ]?.respond( {
			id: 5,
			woocommerce_meta: { a: '2', b: '1' },
		} );
		await settle();
		expect( getCurrentUser()?.woocommerce_meta ).toEqual( {
			a: '2',
			b: '2',
		} );
		await posts()[ 1 ]?.respond( {
			id: 5,
			woocommerce_meta: { a: '2', b: '2' },
		} );
		await Promise.all( both );
		expect( getCurrentUser()?.woocommerce_meta ).toEqual( {
			a: '2',
			b: '2',
		} );
	} );
} );

describe( 'encodePreferences and decodePreferences', () => {
	it( 'encodes and decodes values', () => {
		const values = { list: [ 'a' ], flag: false, text: 'yes', none: null };
		expect( decodePreferences( encodePreferences( values ) ) ).toEqual(
			values
		);
	} );

	it( 'omits undefined values', () => {
		expect( encodePreferences( { a: undefined } ) ).toEqual( {} );
	} );

	it( 'decodes an empty string as empty', () => {
		expect( decodePreferences( { a: '' } ) ).toEqual( { a: '' } );
	} );

	it( 'decodes an invalid value as empty and logs it', () => {
		const log = jest.spyOn( console, 'error' ).mockImplementation();
		expect( decodePreferences( { a: '{' } ) ).toEqual( { a: '' } );
		expect( log ).toHaveBeenCalledWith(
			"Error parsing value '{' for a",
			expect.any( String )
		);
		log.mockRestore();
	} );
} );
