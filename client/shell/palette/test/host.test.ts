import { waitFor } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { fakeNetwork } from '@storedeck/data/test/fake-network';
import { getHistory } from '@storedeck/navigation';
import { registerScreens } from '../../../pages';
import { openPalette } from '../connect';
import { getHostPalette, isHostPaletteShown } from '../host';
import { registerHostCommands } from '../host-commands';
import type { HostCommand } from '../host';

const commands = new Map< string, HostCommand >();

/** Minimal `core/commands` store. */
const hostStore = createReduxStore( 'core/commands', {
	reducer: (
		state = { isOpen: false },
		action: { type: string; command?: HostCommand; name?: string }
	) => {
		switch ( action.type ) {
			case 'REGISTER':
				if ( action.command ) {
					commands.set( action.command.name, action.command );
				}
				return state;
			case 'UNREGISTER':
				commands.delete( action.name ?? '' );
				return state;
			case 'OPEN':
				return { isOpen: true };
			default:
				return state;
		}
	},
	selectors: { isOpen: ( state: { isOpen: boolean } ) => state.isOpen },
	actions: {
		registerCommand: ( command: HostCommand ) => ( {
			type: 'REGISTER',
			command,
		} ),
		unregisterCommand: ( name: string ) => ( { type: 'UNREGISTER', name } ),
		open: () => ( { type: 'OPEN' } ),
	},
} );

const VIEW = {
	id: 'aaaaaaaaaaaa',
	name: 'Refunded',
	path: '/analytics/orders',
	query: 'status_is=refunded',
	hidden_columns: null,
	scope: 'own',
	is_pinned: false,
	can_edit: true,
};

beforeAll( registerScreens );

it( 'reports no palette when the page has none', () => {
	expect( getHostPalette() ).toBeUndefined();
	expect( isHostPaletteShown() ).toBe( false );
} );

it( 'registers screens at once and views when the palette opens', async () => {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: { view_woocommerce_reports: true },
			preferences: {},
		},
	};
	fakeNetwork( { 'GET /storedeck/v1/views': [ VIEW ] } );
	register( hostStore );
	const host = getHostPalette();
	expect( host ).toBeDefined();
	// The store may have been loaded by a script without the palette.
	expect( isHostPaletteShown() ).toBe( false );
	if ( ! host ) {
		return;
	}
	registerHostCommands( host );
	const orders = commands.get( 'storedeck/page:/analytics/orders' );
	expect( orders?.label ).toBe( 'Analytics: Orders' );
	expect( commands.has( 'storedeck/view:aaaaaaaaaaaa' ) ).toBe( false );

	const { dispatch } = jest.requireActual( '@wordpress/data' );
	dispatch( hostStore ).open();
	await waitFor( () =>
		expect( commands.has( 'storedeck/view:aaaaaaaaaaaa' ) ).toBe( true )
	);
	const view = commands.get( 'storedeck/view:aaaaaaaaaaaa' );
	expect( view?.label ).toBe( 'Saved views: Refunded' );

	const close = jest.fn();
	view?.callback( { close } );
	expect( close ).toHaveBeenCalled();
	expect( getHistory().location.pathname ).toBe( '/analytics/orders' );
	delete window.storedeckSettings;
} );

it( 'opens the WordPress palette when the page has one', async () => {
	const place = window as Window & { wp?: { coreCommands?: unknown } };
	const { wp } = place;
	place.wp = { ...wp, coreCommands: {} };
	await openPalette();
	expect( getHostPalette()?.isOpen() ).toBe( true );
	expect( document.querySelector( '.storedeck-palette' ) ).toBeNull();
	place.wp = wp;
} );
