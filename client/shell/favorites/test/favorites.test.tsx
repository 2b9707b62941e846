import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { navigationStore } from '@storedeck/data/navigation';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call, Responses } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import {
	getNotices,
	renderWithNotices,
} from '../../../common/test/render-with-notices';
import { FavoritesMenu } from '../menu';
import { Star } from '../star';

const PATH = '/wc-admin/navigation/favorites/me';
const TAXES = 'woocommerce-analytics-taxes';
const STOCK = 'woocommerce-stock';

const REFUSED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 400 }
);

let calls: Call[];

/** Opens the header of the Taxes report for a user with favorites. */
async function open( stored: readonly string[], responses: Responses = {} ) {
	let favorites = stored;
	const idOf = ( { data, query }: Call ) =>
		String( Object( data ).item_id ?? query.item_id );
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: () => favorites,
		[ `POST ${ PATH }` ]: ( call: Call ) => {
			favorites = [ ...favorites, idOf( call ) ];
			return favorites;
		},
		[ `DELETE ${ PATH }` ]: ( call: Call ) => {
			favorites = favorites.filter( ( id ) => id !== idOf( call ) );
			return favorites;
		},
		...responses,
	} );
	renderWithNotices(
		<SlotFillProvider>
			<Star id={ TAXES } title="Taxes" />
			<FavoritesMenu />
		</SlotFillProvider>,
		navigationStore
	);
	await act( settle );
}

const click = async ( name: string ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await act( settle );
};
const writes = () =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method } ) => method );
const menu = () => screen.getByRole( 'navigation', { name: 'Favorites' } );
const list = () =>
	within( menu() )
		.queryAllByRole( 'listitem' )
		.map(
			( item ) => within( item ).getByRole( 'link' ).textContent ?? ''
		);
const star = () =>
	screen.queryByRole( 'button', { name: /^(Add|Remove) Taxes/ } );

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'http://localhost/',
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: { read_it: true },
			preferences: {},
		},
		screens: [
			{ id: 'a', path: '/analytics/taxes', title: 'Taxes' },
			{ id: 'b', path: '/stock', title: 'Stock' },
		].map( ( item ) => ( { ...item, capability: 'read_it' } ) ),
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the star of a screen', () => {
	it( 'adds it to favorites and removes it', async () => {
		await open( [] );
		expect( star() ).toHaveAccessibleName( 'Add Taxes to favorites' );
		expect( star() ).toHaveAttribute( 'aria-pressed', 'false' );
		await click( 'Add Taxes to favorites' );
		expect( star() ).toHaveAccessibleName( 'Remove Taxes from favorites' );
		expect( star() ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( getNotices() ).toHaveTextContent( 'Taxes added to favorites.' );
		await click( 'Remove Taxes from favorites' );
		expect( star() ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( getNotices() ).toHaveTextContent(
			'Taxes removed from favorites.'
		);
		expect( writes() ).toEqual( [ 'POST', 'DELETE' ] );
	} );

	it( 'appears once favorites are loaded', async () => {
		let response: unknown = REFUSED;
		await open( [], { [ `GET ${ PATH }` ]: () => response } );
		expect( star() ).toBeNull();
		await click( 'Favorites' );
		response = [ TAXES ];
		await click( 'Reload' );
		await click( 'Favorites' );
		expect( star() ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	it( 'reports a change that was not saved', async () => {
		await open( [], { [ `POST ${ PATH }` ]: REFUSED } );
		await click( 'Add Taxes to favorites' );
		expect( getNotices() ).toHaveTextContent(
			'Could not save favorites. Not today.'
		);
		expect( getNotices() ).not.toHaveTextContent( 'added' );
		expect( star() ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'sends nothing twice while it is saving', async () => {
		await open( [] );
		calls = fakeNetwork();
		await click( 'Add Taxes to favorites' );
		expect( star() ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( star() ?? document.body );
		await act( settle );
		expect( writes() ).toEqual( [ 'POST' ] );
		await act( async () => calls[ 0 ]?.respond( [ TAXES ] ) );
		expect( star() ).toHaveAttribute( 'aria-disabled', 'false' );
	} );
} );

describe( 'the menu', () => {
	it( 'lists favorites in their order, without unknown ones', async () => {
		await open( [ STOCK, 'gone', TAXES ] );
		await click( 'Favorites' );
		expect( list() ).toEqual( [ 'Stock', 'Taxes' ] );
		expect( screen.queryByText( /^No favorites yet/ ) ).toBeNull();
	} );

	it( 'says how to add the first one', async () => {
		await open( [] );
		await click( 'Favorites' );
		expect( screen.getByText( /^No favorites yet/ ) ).toBeVisible();
		expect( list() ).toEqual( [] );
	} );

	it( 'says why favorites are missing, and loads them again', async () => {
		let response: unknown = REFUSED;
		await open( [], { [ `GET ${ PATH }` ]: () => response } );
		await click( 'Favorites' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load favorites.Not today.'
		);
		expect( screen.queryByText( /^No favorites yet/ ) ).toBeNull();
		response = [ STOCK ];
		await click( 'Reload' );
		expect( list() ).toEqual( [ 'Stock' ] );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( menu() ).toHaveFocus();
	} );

	it( 'opens a favorite with the current period, and closes', async () => {
		act( () =>
			getHistory().push( 'admin.php?page=storedeck&period=last_week' )
		);
		await open( [ TAXES ] );
		await click( 'Favorites' );
		await userEvent.click( screen.getByRole( 'link', { name: 'Taxes' } ) );
		expect( getHistory().location ).toMatchObject( {
			pathname: '/analytics/taxes',
			search: expect.stringContaining( 'period=last_week' ),
		} );
		expect(
			screen.queryByRole( 'navigation', { name: 'Favorites' } )
		).toBeNull();
		act( () => getHistory().push( 'admin.php?page=storedeck' ) );
	} );

	it( 'removes a favorite, and moves the focus to the next one', async () => {
		await open( [ STOCK, TAXES ] );
		await click( 'Favorites' );
		await click( 'Remove Stock from favorites' );
		expect( list() ).toEqual( [ 'Taxes' ] );
		expect( screen.getByRole( 'link', { name: 'Taxes' } ) ).toHaveFocus();
		expect( getNotices() ).toHaveTextContent(
			'Stock removed from favorites.'
		);
	} );

	it( 'moves the focus to the previous favorite after the last', async () => {
		await open( [ TAXES, STOCK ] );
		await click( 'Favorites' );
		await click( 'Remove Stock from favorites' );
		expect( screen.getByRole( 'link', { name: 'Taxes' } ) ).toHaveFocus();
	} );

	it( 'moves the focus to the dashboard link after the only favorite', async () => {
		await open( [ STOCK ] );
		await click( 'Favorites' );
		await click( 'Remove Stock from favorites' );
		expect( list() ).toEqual( [] );
		expect(
			screen.getByRole( 'link', { name: 'WordPress Dashboard' } )
		).toHaveFocus();
	} );

	it( 'removes one favorite at a time', async () => {
		await open( [ STOCK, TAXES ] );
		await click( 'Favorites' );
		calls = fakeNetwork();
		await click( 'Remove Stock from favorites' );
		const other = within( menu() ).getByRole( 'button', {
			name: 'Remove Taxes from favorites',
		} );
		expect( other ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( other );
		await act( async () => calls[ 0 ]?.respond( [ TAXES ] ) );
		expect( writes() ).toEqual( [ 'DELETE' ] );
		expect( list() ).toEqual( [ 'Taxes' ] );
	} );
} );
