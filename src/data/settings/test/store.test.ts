import { settingsStore } from '../store';
import { reportsStore } from '../../reports';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( settingsStore );
const dispatch = () => registry.dispatch( settingsStore );
const load = async () => {
	select().getSettings( 'wc_admin' );
	await settle();
	await calls[ 0 ]?.respond( [
		{ id: 'date_type', value: 'date_paid' },
		{ id: 'statuses', value: [ 'pending' ] },
	] );
};
const loaded = {
	wc_admin: { date_type: 'date_paid', statuses: [ 'pending' ] },
};

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( settingsStore, reportsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'reading', () => {
	it( 'returns a group as one entry with its name', async () => {
		await load();
		expect( calls[ 0 ]?.decodedUrl ).toBe(
			'/wc-analytics/settings/wc_admin'
		);
		expect( select().getSettings( 'wc_admin' ) ).toEqual( loaded );
		expect( select().getSettingsGroupNames() ).toEqual( [ 'wc_admin' ] );
	} );

	it( 'does not mark loaded settings as edited', async () => {
		await load();
		expect( select().getDirtyKeys( 'wc_admin' ) ).toEqual( [] );
		expect( select().getIsDirty( 'wc_admin' ) ).toBe( false );
	} );

	it( 'returns selected settings, `{}` for missing ones', async () => {
		await load();
		const keys = [ 'wc_admin', 'toString' ];
		const chosen = select().getSettingsForGroup( 'wc_admin', keys );
		expect( chosen ).toEqual( { ...loaded, toString: {} } );
		expect( select().getSettingsForGroup( 'wc_admin', keys ) ).toBe(
			chosen
		);
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );

	it.each( [ false, 0, '', null ] )(
		'returns a stored %p instead of the fallback',
		( value ) => {
			dispatch().updateSettingsForGroup( 'group', { name: value } );
			expect( select().getSetting( 'group', 'name', 'other' ) ).toBe(
				value
			);
		}
	);

	it( 'returns the filtered fallback for missing settings', () => {
		expect( select().getSetting( 'group', 'name' ) ).toBe( false );
		expect( select().getSetting( 'group', 'name', 7 ) ).toBe( 7 );
		dispatch().updateSettingsForGroup( 'group', { name: 2 } );
		expect(
			select().getSetting(
				'group',
				'name',
				7,
				( value, fallback ) => `${ value } of ${ fallback }`
			)
		).toBe( '2 of 7' );
	} );

	it( 'returns no errors of a group that was never loaded', () => {
		expect( select().getDirtyKeys( 'none' ) ).toEqual( [] );
		expect( select().getIsDirty( 'none', [ 'a' ] ) ).toBe( false );
		expect( select().getLastSettingsErrorForGroup( 'none' ) ).toBe( false );
		expect( select().getSettingsError( 'none' ) ).toBe( false );
		expect( select().getSettingsError( 'none', 'a' ) ).toBe( false );
		expect( select().isUpdateSettingsRequesting( 'none' ) ).toBe( false );
	} );

	it( 'stores the error of loading', async () => {
		select().getSettings( 'wc_admin' );
		await settle();
		await calls[ 0 ]?.fail( 'No drawer.' );
		const error = { message: 'No drawer.' };
		expect( select().getSettingsError( 'wc_admin' ) ).toMatchObject(
			error
		);
		expect(
			select().getLastSettingsErrorForGroup( 'wc_admin' )
		).toMatchObject( error );
	} );
} );

describe( 'editing', () => {
	it( 'marks edits', async () => {
		await load();
		dispatch().updateSettingsForGroup( 'wc_admin', { other: { a: 1 } } );
		expect( select().getSettings( 'wc_admin' ) ).toEqual( {
			...loaded,
			other: { a: 1 },
		} );
		expect( select().getDirtyKeys( 'wc_admin' ) ).toEqual( [ 'other' ] );
		expect( select().getIsDirty( 'wc_admin' ) ).toBe( true );
		expect( select().getIsDirty( 'wc_admin', [ 'wc_admin' ] ) ).toBe(
			false
		);
	} );

	it( 'is not undone by a response in flight', async () => {
		select().getSettings( 'wc_admin' );
		await settle();
		dispatch().updateSettingsForGroup( 'wc_admin', { other: 1 } );
		await calls[ 0 ]?.respond( [ { id: 'a', value: 1 } ] );
		expect( select().getSettings( 'wc_admin' ) ).toEqual( {
			wc_admin: { a: 1 },
			other: 1,
		} );
	} );

	it( 'can be marked as saved, or removed', () => {
		dispatch().updateSettingsForGroup( 'group', { a: 1 } );
		dispatch().clearIsDirty( 'group' );
		expect( select().getDirtyKeys( 'group' ) ).toEqual( [] );
		expect( select().getSetting( 'group', 'a' ) ).toBe( 1 );

		dispatch().updateSettingsForGroup( 'group', { b: 1 } );
		dispatch().clearSettings();
		expect( select().getSetting( 'group', 'a' ) ).toBe( false );
		expect( select().getIsDirty( 'group' ) ).toBe( false );
		expect( select().getSettingsGroupNames() ).toEqual( [] );
	} );

	it( 'has setters of flags and errors', () => {
		dispatch().setIsRequesting( 'group', true );
		expect( select().isUpdateSettingsRequesting( 'group' ) ).toBe( true );
		expect( select().isUpdateSettingsRequesting( 'other' ) ).toBe( false );
		const error = { message: 'no' };
		dispatch().updateErrorForGroup( 'group', { a: 1 }, error );
		expect( select().getSettingsError( 'group' ) ).toBe( error );
		expect( select().getSettingsError( 'group', 'a' ) ).toBe( error );
		expect( select().getSettingsError( 'group', 'b' ) ).toBe( false );
	} );
} );

describe( 'saving', () => {
	const edit = () =>
		dispatch().updateSettingsForGroup( 'group', {
			first: { a: 1, b: [ 2 ] },
			second: { c: '' },
			plain: 'text',
		} );

	it( 'sends no request without edits', async () => {
		await dispatch().persistSettingsForGroup( 'group' );
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'sends each property of the edits, and nothing else', async () => {
		await load();
		edit();
		const saved = dispatch().persistSettingsForGroup( 'group' );
		expect( select().isUpdateSettingsRequesting( 'group' ) ).toBe( true );
		await settle();
		expect( calls[ 1 ] ).toMatchObject( {
			method: 'POST',
			path: '/wc-analytics/settings/group/batch',
			data: {
				update: [
					{ id: 'a', value: 1 },
					{ id: 'b', value: [ 2 ] },
					{ id: 'c', value: '' },
					{ id: 'plain', value: 'text' },
				],
			},
		} );
		await calls[ 1 ]?.respond( { update: [] } );
		await saved;
		expect( select().isUpdateSettingsRequesting( 'group' ) ).toBe( false );
		expect( select().getDirtyKeys( 'group' ) ).toEqual( [] );
		expect( select().getSetting( 'group', 'second' ) ).toEqual( { c: '' } );
	} );

	it( 'keeps rejected settings with their errors and clears the others', async () => {
		edit();
		const saved = dispatch().persistSettingsForGroup( 'group' );
		await settle();
		await Promise.all( [
			expect( saved ).rejects.toThrow( 'Not a number.' ),
			calls[ 0 ]?.respond( {
				update: [
					{ id: 'a', value: 1 },
					{
						id: 'b',
						error: { code: 'invalid', message: 'Not a number.' },
					},
					{ id: 'c', value: '' },
				],
			} ),
		] );
		expect( select().getDirtyKeys( 'group' ) ).toEqual( [ 'first' ] );
		expect( select().getSettingsError( 'group' ) ).toMatchObject( {
			message: 'Not a number.',
			code: 'invalid',
		} );
		expect( select().getSettingsError( 'group', 'first' ) ).toBeTruthy();
		expect( select().getSettingsError( 'group', 'second' ) ).toBe( false );

		const again = dispatch().persistSettingsForGroup( 'group' );
		await settle();
		expect( calls[ 1 ]?.data ).toEqual( {
			update: [
				{ id: 'a', value: 1 },
				{ id: 'b', value: [ 2 ] },
			],
		} );
		await calls[ 1 ]?.respond( { update: [] } );
		await again;
		expect( select().getSettingsError( 'group' ) ).toBe( false );
		expect( select().getSettingsError( 'group', 'first' ) ).toBe( false );
	} );

	it.each( [ 'null', 'an error' ] )(
		'keeps all edits after %s',
		async ( response ) => {
			const message =
				response === 'null'
					? 'There was a problem updating your settings.'
					: 'No ink.';
			const saved = dispatch().updateAndPersistSettingsForGroup(
				'group',
				{ a: { b: 1 } }
			);
			await settle();
			await Promise.all( [
				expect( saved ).rejects.toThrow( message ),
				response === 'null'
					? calls[ 0 ]?.respond( null )
					: calls[ 0 ]?.fail( message ),
			] );
			expect( select().getDirtyKeys( 'group' ) ).toEqual( [ 'a' ] );
			expect( select().getSettingsError( 'group' ) ).toMatchObject( {
				message,
			} );
		}
	);

	it( 'keeps edits that were made while saving', async () => {
		edit();
		const saved = dispatch().persistSettingsForGroup( 'group' );
		await settle();
		dispatch().updateSettingsForGroup( 'group', { second: { c: 'new' } } );
		await calls[ 0 ]?.respond( { update: [] } );
		await saved;
		expect( select().getDirtyKeys( 'group' ) ).toEqual( [ 'second' ] );
		expect( select().getSetting( 'group', 'second' ) ).toEqual( {
			c: 'new',
		} );
	} );

	it.each( [
		[ 'woocommerce_excluded_report_order_statuses', 1 ],
		[ 'woocommerce_store_address', 0 ],
	] )( 'invalidates reports after saving %s: %p', async ( id, times ) => {
		const read = () =>
			registry.select( reportsStore ).getReportItems( 'taxes', {} );
		read();
		await settle();
		await calls[ 0 ]?.respond( [] );
		dispatch().updateAndPersistSettingsForGroup( 'group', {
			group: { [ id ]: 1 },
		} );
		await settle();
		await calls[ 1 ]?.respond( { update: [] } );
		read();
		await settle();
		expect( calls ).toHaveLength( 2 + times );
	} );
} );
