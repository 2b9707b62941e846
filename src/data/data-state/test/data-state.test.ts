import { reportsStore } from '../../reports';
import { dataStateStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { DataState } from '../store';

const STATE: DataState = {
	source: 'storedeck',
	orders_until: '2026-11-21 14:32:00',
	downloads_until: null,
	replica_until: null,
	waiting: 0,
	import: { is_running: false, percent: 0, is_first: false },
	rebuild: { is_running: false, percent: 0 },
	reconciliation: {
		is_running: false,
		percent: 0,
		finished: null,
		repaired: 0,
	},
	other_currencies: [],
	converted_orders: [],
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'returns until when there is data', async () => {
	const calls = fakeNetwork();
	const { select } = createTestRegistry( dataStateStore );
	expect( select( dataStateStore ).getDataState() ).toBeUndefined();
	await settle();
	expect( calls[ 0 ]?.path ).toBe( '/storedeck/v1/data-state' );
	await calls[ 0 ]?.respond( STATE );
	expect( select( dataStateStore ).getDataState() ).toEqual( STATE );
	expect( select( dataStateStore ).getDataStateError() ).toBe( false );
} );

it( 'returns the error', async () => {
	const calls = fakeNetwork();
	const { select } = createTestRegistry( dataStateStore );
	select( dataStateStore ).getDataState();
	await settle();
	await calls[ 0 ]?.fail( 'No database.' );
	expect( select( dataStateStore ).getDataStateError() ).toMatchObject( {
		message: 'No database.',
	} );
} );

const RUNNING = { is_running: true, percent: 40 };

const IMPORT = { import: { ...RUNNING, is_first: false } };

it.each< [ string, Partial< DataState >, Partial< DataState >, number ] >( [
	[ 'requests', IMPORT, {}, 1 ],
	[ 'requests', { rebuild: RUNNING }, {}, 1 ],
	[ 'requests', { replica_until: '2026-11-21 14:31:00' }, {}, 1 ],
	[ 'keeps', {}, {}, 0 ],
	[ 'keeps', { rebuild: undefined }, {}, 0 ],
	[ 'keeps', IMPORT, IMPORT, 0 ],
] )(
	'%s the reports after %j and then %j',
	async ( _what, changing, next, count ) => {
		const calls = fakeNetwork();
		const { select, dispatch } = createTestRegistry(
			dataStateStore,
			reportsStore
		);
		select( dataStateStore ).getDataState();
		select( reportsStore ).getReportItems( 'orders', {} );
		await settle();
		await calls[ 0 ]?.respond( {
			...STATE,
			...changing,
		} );
		await calls[ 1 ]?.respond( [] );
		const again = async () => {
			dispatch( dataStateStore ).refresh( 'getDataState', [] );
			await settle();
			const call = calls[ calls.length - 1 ];
			await call?.respond( { ...STATE, ...next } );
			await settle();
		};
		await again();
		const before = calls.length;
		select( reportsStore ).getReportItems( 'orders', {} );
		await settle();
		expect( calls ).toHaveLength( before + count );
	}
);
