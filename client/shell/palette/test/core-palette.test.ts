import { waitFor } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { fakeNetwork } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import { registerScreens } from '../../../pages';
import { openPalette } from '../connect';
import { getCorePalette, hasCorePalette } from '../core-palette';
import { registerCoreCommands } from '../core-commands';
import type { CoreCommand } from '../core-palette';
import { REPORT_SETTINGS } from '../../../reports/test/views';

const commands = new Map< string, CoreCommand >();

/** Minimal `core/commands` store. */
const commandsStore = createReduxStore( 'core/commands', {
	reducer: (
		state = { isOpen: false },
		action: { type: string; command?: CoreCommand; name?: string }
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
		registerCommand: ( command: CoreCommand ) => ( {
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
	expect( getCorePalette() ).toBeUndefined();
	expect( hasCorePalette() ).toBe( false );
} );

it( 'registers screens at once and views when the palette opens', async () => {
	window.storedeckSettings = {
		reports: REPORT_SETTINGS,
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: { view_woocommerce_reports: true },
			preferences: {},
		},
	};
	fakeNetwork( { 'GET /storedeck/v1/views': [ VIEW ] } );
	register( commandsStore );
	const corePalette = getCorePalette();
	expect( corePalette ).toBeDefined();
	// The store may have been loaded by a script without the palette.
	expect( hasCorePalette() ).toBe( false );
	if ( ! corePalette ) {
		return;
	}
	registerCoreCommands( corePalette );
	const orders = commands.get( 'storedeck/page:/analytics/orders' );
	expect( orders?.label ).toBe( 'Analytics: Orders' );
	expect( commands.has( 'storedeck/view:aaaaaaaaaaaa' ) ).toBe( false );

	const { dispatch } = jest.requireActual( '@wordpress/data' );
	dispatch( commandsStore ).open();
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
	expect( getCorePalette()?.isOpen() ).toBe( true );
	expect( document.querySelector( '.storedeck-palette' ) ).toBeNull();
	place.wp = wp;
} );
