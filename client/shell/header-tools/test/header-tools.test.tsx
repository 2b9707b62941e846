import { act, screen, waitFor } from '@testing-library/react';
import { SlotFillProvider } from '@wordpress/components';
import { optionsStore } from '@storedeck/data';
import { navigationStore } from '@storedeck/data/navigation';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import HeaderTools from '..';
import { attentionStore } from '../../../common/attention/store';
import { renderWithNotices } from '../../../common/test/render-with-notices';

const ATTENTION = '/storedeck/v1/attention';
const OPTIONS = '/wc-admin/options';

let calls: Call[];

const count = ( path: string ) =>
	calls.filter( ( call ) => call.path === path ).length;

const createTools = ( path: string, isAvailable = true, title = 'Stock' ) => (
	<SlotFillProvider>
		<HeaderTools
			path={ path }
			title={ title }
			isAvailable={ isAvailable }
			items={ <p>Item of a plugin</p> }
		/>
	</SlotFillProvider>
);

async function open( attention: unknown, isManager = true ) {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'A',
			capabilities: { manage_woocommerce: isManager },
			preferences: {},
		},
	};
	calls = fakeNetwork( {
		[ `GET ${ ATTENTION }` ]: attention,
		[ `GET ${ OPTIONS }` ]: {},
		'GET /wc-admin/navigation/favorites/me': [],
	} );
	const page = renderWithNotices(
		createTools( '/stock' ),
		attentionStore,
		navigationStore,
		optionsStore
	);
	await act( settle );
	return page;
}

const button = ( name: RegExp ) => screen.queryByRole( 'button', { name } );

afterEach( () => {
	delete window.storedeckSettings;
	document.querySelector( '#adminmenu' )?.remove();
} );

it( 'has search, favorites, panels with their counts and items of plugins', async () => {
	await open( { orders: 3, queued_notices: 0 } );
	expect( button( /^Search$/ ) ).toBeVisible();
	expect( button( /^Favorites$/ ) ).toBeVisible();
	expect( button( /^Orders.*3 orders to process$/ ) ).toBeVisible();
	expect( screen.getByText( 'Item of a plugin' ) ).toBeVisible();
	expect( button( /^Add Stock to favorites$/ ) ).toBeVisible();
} );

it( 'has its panels without counts when they do not load', async () => {
	await open(
		createResponse( { code: 'x', message: 'No.' }, { status: 400 } )
	);
	expect( button( /^Orders$/ ) ).toBeVisible();
	expect( count( OPTIONS ) ).toBe( 0 );
} );

describe( 'queued notices', () => {
	it.each( [
		[ 'are loaded when there are some', { queued_notices: 1 }, 1 ],
		[ 'are loaded when their number is unknown', {}, 1 ],
		[ 'are not loaded when there are none', { queued_notices: 0 }, 0 ],
	] )( '%s', async ( _, attention, requests ) => {
		await open( attention );
		await act( settle );
		await waitFor( () => expect( count( OPTIONS ) ).toBe( requests ) );
	} );

	it( 'are not loaded for a user who may not read them', async () => {
		await open( { queued_notices: 1 }, false );
		await act( settle );
		expect( count( OPTIONS ) ).toBe( 0 );
	} );
} );

it( 'has no star without a title, nor for a screen that is not available', async () => {
	const { unmount } = await open( {} );
	unmount();
	renderWithNotices(
		<>
			{ createTools( '/stock', false ) }
			{ createTools( '/stock', true, '' ) }
		</>,
		attentionStore,
		navigationStore,
		optionsStore
	);
	await act( settle );
	expect( button( /favorites$/ ) ).toBeNull();
} );

it( 'changes the count of the admin menu when reviews are moderated', async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<ul id="adminmenu"><li><a href="edit-comments.php">
			<span class="awaiting-mod count-5">5</span></a></li></ul>`
	);
	let reviews = 3;
	const now = jest.spyOn( Date, 'now' );
	await open( () => ( { reviews } ) );
	reviews = 2;
	now.mockReturnValue( new Date().getTime() + 31_000 );
	act( () => {
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );
	await act( settle );
	now.mockRestore();
	expect( count( ATTENTION ) ).toBe( 2 );
	expect( button( /^Reviews.*2 reviews to moderate$/ ) ).toBeVisible();
	expect( document.querySelector( '.awaiting-mod' ) ).toHaveTextContent(
		/^4$/
	);
} );
