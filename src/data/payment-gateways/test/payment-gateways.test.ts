import { paymentGatewaysStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( paymentGatewaysStore );
const dispatch = () => registry.dispatch( paymentGatewaysStore );
const ids = () =>
	select()
		.getPaymentGateways()
		.map( ( { id } ) => id );

async function readList() {
	select().getPaymentGateways();
	await settle();
	await calls.shift()?.respond( [
		{ id: 'bacs', title: 'Transfer', enabled: false },
		{ id: 'cod', title: 'Cash', enabled: true },
	] );
}

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( paymentGatewaysStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getPaymentGateways', () => {
	it( 'requests all, then needs no request for a single one', async () => {
		expect( select().getPaymentGateways() ).toEqual( [] );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'GET',
			path: '/wc/v3/payment_gateways',
		} );
		await readList();

		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
		expect( select().getPaymentGateway( 'cod' )?.title ).toBe( 'Cash' );
		expect(
			select().hasFinishedResolution( 'getPaymentGateway', [ 'cod' ] )
		).toBe( true );
		await settle();
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'returns the same list while nothing changes', async () => {
		await readList();
		const before = select().getPaymentGateways();
		expect( select().getPaymentGateways() ).toBe( before );
	} );

	it( 'stores an error by its name', async () => {
		expect(
			select().getPaymentGatewayError( 'getPaymentGateways' )
		).toBeNull();
		select().getPaymentGateways();
		await settle();
		await calls[ 0 ]?.fail( 'Not today.' );

		expect(
			select().getPaymentGatewayError( 'getPaymentGateways' )
		).toMatchObject( { message: 'Not today.' } );
		expect(
			select().getPaymentGatewayError( 'getPaymentGateway' )
		).toBeNull();
	} );
} );

describe( 'getPaymentGateway', () => {
	it( 'adds the gateway to the list', async () => {
		expect( select().getPaymentGateway( 'acme pay' ) ).toBeUndefined();
		await settle();
		expect( calls[ 0 ]?.url ).toBe( '/wc/v3/payment_gateways/acme%20pay' );
		await calls.shift()?.respond( { id: 'acme pay', title: 'Acme' } );
		expect( select().getPaymentGateway( 'acme pay' )?.title ).toBe(
			'Acme'
		);
		expect( ids() ).toEqual( [ 'acme pay' ] );

		// A new response replaces the list.
		await readList();
		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
	} );

	it( 'adds it once, however often it is requested', async () => {
		for ( const title of [ 'Acme', 'Acme Pay' ] ) {
			dispatch().refresh( 'getPaymentGateway', [ 'acme' ] );
			await settle();
			await calls.pop()?.respond( { id: 'acme', title } );
		}
		expect( select().getPaymentGateways() ).toEqual( [
			{ id: 'acme', title: 'Acme Pay' },
		] );
	} );

	it( 'replaces the gateway of the list', async () => {
		await readList();
		dispatch().refresh( 'getPaymentGateway', [ 'cod' ] );
		await settle();
		await calls[ 0 ]?.respond( { id: 'cod', title: 'Cash again' } );

		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
		expect( select().getPaymentGateways()[ 1 ]?.title ).toBe(
			'Cash again'
		);
	} );

	it( 'does not drop the response of a list in flight', async () => {
		select().getPaymentGateways();
		select().getPaymentGateway( 'cod' );
		await settle();
		await calls[ 1 ]?.respond( { id: 'cod', title: 'Cash' } );
		await calls[ 0 ]?.respond( [ { id: 'bacs' }, { id: 'cod' } ] );
		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
	} );

	it( 'stores an error by its name', async () => {
		select().getPaymentGateway( 'none' );
		await settle();
		await calls[ 0 ]?.fail( { message: 'No such gateway.', status: 404 } );
		expect(
			select().getPaymentGatewayError( 'getPaymentGateway' )
		).toMatchObject( { message: 'No such gateway.', status: 404 } );
	} );
} );

