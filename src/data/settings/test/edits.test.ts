import { settingsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( settingsStore );
const dispatch = () => registry.dispatch( settingsStore );
const invalidate = jest.fn( () => ( { type: 'NOTHING' } ) );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( settingsStore );
	invalidate.mockClear();
	registry.registerStore( 'wc/admin/onboarding', {
		reducer: () => ( {} ),
		actions: { invalidate },
	} );
} );

afterEach( () => jest.useRealTimers() );

describe( 'reading edits', () => {
	it( 'returns the same object while nothing changes', () => {
		dispatch().updateSettingsForGroup( 'group', { a: 1, b: 2 } );
		const all = select().getSettings( 'group' );
		const some = select().getSettingsForGroup( 'group', [ 'a' ] );
		expect( select().getSettingsForGroup( 'group', [ 'b' ] ) ).toEqual( {
			b: 2,
		} );
		expect( select().getSettings( 'group' ) ).toBe( all );
		expect( select().getSettingsForGroup( 'group', [ 'a' ] ) ).toBe( some );
		dispatch().updateSettingsForGroup( 'group', { a: 3 } );
		expect( select().getSettings( 'group' ) ).toEqual( { a: 3, b: 2 } );
	} );

	it( 'names a group once', () => {
		dispatch().updateSettingsForGroup( 'one', { a: 1 } );
		dispatch().updateSettingsForGroup( 'two', { a: 1 } );
		dispatch().updateSettingsForGroup( 'one', { b: 1 } );
		expect( select().getSettingsGroupNames() ).toEqual( [ 'one', 'two' ] );
	} );

	it( 'returns whether one of several names is edited', () => {
		dispatch().updateSettingsForGroup( 'group', { a: 1 } );
		expect( select().getIsDirty( 'group', [ 'b', 'a' ] ) ).toBe( true );
		expect( select().getIsDirty( 'group', [ 'b', 'c' ] ) ).toBe( false );
		expect( select().getIsDirty( 'group', [] ) ).toBe( true );
	} );

	it( 'stores nothing for a group without edits that is marked as saved', () => {
		const before = select().getResourceState();
		dispatch().clearIsDirty( 'group' );
		expect( select().getResourceState() ).toBe( before );
	} );

	it( 'stores the error of a whole group only', () => {
		const error = { message: 'No.' };
		dispatch().updateErrorForGroup( 'group', null, error );
		expect( select().getSettingsError( 'group' ) ).toBe( error );
		expect( select().getSettingsError( 'group', 'a' ) ).toBe( false );
		dispatch().updateErrorForGroup( 'group', null, false );
		expect( select().getSettingsError( 'group' ) ).toBe( false );
	} );
} );

describe( 'saving edits', () => {
	/** Starts to save; returns the error. */
	const start = ( data: Record< string, unknown > ) => ( {
		failure: dispatch()
			.updateAndPersistSettingsForGroup( 'group', data )
			.then(
				() => undefined,
				( error: unknown ) => error
			),
	} );

	it( 'sends lists and empty values as they are', async () => {
		start( { list: [ 1, 2 ], none: null, off: false, group: { a: null } } );
		await settle();
		expect( calls[ 0 ]?.data ).toEqual( {
			update: [
				{ id: 'list', value: [ 1, 2 ] },
				{ id: 'none', value: null },
				{ id: 'off', value: false },
				{ id: 'a', value: null },
			],
		} );
	} );

	it.each( [ {}, { update: {} }, { update: [ null ] }, [] ] )(
		'fails without the list of saved settings: %j',
		async ( body ) => {
			const { failure } = start( { a: 1 } );
			await settle();
			await calls[ 0 ]?.respond( body );
			expect( await failure ).toMatchObject( {
				message: 'Invalid server response.',
			} );
			expect( select().getDirtyKeys( 'group' ) ).toEqual( [ 'a' ] );
		}
	);

	it( 'stores the error for the rejected name and keeps its edit only', async () => {
		const { failure } = start( { a: 1, b: 2 } );
		await settle();
		await calls[ 0 ]?.respond( {
			update: [
				{ id: 'a', value: 1 },
				{ id: 'b', error: { code: 'no', message: 'No.' } },
			],
		} );
		const error = { message: 'No.', code: 'no' };
		expect( await failure ).toMatchObject( error );
		expect( select().getSettingsError( 'group', 'b' ) ).toMatchObject(
			error
		);
		expect( select().getSettingsError( 'group', 'a' ) ).toBe( false );
		expect( select().getDirtyKeys( 'group' ) ).toEqual( [ 'b' ] );
		expect( select().getSettings( 'group' ) ).toEqual( { a: 1, b: 2 } );
	} );

	it.each( [
		[ { group: { woocommerce_store_address: 'Main St 1' } }, 1 ],
		[ { woocommerce_store_address: 'Main St 1' }, 1 ],
		[ { group: { blogname: 'Store' } }, 0 ],
	] )(
		'invalidates the tasks that depend on it: %j',
		async ( data, times ) => {
			start( data );
			await settle();
			await calls[ 0 ]?.respond( { update: [] } );
			expect( invalidate ).toHaveBeenCalledTimes( times );
		}
	);
} );
