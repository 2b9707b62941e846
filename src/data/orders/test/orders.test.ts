import { ordersStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const PATH = '/wc-analytics/orders/7';
const ORDER = { id: 7, status: 'processing', total: '10.00' };
const REFUND = { id: 8, amount: '2.00', reason: '' };
const NOTE = { id: 9, note: 'Hello', customer_note: false };

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( ordersStore );
const dispatch = () => registry.dispatch( ordersStore );
const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: ORDER,
		[ `GET ${ PATH }/refunds` ]: [ REFUND ],
		[ `GET ${ PATH }/notes` ]: [ NOTE ],
	} );
	registry = createTestRegistry( ordersStore );
	dispatch().retain( 'getOrder', [ 7 ] );
	select().getOrder( 7 );
	select().getOrderRefunds( 7 );
	select().getOrderNotes( 7 );
	await settle();
} );

afterEach( () => jest.useRealTimers() );

it( 'requests an order with its refunds and notes', () => {
	expect( select().getOrder( 7 ) ).toEqual( ORDER );
	expect( select().getOrderRefunds( 7 ) ).toEqual( [ REFUND ] );
	expect( select().getOrderNotes( 7 ) ).toEqual( [ NOTE ] );
	expect( calls ).toHaveLength( 3 );
} );

it( 'replaces an order by the saved one', async () => {
	const saved = dispatch().updateOrder( 7, {
		status: 'completed',
		expected: { status: 'processing' },
	} );
	await settle();
	const [ put ] = find( 'PUT', PATH );
	expect( put?.data ).toEqual( {
		status: 'completed',
		expected: { status: 'processing' },
	} );
	dispatch().release( 'getOrder', [ 7 ] );
	await put?.respond( { ...ORDER, status: 'completed' } );
	await expect( saved ).resolves.toHaveProperty( 'status', 'completed' );
	expect( select().getOrder( 7 )?.status ).toBe( 'completed' );
} );

it( 'sends changes of one order one after the other', async () => {
	dispatch().updateOrder( 7, { status: 'completed' } );
	dispatch().createOrderRefund( 7, { amount: '3.00' } );
	dispatch().updateOrder( 8, { status: 'completed' } );
	await settle();
	const written = () =>
		calls.flatMap( ( { method, path } ) =>
			method === 'GET' ? [] : path
		);
	expect( written() ).toEqual( [ PATH, '/wc-analytics/orders/8' ] );
	await find( 'PUT', PATH )[ 0 ]?.respond( ORDER );
	expect( written()[ 2 ] ).toBe( `${ PATH }/refunds` );
} );

it( 'keeps the order when a change is rejected', async () => {
	expect( select().getOrdersError( 'updateOrder' ) ).toBeUndefined();
	const saved = dispatch().updateOrder( 7, { status: 'completed' } );
	await settle();
	await Promise.all( [
		expect( saved ).rejects.toThrow( 'Changed elsewhere.' ),
		find( 'PUT', PATH )[ 0 ]?.fail( 'Changed elsewhere.' ),
	] );
	expect( select().getOrder( 7 ) ).toEqual( ORDER );
	expect( select().getOrdersError( 'updateOrder' )?.message ).toBe(
		'Changed elsewhere.'
	);
} );

it( 'adds a refund, and requests what follows from it', async () => {
	const created = dispatch().createOrderRefund( 7, { amount: '3.00' } );
	await settle();
	const [ post ] = find( 'POST', `${ PATH }/refunds` );
	expect( post?.data ).toEqual( { amount: '3.00' } );
	await post?.respond( { ...REFUND, id: 10, amount: '3.00' } );
	await created;
	expect(
		select()
			.getOrderRefunds( 7 )
			.map( ( { id } ) => id )
	).toEqual( [ 10, 8 ] );
	await settle();
	expect( find( 'GET', PATH ) ).toHaveLength( 2 );
} );