describe( 'updatePaymentGateway', () => {
	beforeEach( readList );

	it( 'saves the given fields as JSON and stores the response', async () => {
		const done = dispatch().updatePaymentGateway( 'bacs', {
			enabled: true,
			settings: { title: 'Wire' },
		} );
		expect( select().isPaymentGatewayUpdating() ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'PUT',
			path: '/wc/v3/payment_gateways/bacs',
			data: { enabled: true, settings: { title: 'Wire' } },
		} );
		expect( calls[ 0 ]?.headers[ 'Content-Type' ] ).toBe(
			'application/json'
		);

		const saved = { id: 'bacs', title: 'Wire', enabled: true };
		await calls[ 0 ]?.respond( saved );
		await expect( done ).resolves.toEqual( saved );
		expect( select().getPaymentGateway( 'bacs' ) ).toEqual( saved );
		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
		expect( select().isPaymentGatewayUpdating() ).toBe( false );
	} );

	it( 'shows a toggle at once and undoes it when saving fails', async () => {
		const done = dispatch().updatePaymentGateway( 'bacs', {
			enabled: true,
		} );
		expect( select().getPaymentGateway( 'bacs' )?.enabled ).toBe( true );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow( 'Not now.' ),
			calls[ 0 ]?.fail( 'Not now.' ),
		] );
		expect( select().getPaymentGateway( 'bacs' )?.enabled ).toBe( false );
	} );

	it( 'moves the gateway at once and requests the order again', async () => {
		dispatch().retain( 'getPaymentGateways', [] );
		const done = dispatch().updatePaymentGateway( 'cod', { order: 0 } );
		expect( ids() ).toEqual( [ 'cod', 'bacs' ] );
		await settle();
		await calls[ 0 ]?.respond( { id: 'cod', order: 0 } );
		await done;
		expect( ids() ).toEqual( [ 'cod', 'bacs' ] );
		await settle();
		expect( calls[ 1 ] ).toMatchObject( {
			method: 'GET',
			path: '/wc/v3/payment_gateways',
		} );
	} );

	it.each( [
		[ 0, [ 'cod', 'bacs', 'acme' ] ],
		[ 1, [ 'bacs', 'cod', 'acme' ] ],
		[ 2, [ 'bacs', 'acme', 'cod' ] ],
		[ 9, [ 'bacs', 'acme', 'cod' ] ],
	] )( 'moves a gateway to position %d', async ( order, expected ) => {
		dispatch().refresh( 'getPaymentGateways' );
		await settle();
		await calls
			.shift()
			?.respond( [ { id: 'bacs' }, { id: 'cod' }, { id: 'acme' } ] );
		dispatch()
			.updatePaymentGateway( 'cod', { order } )
			.catch( () => {} );
		expect( ids() ).toEqual( expected );
	} );

	it( 'moves no gateway that is not in the list', () => {
		dispatch()
			.updatePaymentGateway( 'acme', { order: 0 } )
			.catch( () => {} );
		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
	} );

	it.each( [
		[ { enabled: true }, 1, 0 ],
		[ { order: 1 }, 0, 1 ],
		[ { order: '1' }, 0, 1 ],
		[ { settings: {} }, 0, 0 ],
	] )(
		'requests the data again that depends on %j',
		async ( fields, tasks, lists ) => {
			const invalidate = jest.fn( () => ( { type: 'NOTHING' } ) );
			registry.registerStore( 'wc/admin/onboarding', {
				reducer: () => ( {} ),
				actions: { invalidate },
			} );
			dispatch().retain( 'getPaymentGateways', [] );
			dispatch().updatePaymentGateway(
				'cod',
				fields as { enabled?: boolean }
			);
			await settle();
			await calls[ 0 ]?.respond( { id: 'cod' } );
			expect( invalidate ).toHaveBeenCalledTimes( tasks );
			expect( calls ).toHaveLength( 1 + lists );
			expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
		}
	);

	it( 'restores the position when saving fails', async () => {
		const done = dispatch().updatePaymentGateway( 'cod', { order: 0 } );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow( 'Not now.' ),
			calls[ 0 ]?.fail( 'Not now.' ),
		] );
		expect( ids() ).toEqual( [ 'bacs', 'cod' ] );
	} );

	it.each( [
		[ 'another gateway', { id: 'cod', title: 'Cash', enabled: true } ],
		[ 'nothing', null ],
	] )( 'fails when the response is %s', async ( _what, response ) => {
		const done = dispatch().updatePaymentGateway( 'bacs', {
			enabled: true,
		} );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow( /./ ),
			calls[ 0 ]?.respond( response ),
		] );
		expect( select().isPaymentGatewayUpdating() ).toBe( false );
		expect(
			select().getPaymentGatewayError( 'updatePaymentGateway' )
		).not.toBeNull();
		expect( select().getPaymentGateway( 'bacs' )?.enabled ).toBe( false );
	} );

	it( 'stores and rejects with the server’s error', async () => {
		const done = dispatch().updatePaymentGateway( 'bacs', {} );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toMatchObject( {
				message: 'Wrong.',
				code: 'wrong',
			} ),
			calls[ 0 ]?.fail( { message: 'Wrong.', code: 'wrong' } ),
		] );
		expect(
			select().getPaymentGatewayError( 'updatePaymentGateway' )
		).toMatchObject( { message: 'Wrong.', code: 'wrong' } );
		expect( select().isPaymentGatewayUpdating() ).toBe( false );
	} );
} );
