import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import type { Attention } from '../../../common/attention/types';
import { ActivityTools } from '..';
import { openPanel } from '../open-panel';

const setSettings = ( capabilities: Record< string, boolean >, more = {} ) => {
	window.storedeckSettings = {
		manageStock: true,
		currentUser: { id: 1, name: 'Ann', capabilities, preferences: {} },
		...more,
	};
};
const MANAGER = { manage_woocommerce: true };

const App = ( {
	counts = {},
	path = '/',
}: {
	counts?: Attention;
	path?: string;
} ) => (
	<>
		<ActivityTools counts={ counts } path={ path } />
		<button>Elsewhere</button>
	</>
);

const button = ( name: string ) =>
	screen.getByRole( 'button', { name: new RegExp( `^${ name }` ) } );
const panel = () => screen.queryByRole( 'dialog' );
const click = async ( name: string ) => {
	await userEvent.click( button( name ) );
	await act( settle );
};

beforeEach( () => {
	fakeNetwork( {
		'GET /wc-analytics/orders': [],
		'GET /wc-analytics/products/reviews': [],
		'GET /wc-analytics/products/low-in-stock': [],
		'GET /storedeck/v1/attention': {},
	} );
	setSettings( MANAGER );
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'a panel', () => {
	it( 'opens with the focus and its content', async () => {
		render( <App /> );
		expect( button( 'Reviews' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await click( 'Reviews' );
		expect( panel() ).toHaveAccessibleName( 'Reviews' );
		expect( panel() ).toHaveFocus();
		expect( button( 'Reviews' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		expect( button( 'Reviews' ) ).toHaveAttribute(
			'aria-controls',
			panel()?.id
		);
		expect( button( 'Orders' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		expect( button( 'Orders' ) ).not.toHaveAttribute( 'aria-controls' );
		expect(
			await screen.findByText( /^No reviews to moderate/ )
		).toBeVisible();
	} );

	it.each( [
		[ 'Inbox', /View inbox/ ],
		[ 'Orders', /View all orders/ ],
		[ 'Stock', /View all stock/ ],
	] )( 'shows the content of %s', async ( name, link ) => {
		render( <App /> );
		await click( name );
		expect(
			await screen.findByRole( 'link', { name: link } )
		).toBeVisible();
	} );

	it( 'is closed by its button, which gets the focus', async () => {
		render( <App /> );
		await click( 'Orders' );
		await click( 'Close panel' );
		expect( panel() ).toBeNull();
		expect( button( 'Orders' ) ).toHaveFocus();
	} );

	it( 'is closed by the button that opened it', async () => {
		render( <App /> );
		await click( 'Orders' );
		await click( 'Orders' );
		expect( panel() ).toBeNull();
		expect( button( 'Orders' ) ).toHaveFocus();
	} );

	it( 'is closed by Escape', async () => {
		render( <App /> );
		await click( 'Orders' );
		await userEvent.keyboard( 'a' );
		expect( panel() ).not.toBeNull();
		await userEvent.keyboard( '{Escape}' );
		expect( panel() ).toBeNull();
		expect( button( 'Orders' ) ).toHaveFocus();
	} );

	it( 'stays open when something in it handles Escape', async () => {
		render(
			<div
				role="presentation"
				onKeyDownCapture={ ( event ) => event.preventDefault() }
			>
				<App />
			</div>
		);
		await click( 'Orders' );
		await userEvent.keyboard( '{Escape}' );
		expect( panel() ).not.toBeNull();
	} );

	it( 'lets Escape through when none is open', async () => {
		const onKeyDown = jest.fn();
		render(
			<div role="presentation" onKeyDown={ onKeyDown }>
				<App />
			</div>
		);
		act( () => button( 'Orders' ).focus() );
		await userEvent.keyboard( '{Escape}' );
		expect( onKeyDown ).toHaveBeenCalledTimes( 1 );
		await click( 'Orders' );
		await userEvent.keyboard( '{Escape}' );
		// Nothing else reacts to the key that closes the panel.
		expect( onKeyDown ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'replaces another one', async () => {
		render( <App /> );
		await click( 'Orders' );
		await click( 'Reviews' );
		expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 );
		expect( panel() ).toHaveAccessibleName( 'Reviews' );
	} );

	it( 'is closed when another screen is opened', async () => {
		const { rerender } = render( <App path="/" /> );
		await click( 'Orders' );
		rerender( <App path="/" counts={ { orders: 1 } } /> );
		expect( panel() ).not.toBeNull();
		rerender( <App path="/stock" /> );
		expect( panel() ).toBeNull();
	} );
} );

describe( 'a panel that another component opens', () => {
	it( 'returns the focus to where it was', async () => {
		render( <App /> );
		const elsewhere = button( 'Elsewhere' );
		act( () => elsewhere.focus() );
		act( () => openPanel( 'orders' ) );
		await waitFor( () => expect( panel() ).toHaveFocus() );
		// From inside the panel, another one replaces it.
		act( () => openPanel( 'inbox' ) );
		await waitFor( () =>
			expect( panel() ).toHaveAccessibleName( 'Inbox' )
		);
		await userEvent.keyboard( '{Escape}' );
		expect( elsewhere ).toHaveFocus();
	} );

	it( 'leaves the focus where the user has moved it', async () => {
		render( <App /> );
		await click( 'Orders' );
		act( () => button( 'Inbox' ).focus() );
		await userEvent.keyboard( '{Escape}' );
		expect( panel() ).toBeNull();
		expect( button( 'Inbox' ) ).toHaveFocus();
	} );

	it( 'is none that the user may not see', async () => {
		setSettings( MANAGER, { manageStock: false } );
		render( <App /> );
		act( () => openPanel( 'stock' ) );
		await act( settle );
		expect( panel() ).toBeNull();
	} );
} );