it( 'deletes a refund', async () => {
	dispatch().createOrderRefund( 7, { amount: '3.00' } );
	await settle();
	await find( 'POST', `${ PATH }/refunds` )[ 0 ]?.respond( {
		...REFUND,
		id: 10,
	} );
	dispatch().deleteOrderRefund( 7, 8 );
	await settle();
	const [ call ] = find( 'DELETE', `${ PATH }/refunds/8` );
	expect( call?.query ).toMatchObject( { force: 'true' } );
	await call?.respond( REFUND );
	expect( select().getOrderRefunds( 7 ) ).toEqual( [
		{ ...REFUND, id: 10 },
	] );
} );

it( 'adds and deletes notes', async () => {
	dispatch().addOrderNote( 7, { note: 'Thanks', customer_note: true } );
	await settle();
	const [ post ] = find( 'POST', `${ PATH }/notes` );
	expect( post?.data ).toEqual( {
		note: 'Thanks',
		customer_note: true,
		added_by_user: true,
	} );
	await post?.respond( { ...NOTE, id: 11, note: 'Thanks' } );
	const ids = () =>
		select()
			.getOrderNotes( 7 )
			.map( ( { id } ) => id );
	expect( ids() ).toEqual( [ 11, 9 ] );
	dispatch().deleteOrderNote( 7, 9 );
	await settle();
	await find( 'DELETE', `${ PATH }/notes/9` )[ 0 ]?.respond( NOTE );
	expect( ids() ).toEqual( [ 11 ] );
} );

it( 'requests pages of orders with their number', async () => {
	const query = { status: [ 'processing', 'on-hold' ], per_page: 25 };
	select().getOrders( query );
	select().getOrdersTotalCount( query );
	await settle();
	const requests = find( 'GET', '/wc-analytics/orders' );
	expect( requests ).toHaveLength( 1 );
	await requests[ 0 ]?.respond( [ ORDER ], { totalResults: 41 } );
	expect( select().getOrders( query ) ).toEqual( [ ORDER ] );
	expect( select().getOrdersTotalCount( query ) ).toBe( 41 );
} );

it( 'requests the number of orders of each status', async () => {
	const totals = [ { slug: 'processing', name: 'Processing', total: 2 } ];
	expect( select().getOrderTotals( { search: 'ada' } ) ).toEqual( [] );
	await settle();
	const [ call ] = find( 'GET', '/wc/v3/reports/orders/totals' );
	expect( call?.query ).toMatchObject( { search: 'ada' } );
	await call?.respond( totals );
	expect( select().getOrderTotals( { search: 'ada' } ) ).toEqual( totals );
} );

it( 'changes many statuses in several requests, and returns those that failed', async () => {
	const changes = Array.from( { length: 45 }, ( _, at ) => ( {
		id: at + 1,
		status: 'completed',
		expected: { status: 'processing' },
	} ) );
	const onProgress = jest.fn();
	const failed = dispatch().setOrderStatuses( changes, onProgress );
	const batches = () => find( 'POST', '/wc-analytics/orders/batch' );
	await settle();
	expect( batches() ).toHaveLength( 1 );
	await batches()[ 0 ]?.respond( {
		update: [ { id: 1 }, { id: 2, error: { message: 'Changed.' } } ],
	} );
	await settle();
	expect( batches()[ 1 ]?.data ).toEqual( {
		update: changes.slice( 20, 40 ),
	} );
	await batches()[ 1 ]?.fail( 'Server down.' );
	await settle();
	// What the orders change is read again only once, at the end.
	expect( find( 'GET', PATH ) ).toHaveLength( 1 );
	await batches()[ 2 ]?.respond( { update: [] } );
	await settle();
	expect( onProgress.mock.calls ).toEqual( [ [ 20 ], [ 40 ], [ 45 ] ] );
	const failures = await failed;
	expect( failures ).toHaveLength( 21 );
	expect( failures[ 0 ] ).toEqual( { id: 2, message: 'Changed.' } );
	expect( failures[ 20 ] ).toEqual( { id: 40, message: 'Server down.' } );
	expect( find( 'GET', PATH ) ).toHaveLength( 2 );
} );
