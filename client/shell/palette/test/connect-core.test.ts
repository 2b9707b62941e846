import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, register } from '@wordpress/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { registerPages } from '../../pages';
import { connectPalette } from '../connect';

const registered: string[] = [];

/** The store of the palette of WordPress. */
const commandsStore = createReduxStore( 'core/commands', {
	reducer: ( state = {} ) => state,
	selectors: { isOpen: () => false },
	actions: {
		registerCommand: ( { name }: { name: string } ) => {
			registered.push( name );
			return { type: 'REGISTER' };
		},
		unregisterCommand: () => ( { type: 'UNREGISTER' } ),
		registerCommandLoader: () => ( { type: 'REGISTER_LOADER' } ),
		open: () => ( { type: 'OPEN' } ),
	},
} );

const page = window as Window & { wp?: unknown };

beforeAll( () => {
	window.storedeckSettings = {
		currentUser: { id: 1, name: 'A', capabilities: { read_it: true } },
	};
	registerPages( () => [
		{
			path: '/stock',
			breadcrumbs: () => [ 'Stock' ],
			capability: 'read_it',
			load: () => Promise.reject( new Error() ),
		},
	] );
	register( commandsStore );
	fakeNetwork( { 'GET /storedeck/v1/views': [] } );
} );
afterAll( () => {
	delete window.storedeckSettings;
	delete page.wp;
} );

it( 'adds no commands on a page without the app', async () => {
	await connectPalette();
	await settle();
	expect( registered ).toEqual( [] );
} );

it( 'adds screens to the palette of WordPress, and leaves the shortcut to it', async () => {
	document.body.innerHTML = '<div data-storedeck-mount="app"></div>';
	page.wp = { coreCommands: {} };
	await connectPalette();
	expect( registered ).toEqual( [
		'storedeck/page:/stock',
		'storedeck/command:storedeck/low-stock',
		'storedeck/command:storedeck/out-of-stock',
	] );
	const event = new KeyboardEvent( 'keydown', {
		key: 'k',
		ctrlKey: true,
		bubbles: true,
		cancelable: true,
	} );
	document.body.dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
	await act( settle );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'uses its own palette when WordPress does not render one', async () => {
	delete page.wp;
	await userEvent.keyboard( '{Control>}k{/Control}' );
	expect( await screen.findByRole( 'dialog' ) ).toBeInTheDocument();
	await act( settle );
} );
