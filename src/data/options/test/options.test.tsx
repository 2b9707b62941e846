import { act, render, screen } from '@testing-library/react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { useOptionsHydration, withOptionsHydration } from '../hydration';
import { BATCH_SIZE, optionsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( optionsStore );
const dispatch = () => registry.dispatch( optionsStore );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( optionsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'reading', () => {
	it( 'sends one request for options that are read together', async () => {
		expect( select().getOption( 'a' ) ).toBeUndefined();
		select().getOption( 'b' );
		select().getOption( 'a' );
		await settle();

		expect( calls.map( ( { decodedUrl } ) => decodedUrl ) ).toEqual( [
			'/wc-admin/options?options=a,b',
		] );
		await calls[ 0 ]?.respond( { a: 'yes', b: false } );
		expect( select().getOption( 'a' ) ).toBe( 'yes' );
		expect( select().getOption( 'b' ) ).toBe( false );
	} );

	it( 'encodes names in the URL', async () => {
		select().getOption( 'a&b,c' );
		await settle();
		expect( calls[ 0 ]?.url ).toBe( '/wc-admin/options?options=a%26b%2Cc' );
	} );

	it( 'sends one request for names that are requested within a moment', async () => {
		select().getOption( 'a' );
		await jest.advanceTimersByTimeAsync( 0 );
		select().getOption( 'b' );
		await settle();
		expect( calls ).toHaveLength( 1 );

		select().getOption( 'c' );
		await settle();
		expect( calls.map( ( { query } ) => query.options ) ).toEqual( [
			'a,b',
			'c',
		] );
	} );

	it( 'shares a request in flight for equal names', async () => {
		const readOption = () =>
			Promise.all(
				[ 'a', 'b' ].map(
					( name ) =>
						registry
							.resolveSelect( optionsStore )
							.getOption?.( name )
				)
			);
		const first = readOption();
		await settle();
		const second = readOption();
		await settle();
		expect( calls ).toHaveLength( 1 );
		await calls[ 0 ]?.respond( { a: 1, b: 2 } );
		await expect( first ).resolves.toEqual( [ 1, 2 ] );
		await expect( second ).resolves.toEqual( [ 1, 2 ] );
	} );

	it( 'can be requested again after an error', async () => {
		select().getOption( 'a' );
		await settle();
		await calls[ 0 ]?.fail();
		dispatch().refresh( 'getOption', [ 'a' ] );
		await settle();
		await calls[ 1 ]?.respond( { a: 'there' } );
		expect( select().getOption( 'a' ) ).toBe( 'there' );
		expect( select().getOptionsRequestingError( 'a' ) ).toBe( false );
	} );

	it( 'sends a request again after the connection was lost', async () => {
		select().getOption( 'a' );
		await settle();
		await calls[ 0 ]?.drop();
		await jest.advanceTimersByTimeAsync( 1000 );
		await calls[ 1 ]?.respond( { a: 'there' } );
		expect( select().getOption( 'a' ) ).toBe( 'there' );
	} );

	it.each( [ 'isUpdating', '__proto__', 'constructor' ] )(
		'requests an option named %s from the server',
		async ( name ) => {
			expect( select().getOption( name ) ).toBeUndefined();
			await settle();
			expect( calls[ 0 ]?.url ).toBe(
				`/wc-admin/options?options=${ name }`
			);
			await calls[ 0 ]?.respond(
				Object.fromEntries( [ [ name, 'mine' ] ] )
			);
			expect( select().getOption( name ) ).toBe( 'mine' );
			expect( select().isOptionsUpdating() ).toBe( false );
		}
	);

	it( 'sends two requests for many names', async () => {
		for ( let index = 0; index <= BATCH_SIZE; index++ ) {
			select().getOption( `option_${ index }` );
		}
		await settle();
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'rejects all readers when a request fails', async () => {
		select().getOption( 'a' );
		select().getOption( 'b' );
		await settle();
		await calls[ 0 ]?.fail( 'No connection.' );

		for ( const name of [ 'a', 'b' ] ) {
			expect( select().getOptionsRequestingError( name ) ).toMatchObject(
				{
					message: 'No connection.',
				}
			);
			expect(
				select().hasFinishedResolution( 'getOption', [ name ] )
			).toBe( true );
		}
		expect( select().getOptionsRequestingError( 'c' ) ).toBe( false );
	} );

	it( 'requests the other names when one is rejected', async () => {
		select().getOption( 'a' );
		select().getOption( 'secret' );
		select().getOption( 'b' );
		await settle();
		await calls[ 0 ]?.respond(
			{
				code: 'rest_invalid_param',
				message: 'Options that cannot be read: secret',
				data: { status: 400, options: [ 'secret' ] },
			},
			{ status: 400 }
		);
		expect( calls[ 1 ]?.decodedUrl ).toBe(
			'/wc-admin/options?options=a,b'
		);
		await calls[ 1 ]?.respond( { a: 1, b: 2 } );
		expect( select().getOption( 'a' ) ).toBe( 1 );
		expect( select().getOption( 'b' ) ).toBe( 2 );
		expect( select().getOptionsRequestingError( 'a' ) ).toBe( false );
		expect( select().getOptionsRequestingError( 'secret' ) ).toMatchObject(
			{
				message: 'Options that cannot be read: secret',
			}
		);
	} );

	it.each( [
		[ 'no list', 'secret' ],
		[ 'a list of other values', [ 7, null ] ],
	] )(
		'rejects all names when the error has %s of names',
		async ( _what, options ) => {
			select().getOption( 'a' );
			select().getOption( 'secret' );
			await settle();
			await calls[ 0 ]?.respond(
				{ code: 'no', message: 'No.', data: { status: 400, options } },
				{ status: 400 }
			);
			expect( calls ).toHaveLength( 1 );
			for ( const name of [ 'a', 'secret' ] ) {
				expect(
					select().getOptionsRequestingError( name )
				).toMatchObject( {
					message: 'No.',
				} );
			}
		}
	);

	it( 'does not request rejected names repeatedly', async () => {
		select().getOption( 'a' );
		select().getOption( 'secret' );
		await settle();
		const refusal = ( name: string ) => ( {
			code: 'rest_invalid_param',
			message: name,
			data: { status: 400, options: [ name ] },
		} );
		await calls[ 0 ]?.respond( refusal( 'secret' ), { status: 400 } );
		await calls[ 1 ]?.respond( refusal( 'a' ), { status: 400 } );
		expect( calls ).toHaveLength( 2 );
		expect( select().getOptionsRequestingError( 'a' ) ).toMatchObject( {
			message: 'a',
		} );
	} );

	it( 'keeps the error of an option when another one fails', () => {
		dispatch().setRequestingError( { message: 'first' }, 'a' );
		dispatch().setRequestingError( { message: 'second' }, 'b' );
		expect( select().getOptionsRequestingError( 'a' ) ).toEqual( {
			message: 'first',
		} );
	} );

	it.each( [
		'isUpdating',
		'updatingError',
		'requestingErrors',
		'__proto__',
	] )( 'stores an option named %s', ( name ) => {
		dispatch().receiveOptions( Object.fromEntries( [ [ name, 'mine' ] ] ) );
		expect( select().getOption( name ) ).toBe( 'mine' );
		expect( select().isOptionsUpdating() ).toBe( false );
		expect( select().getOptionsUpdatingError() ).toBe( false );
	} );
} );

describe( 'updateOptions', () => {
	it( 'shows the new value at once and saves it', async () => {
		const saved = dispatch().updateOptions( { a: 'new' } );
		expect( select().getOption( 'a' ) ).toBe( 'new' );
		expect( select().isOptionsUpdating() ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			path: '/wc-admin/options',
			method: 'POST',
			data: { a: 'new' },
		} );

		await calls[ 0 ]?.respond( { a: true } );
		await expect( saved ).resolves.toEqual( { success: true, a: true } );
		expect( select().isOptionsUpdating() ).toBe( false );
		expect( select().getOption( 'a' ) ).toBe( 'new' );
	} );

	it( 'restores the previous value and stores the error when saving fails', async () => {
		dispatch().receiveOptions( { a: 'old' } );
		const saved = dispatch().updateOptions( { a: 'new' } );
		await settle();
		await calls[ 0 ]?.fail( 'No connection.' );

		await expect( saved ).resolves.toMatchObject( {
			success: false,
			message: 'No connection.',
			code: 'server_error',
			status: 500,
		} );
		expect( select().getOption( 'a' ) ).toBe( 'old' );
		expect( select().getOptionsUpdatingError() ).toMatchObject( {
			message: 'No connection.',
		} );
		expect( select().isOptionsUpdating() ).toBe( false );
	} );

	it.each( [
		[ 'woocommerce_date_type', 'wc/admin/reports' ],
		[ 'blogname', undefined ],
	] )(
		'invalidates data that depends on %s',
		async ( name, isInvalidated ) => {
			const invalidate = jest.fn( () => ( { type: 'NOTHING' } ) );
			registry.registerStore( 'wc/admin/reports', {
				reducer: () => ( {} ),
				actions: { invalidate },
			} );
			const saved = dispatch().updateOptions( { [ name ]: 'x' } );
			await settle();
			await calls[ 0 ]?.respond( {} );
			await saved;
			expect( invalidate ).toHaveBeenCalledTimes( isInvalidated ? 1 : 0 );
		}
	);

	it( 'is not overwritten by a response to an earlier request', async () => {
		select().getOption( 'a' );
		await settle();
		dispatch().updateOptions( { a: 'new' } );
		await settle();
		await calls[ 1 ]?.respond( { a: true } );
		await calls[ 0 ]?.respond( { a: 'old' } );

		expect( select().getOption( 'a' ) ).toBe( 'new' );
	} );
} );

describe( 'setters', () => {
	it( 'sets the values that selectors return', () => {
		dispatch().setIsUpdating( true );
		expect( select().isOptionsUpdating() ).toBe( true );
		dispatch().setIsUpdating( false );
		expect( select().isOptionsUpdating() ).toBe( false );
		dispatch().setUpdatingError( { message: 'no' } );
		expect( select().getOptionsUpdatingError() ).toEqual( {
			message: 'no',
		} );
	} );
} );

describe( 'hydration', () => {
	function Value( { name }: { name: string } ) {
		const value = useSelect(
			( from ) => from( optionsStore ).getOption( name ),
			[ name ]
		);
		return <p>{ String( value ) }</p>;
	}
	const show = async ( content: JSX.Element ) => {
		render(
			<RegistryProvider value={ registry }>{ content }</RegistryProvider>
		);
		await act( settle );
	};

	it( 'sends no request for values of the page', async () => {
		function Screen() {
			useOptionsHydration( { a: 'carried' } );
			return <Value name="a" />;
		}
		await show( <Screen /> );

		expect( screen.getByText( 'carried' ) ).toBeInTheDocument();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'creates a component', async () => {
		const Wrapped = withOptionsHydration( { a: 'carried' } )( Value );
		await show( <Wrapped name="a" /> );

		expect( screen.getByText( 'carried' ) ).toBeInTheDocument();
		expect( Wrapped.displayName ).toBe( 'WithOptionsHydration(Value)' );
		const Named = Object.assign( () => null, { displayName: 'Screen' } );
		expect( withOptionsHydration( {} )( Named ).displayName ).toBe(
			'WithOptionsHydration(Screen)'
		);
	} );

	it( 'keeps values that were requested before', async () => {
		select().getOption( 'a' );
		await settle();
		await calls[ 0 ]?.respond( { a: 'newer' } );
		const Wrapped = withOptionsHydration( { a: 'carried' } )( Value );
		await show( <Wrapped name="a" /> );

		expect( screen.getByText( 'newer' ) ).toBeInTheDocument();
	} );
} );
