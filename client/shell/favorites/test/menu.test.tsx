import { Fill, SlotFillProvider } from '@wordpress/components';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { FavoritesMenu } from '../menu';

const MENU = 'woocommerce_navigation_menu_items';

const page = window as Window & { wp?: unknown };
const before = page.wp;

async function open( fill?: ReactNode ) {
	addFilter( MENU, 'acme', ( items: object[] ) => [
		...items,
		{
			id: 'acme',
			title: 'Acme',
			url: 'https://acme.test/',
			menuId: 'plugins',
		},
	] );
	fakeNetwork( { 'GET /wc-admin/navigation/favorites/me': [] } );
	render(
		<SlotFillProvider>
			<FavoritesMenu />
			{ fill }
		</SlotFillProvider>
	);
	await userEvent.click( screen.getByRole( 'button' ) );
	await act( settle );
}

afterEach( () => {
	removeFilter( MENU, 'acme' );
	page.wp = before;
	delete window.storedeckSettings;
	jest.restoreAllMocks();
} );

it( 'replaces an item with the fill of a plugin', async () => {
	await open( <Fill name="woocommerce_navigation_acme">Acme, new</Fill> );
	expect( await screen.findByText( 'Acme, new' ) ).toBeInTheDocument();
	expect(
		screen.queryByRole( 'link', { name: /^Acme/ } )
	).not.toBeInTheDocument();
} );

it( 'lists items of plugins by order and title, without those that the user may not open', async () => {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: { manage_woocommerce: false, feed_animals: true },
			preferences: {},
		},
	};
	addFilter( MENU, 'more', ( items: object[] ) => [
		...items,
		...[
			{ id: 'late', title: 'Late', order: 200 },
			{ id: 'zoo', title: 'Zoo', capability: 'feed_animals' },
			{ id: 'barn', title: 'Barn' },
			{ id: 'cage', title: 'Cage', capability: 'open_cages' },
			{ id: 'keys', title: 'Keys', capability: 'manage_woocommerce' },
		].map( ( item ) => ( {
			...item,
			url: `https://${ item.id }.test/`,
			menuId: 'plugins',
		} ) ),
	] );
	await open();
	removeFilter( MENU, 'more' );
	expect(
		( await screen.findAllByRole( 'link' ) )
			.map( ( { textContent } ) => textContent )
			.filter( ( text ) =>
				/Acme|Barn|Cage|Keys|Late|Zoo/.test( text ?? '' )
			)
	).toEqual( [ 'Acme', 'Barn', 'Zoo', 'Late' ] );
} );

it( 'shows the default link when a fill throws', async () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	await open(
		<Fill name="woocommerce_navigation_acme">
			{ () => {
				throw new Error( 'broken' );
			} }
		</Fill>
	);
	expect(
		await screen.findByRole( 'link', { name: /^Acme/ } )
	).toBeInTheDocument();
} );

it( 'renders the plugin area of the navigation', async () => {
	page.wp = {
		plugins: {
			PluginArea: ( { scope }: { scope?: string } ) => (
				<p>{ `plugins of ${ scope }` }</p>
			),
		},
	};
	await open();
	expect(
		await screen.findByText( 'plugins of woocommerce-navigation' )
	).toBeInTheDocument();
} );
