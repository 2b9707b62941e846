import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { connectPalette, openPalette } from '../connect';

const APP = '<div data-storedeck-mount="app"></div><input>';
const APPLE = 'MacIntel';

const dialog = () => screen.queryByRole( 'dialog', { name: 'Search' } );
const findDialog = () => screen.findByRole( 'dialog', { name: 'Search' } );
const isClosed = () => waitFor( () => expect( dialog() ).toBeNull() );

async function press( keys: string ) {
	await userEvent.keyboard( keys );
	await act( settle );
}
async function close() {
	await findDialog();
	await press( '{Escape}' );
	await isClosed();
}

function setPlatform( platform: string ) {
	Object.defineProperty( navigator, 'platform', {
		configurable: true,
		value: platform,
	} );
}

beforeEach( () => {
	fakeNetwork( { 'GET /storedeck/v1/views': [] } );
	document.body.innerHTML = APP;
} );
afterEach( () => {
	Reflect.deleteProperty( navigator, 'platform' );
	document.body.innerHTML = '';
} );

it( 'ignores the shortcut on a page without the app', async () => {
	document.body.innerHTML = '<div data-storedeck-mount="header"></div>';
	await connectPalette();
	await press( '{Control>}k{/Control}' );
	expect( dialog() ).toBeNull();
} );

describe( 'on a page with the app', () => {
	beforeAll( async () => {
		document.body.innerHTML = APP;
		await connectPalette();
	} );

	it.each( [ 'k', 'K' ] )( 'Ctrl+%s opens the search', async ( key ) => {
		await press( `{Control>}${ key }{/Control}` );
		await findDialog();
		await close();
		// Nothing is left on the page.
		expect( document.body.innerHTML ).toContain( APP );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	} );

	it( 'opens the search again after it was closed, once at a time', async () => {
		await press( '{Control>}k{/Control}' );
		await close();
		await press( '{Control>}kk{/Control}' );
		await press( '{Control>}k{/Control}' );
		await findDialog();
		expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 );
		await close();
	} );

	it( 'opens one dialog when the button is clicked twice', async () => {
		await act( async () => {
			await Promise.all( [ openPalette(), openPalette() ] );
		} );
		await findDialog();
		expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 );
		await close();
	} );

	it.each( [
		'k',
		'{Control>}j{/Control}',
		'{Meta>}k{/Meta}',
		'{Control>}{Shift>}k{/Shift}{/Control}',
		'{Control>}{Alt>}k{/Alt}{/Control}',
	] )( 'ignores %s', async ( keys ) => {
		await press( keys );
		expect( dialog() ).toBeNull();
	} );

	it( 'takes the shortcut from the browser, unless something else used it', async () => {
		const event = () =>
			new KeyboardEvent( 'keydown', {
				key: 'k',
				ctrlKey: true,
				bubbles: true,
				cancelable: true,
			} );
		const used = event();
		const input = document.querySelector( 'input' );
		input?.addEventListener( 'keydown', ( own ) => own.preventDefault(), {
			once: true,
		} );
		input?.dispatchEvent( used );
		await act( settle );
		expect( dialog() ).toBeNull();

		const free = event();
		await act( async () => {
			input?.dispatchEvent( free );
		} );
		expect( free.defaultPrevented ).toBe( true );
		await close();
	} );

	it( 'uses Command on Apple devices', async () => {
		setPlatform( APPLE );
		await press( '{Control>}k{/Control}' );
		expect( dialog() ).toBeNull();
		await press( '{Meta>}k{/Meta}' );
		await close();
	} );
} );
