import { renderHook, waitFor } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { createResponse, fakeNetwork } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import { registerScreens } from '../../../pages';
import { openPalette } from '../connect';
import { getCorePalette, hasCorePalette } from '../core-palette';
import { registerCoreCommands } from '../core-commands';
import type { CoreCommand, CoreCommandLoader } from '../core-palette';
import { REPORT_SETTINGS, SCREENS } from '../../../reports/test/definitions';

const commands = new Map< string, CoreCommand >();
const loaders = new Map< string, CoreCommandLoader >();

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
		registerCommandLoader: ( loader: CoreCommandLoader ) => {
			loaders.set( loader.name, loader );
			return { type: 'REGISTER_LOADER' };
		},
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
		screens: SCREENS,
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

it( 'finds the data of the store, also by what the label lacks', async () => {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: {
				view_woocommerce_reports: true,
				view_storedeck_personal_data: true,
			},
			preferences: {},
		},
	};
	fakeNetwork( {
		'GET /wc-analytics/customers': [
			{ id: 5, name: 'Ada Lovelace', email: 'ada@example.com' },
		],
		'GET /wc-analytics/coupons': createResponse(
			{ code: 'down', message: 'Down.' },
			{ status: 400 }
		),
	} );
	const hook = loaders.get( 'storedeck/search' )?.hook;
	const { result } = renderHook( () => hook?.( { search: 'example' } ) );
	expect( result.current ).toEqual( { commands: [], isLoading: true } );
	await waitFor( () => expect( result.current?.isLoading ).toBe( false ) );
	const [ customer, coupons ] = result.current?.commands ?? [];
	expect( customer?.label ).toBe(
		'Customers: Ada Lovelace · ada@example.com'
	);
	expect( customer?.searchLabel ).toContain( 'example' );
	const close = jest.fn();
	customer?.callback( { close } );
	expect( close ).toHaveBeenCalled();
	expect( getHistory().location.pathname ).toBe( '/customers/5' );
	// A failure is found by the text as well.
	expect( coupons?.searchLabel ).toContain( 'example' );
	expect( coupons?.label ).toBe( 'Could not search coupons. Try again' );
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
