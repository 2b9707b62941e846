import { viewsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';
import type { SavedView } from '../types';

const REFUNDED: SavedView = {
	id: 'aaaaaaaaaaaa',
	name: 'Refunded',
	path: '/analytics/orders',
	query: 'filter=advanced&status_is=refunded',
	hidden_columns: [ 'coupons' ],
	scope: 'own',
	is_pinned: false,
	can_edit: true,
};
const SHOP: SavedView = {
	...REFUNDED,
	id: 'bbbbbbbbbbbb',
	name: 'Shared view',
	scope: 'shop',
	can_edit: false,
};
const { id: _, is_pinned: __, can_edit: ___, ...FIELDS } = REFUNDED;

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( viewsStore );
const dispatch = () => registry.dispatch( viewsStore );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( viewsStore );
	select().getViews();
	await settle();
	await calls.shift()?.respond( [ REFUNDED, SHOP ] );
} );

afterEach( () => jest.useRealTimers() );

it( 'requests the views once and returns one of them', () => {
	expect( select().getViews() ).toEqual( [ REFUNDED, SHOP ] );
	expect( select().getView( SHOP.id ) ).toEqual( SHOP );
	expect( select().getView( 'nothing' ) ).toBeUndefined();
	expect( select().getViewsError() ).toBeUndefined();
	expect( calls ).toHaveLength( 0 );
} );

it( 'adds a new view at the end', async () => {
	const saved = { ...REFUNDED, id: 'cccccccccccc', name: 'New' };
	const created = dispatch().createView( { ...FIELDS, name: 'New' } );
	await settle();
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'POST',
		data: { name: 'New', scope: 'own' },
	} );
	await calls[ 0 ]?.respond( saved );
	await expect( created ).resolves.toEqual( saved );
	expect( select().getViews() ).toEqual( [ REFUNDED, SHOP, saved ] );
} );

it( 'keeps the list when a view cannot be saved', async () => {
	const created = dispatch().createView( FIELDS );
	await settle();
	await Promise.all( [
		expect( created ).rejects.toThrow( 'Taken.' ),
		calls[ 0 ]?.fail( 'Taken.' ),
	] );
	expect( select().getViews() ).toEqual( [ REFUNDED, SHOP ] );
	expect( select().getViewsError( 'createView' )?.message ).toBe( 'Taken.' );
	expect( select().getViewsError() ).toBeUndefined();
} );

it( 'changes a view without moving it', async () => {
	const renamed = { ...REFUNDED, name: 'Money back' };
	dispatch().updateView( REFUNDED.id, { name: 'Money back' } );
	await settle();
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'PUT',
		path: `/storedeck/v1/views/${ REFUNDED.id }`,
		data: { name: 'Money back' },
	} );
	await calls[ 0 ]?.respond( renamed );
	expect( select().getViews() ).toEqual( [ renamed, SHOP ] );
} );

it( 'removes a deleted view', async () => {
	dispatch().deleteView( REFUNDED.id );
	await settle();
	expect( calls[ 0 ]?.method ).toBe( 'DELETE' );
	await calls[ 0 ]?.respond( REFUNDED );
	expect( select().getViews() ).toEqual( [ SHOP ] );
} );

it( 'pins a view at once and undoes it when that fails', async () => {
	const isPinned = () => select().getView( SHOP.id )?.is_pinned;
	const pinned = dispatch().pinView( SHOP.id, true );
	expect( isPinned() ).toBe( true );
	expect( select().getView( REFUNDED.id )?.is_pinned ).toBe( false );
	await settle();
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'PUT',
		path: `/storedeck/v1/views/${ SHOP.id }/pin`,
	} );
	await Promise.all( [
		expect( pinned ).rejects.toThrow( 'No room.' ),
		calls[ 0 ]?.fail( 'No room.' ),
	] );
	expect( isPinned() ).toBe( false );
	dispatch().pinView( SHOP.id, false );
	await settle();
	expect( calls[ 1 ]?.method ).toBe( 'DELETE' );
	await calls[ 1 ]?.respond( { ...SHOP, name: 'As saved' } );
	expect( select().getViews() ).toEqual( [
		REFUNDED,
		{ ...SHOP, name: 'As saved' },
	] );
} );

it( 'returns the error of the list', async () => {
	dispatch().refresh( 'getViews' );
	await settle();
	await calls[ 0 ]?.respond( [ null ] );
	expect( select().getViewsError() ).toMatchObject( {
		message: 'Invalid server response.',
	} );
	expect( select().getViewsError( 'createView' ) ).toBeUndefined();
} );

it.each( [
	[ 'createView', () => dispatch().createView( FIELDS ) ],
	[ 'updateView', () => dispatch().updateView( SHOP.id, { name: 'New' } ) ],
	[ 'deleteView', () => dispatch().deleteView( SHOP.id ) ],
	[ 'pinView', () => dispatch().pinView( SHOP.id, true ) ],
] )( 'requests a list in flight again after %s', async ( _name, act ) => {
	dispatch().refresh( 'getViews' );
	await settle();
	act();
	await settle();
	await calls[ 1 ]?.respond( SHOP );
	expect( calls.map( ( { method } ) => method ).slice( 2 ) ).toEqual( [
		'GET',
	] );
} );
