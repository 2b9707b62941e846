import { addFilter, removeFilter } from '@wordpress/hooks';
import { render, screen } from '@testing-library/react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { withNavigationHydration } from '../hydration';
import { MENU_ITEMS_FILTER } from '../menu-filter';
import { navigationStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';
import type { MenuItem } from '../types';

const PATH = '/wc-admin/navigation/favorites/me';
const ITEMS = [
	{ id: 'acme', menuId: 'plugins', title: 'Acme' },
	{ id: 'mail', menuId: 'favorites', title: 'Mail' },
];

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( navigationStore );
const dispatch = () => registry.dispatch( navigationStore );
const menuOf = ( id: string ) =>
	select()
		.getMenuItems()
		.find( ( item ) => item.id === id )?.menuId;

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( navigationStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'the menu', () => {
	it( 'can be set and extended', () => {
		expect( select().getMenuItems() ).toEqual( [] );
		dispatch().setMenuItems( ITEMS );
		dispatch().addMenuItems( [ { id: 'new' } ] );
		expect( select().getMenuItems() ).toEqual( [
			...ITEMS,
			{ id: 'new' },
		] );
		dispatch().setMenuItems( [ { id: 'other' } ] );
		expect( select().getMenuItems() ).toEqual( [ { id: 'other' } ] );
	} );

	it( 'is the same list while its items are the same', () => {
		dispatch().setMenuItems( ITEMS );
		expect( select().getMenuItems() ).toBe( select().getMenuItems() );
	} );
} );

describe( 'the filter of the menu', () => {
	let logOnce: jest.SpyInstance;
	const filter = ( callback: ( items: MenuItem[] ) => unknown ) =>
		addFilter( MENU_ITEMS_FILTER, 'acme', callback );

	beforeEach( () => {
		logOnce = jest.spyOn( console, 'error' ).mockReturnValue();
		dispatch().setMenuItems( ITEMS );
	} );
	afterEach( () => {
		removeFilter( MENU_ITEMS_FILTER, 'acme' );
		logOnce.mockRestore();
	} );

	it( 'changes the menu from when it is added', () => {
		expect( select().getMenuItems() ).toHaveLength( 2 );
		filter( ( items ) =>
			items.map( ( item ) => ( { ...item, title: `${ item.title }!` } ) )
		);
		const filtered = select().getMenuItems();
		expect( filtered.map( ( { title } ) => title ) ).toEqual( [
			'Acme!',
			'Mail!',
		] );
		// New objects on each call, and still the same list.
		expect( select().getMenuItems() ).toBe( filtered );
	} );

	it.each< [ string, ( item: MenuItem ) => MenuItem ] >( [
		[ 'gets a property', ( item ) => ( { ...item, parent: 'acme' } ) ],
		[ 'loses one', ( { id, menuId } ) => ( { id, menuId } ) ],
		[ 'changes one', ( item ) => ( { ...item, menuId: 'other' } ) ],
	] )( 'changes the menu again when an item %s', ( _what, change ) => {
		let isChanged = false;
		filter( ( items ) =>
			items.map( ( item ) =>
				isChanged ? change( item ) : { ...item }
			)
		);
		const before = select().getMenuItems();
		isChanged = true;
		expect( select().getMenuItems() ).not.toBe( before );
		expect( select().getMenuItems() ).toEqual(
			ITEMS.map( ( item ) => change( item ) )
		);
	} );

	it( 'cannot change the state of the store', () => {
		filter( ( items ) => items.splice( 0 ) && items );
		expect( select().getMenuItems() ).toEqual( [] );
		removeFilter( MENU_ITEMS_FILTER, 'acme' );
		expect( select().getMenuItems() ).toEqual( ITEMS );
	} );

	it.each( [
		[
			'throws',
			() => {
				throw new Error( 'Oh.' );
			},
		],
		[ 'returns nothing', () => undefined ],
		[ 'returns an object', () => ( {} ) ],
	] )( 'is ignored when it %s', ( _what, callback ) => {
		filter( callback );
		expect( select().getMenuItems() ).toEqual( ITEMS );
		expect( select().getMenuItems() ).toEqual( ITEMS );
	} );

	it( 'ignores a callback with invalid menu items and logs it once', () => {
		filter( ( items ) => [ null, 'x', { title: 'No id' }, ...items ] );
		expect( select().getMenuItems() ).toEqual( ITEMS );
		expect( select().getMenuItems() ).toEqual( ITEMS );
		expect( logOnce ).toHaveBeenCalledTimes( 1 );
		expect( logOnce ).toHaveBeenCalledWith(
			expect.stringContaining( MENU_ITEMS_FILTER ),
			expect.anything()
		);
	} );
} );

describe( 'getFavorites', () => {
	it( 'sends one request and returns the ids', async () => {
		expect( select().getFavorites() ).toEqual( [] );
		await settle();
		expect( select().isNavigationRequesting( 'getFavorites' ) ).toBe(
			true
		);
		expect( calls[ 0 ] ).toMatchObject( { method: 'GET', path: PATH } );
		await calls[ 0 ]?.respond( [ 'mail' ] );
		expect( select().getFavorites() ).toEqual( [ 'mail' ] );
		expect( select().isNavigationRequesting( 'getFavorites' ) ).toBe(
			false
		);
	} );

	it.each( [
		[ 'an error', ( call?: Call ) => call?.fail( 'No.' ) ],
		[ 'nothing', ( call?: Call ) => call?.respond( null ) ],
	] )( 'fails on %s', async ( _what, response ) => {
		const favorites = registry
			.resolveSelect( navigationStore )
			.getFavorites?.();
		await settle();
		await Promise.all( [
			expect( favorites ).rejects.toThrow( /./ ),
			response( calls[ 0 ] ),
		] );
		expect( select().isNavigationRequesting( 'getFavorites' ) ).toBe(
			false
		);
		expect( select().getNavigationError( 'getFavorites' ) ).not.toBe(
			false
		);
	} );
} );

describe.each( [
	[ 'addFavorite', 'acme', 'POST', 'favorites', [ 'mail', 'acme' ] ],
	[ 'removeFavorite', 'mail', 'DELETE', 'plugins', [] ],
] as const )( '%s', ( name, id, method, menuId, favorites ) => {
	const act = () => dispatch()[ name ]( id );

	beforeEach( () => {
		dispatch().setMenuItems( ITEMS );
		dispatch().getFavoritesSuccess( [ 'mail' ] );
		dispatch().startResolution( 'getFavorites', [] );
		dispatch().finishResolution( 'getFavorites', [] );
	} );

	it( 'saves, then moves the item', async () => {
		const before = menuOf( id );
		const done = act();
		expect( select().isNavigationRequesting( name ) ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method,
			path: PATH,
			data: { item_id: id },
		} );
		expect( menuOf( id ) ).toBe( before );

		await calls[ 0 ]?.respond( { ok: true } );
		await expect( done ).resolves.toEqual( { ok: true } );
		expect( select().getFavorites() ).toEqual( favorites );
		expect( menuOf( id ) ).toBe( menuId );
		expect( select().isNavigationRequesting( name ) ).toBe( false );
	} );

	it.each( [
		[ 'an error', ( call?: Call ) => call?.fail( 'No.' ) ],
		[ 'nothing', ( call?: Call ) => call?.respond( undefined ) ],
		[ 'an empty text', ( call?: Call ) => call?.respond( '' ) ],
	] )( 'moves nothing when the response is %s', async ( _what, response ) => {
		const done = act();
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow( /./ ),
			response( calls[ 0 ] ),
		] );
		expect( select().getFavorites() ).toEqual( [ 'mail' ] );
		expect( select().getMenuItems() ).toEqual( ITEMS );
		expect( select().isNavigationRequesting( name ) ).toBe( false );
		expect( select().getNavigationError( name ) ).not.toBe( false );
	} );
} );

describe( 'a favorite that is added while the list is loading', () => {
	it( 'requests the list again', async () => {
		select().getFavorites();
		await settle();
		dispatch().addFavorite( 'acme' );
		await settle();
		await calls[ 1 ]?.respond( 'acme' );
		await calls.at( -1 )?.respond( [ 'mail', 'acme' ] );

		expect( calls.map( ( { method } ) => method ) ).toEqual( [
			'GET',
			'POST',
			'GET',
		] );
		expect( select().getFavorites() ).toEqual( [ 'mail', 'acme' ] );
	} );
} );

it( 'saves favorites one after the other', async () => {
	dispatch().addFavorite( 'acme' );
	dispatch().removeFavorite( 'mail' );
	await settle();
	expect( calls.map( ( { method } ) => method ) ).toEqual( [ 'POST' ] );
	await calls[ 0 ]?.respond( { ok: true } );
	expect( calls[ 1 ]?.method ).toBe( 'DELETE' );
} );

describe( 'the actions of requests', () => {
	const error = { message: 'By hand.' };

	it.each( [ 'addFavorite', 'removeFavorite' ] as const )(
		'clears flag and error of %s',
		( name ) => {
			const state = () => [
				select().isNavigationRequesting( name ),
				select().getNavigationError( name ),
			];
			dispatch()[ `${ name }Failure` as const ]( 'acme', error );
			dispatch()[ `${ name }Request` as const ]( 'acme' );
			expect( state() ).toEqual( [ true, false ] );
			dispatch()[ `${ name }Failure` as const ]( 'acme', error );
			expect( state() ).toEqual( [ false, error ] );
			dispatch()[ `${ name }Request` as const ]( 'acme' );
			dispatch()[ `${ name }Success` as const ]( 'acme' );
			expect( state() ).toEqual( [ false, false ] );
		}
	);

	it( 'adds a favorite once', () => {
		dispatch().getFavoritesSuccess( [ 'mail' ] );
		dispatch().startResolution( 'getFavorites', [] );
		dispatch().addFavoriteSuccess( 'acme' );
		dispatch().addFavoriteSuccess( 'acme' );
		dispatch().removeFavoriteSuccess( 'other' );
		expect( select().getFavorites() ).toEqual( [ 'mail', 'acme' ] );
	} );

	it( 'sets and clears flags and errors', () => {
		dispatch().setMenuItems( ITEMS );
		dispatch().addFavoriteRequest( 'acme' );
		expect( select().isNavigationRequesting( 'addFavorite' ) ).toBe( true );
		dispatch().addFavoriteFailure( 'acme', error );
		expect( select().isNavigationRequesting( 'addFavorite' ) ).toBe(
			false
		);
		expect( select().getNavigationError( 'addFavorite' ) ).toBe( error );
		dispatch().addFavoriteSuccess( 'acme' );
		expect( menuOf( 'acme' ) ).toBe( 'favorites' );
		expect( select().getNavigationError( 'addFavorite' ) ).toBe( false );

		dispatch().removeFavoriteRequest( 'acme' );
		dispatch().removeFavoriteSuccess( 'acme' );
		expect( menuOf( 'acme' ) ).toBe( 'plugins' );
		dispatch().removeFavoriteFailure( 'acme', error );
		expect( select().getNavigationError( 'removeFavorite' ) ).toBe( error );
		// The flag is still a boolean.
		expect( select().isNavigationRequesting( 'error' ) ).toBe( false );

		dispatch().getFavoritesRequest();
		expect( select().isNavigationRequesting( 'getFavorites' ) ).toBe(
			true
		);
		dispatch().getFavoritesFailure( error );
		expect( select().getNavigationError( 'getFavorites' ) ).toBe( error );
		dispatch().getFavoritesSuccess( [ 'mail' ] );
		expect( select().getFavorites() ).toEqual( [ 'mail' ] );
	} );
} );

describe( 'withNavigationHydration', () => {
	function Menu() {
		const items = useSelect(
			( from ) => from( navigationStore ).getMenuItems(),
			[]
		);
		return <p>{ items.map( ( { id } ) => id ).join( ' ' ) }</p>;
	}

	it( 'sets the menu once before the first render', () => {
		const Hydrated = withNavigationHydration( { menuItems: ITEMS } )(
			Menu
		);
		const show = () =>
			render(
				<RegistryProvider value={ registry }>
					<Hydrated />
				</RegistryProvider>
			);
		const { unmount } = show();
		expect( screen.getByText( 'acme mail' ) ).toBeInTheDocument();
		unmount();

		dispatch().setMenuItems( [ { id: 'later' } ] );
		show();
		expect( screen.getByText( 'later' ) ).toBeInTheDocument();
	} );
} );
