import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { notesStore, userStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { getHistory, getQuery } from '@storedeck/navigation';
import { attentionStore } from '../../../common/attention/store';
import InboxScreen from '..';

const NOTES = '/wc-analytics/admin/notes';

async function open( query: Record< string, string > ) {
	window.storedeckSettings = {
		adminUrl: 'http://localhost/wp-admin/',
		currentUser: { id: 3, name: 'Ada', capabilities: {}, preferences: {} },
	};
	getHistory().push(
		`admin.php?${ new URLSearchParams( {
			page: 'storedeck',
			path: '/inbox',
			...query,
		} ) }`
	);
	const calls = fakeNetwork( {
		[ `GET ${ NOTES }` ]: [ 'warning', 'unknown' ].map( ( type, id ) => ( {
			id,
			type,
			title: `Message ${ id }`,
			status: 'unactioned',
		} ) ),
		'GET /storedeck/v1/attention': {},
		'POST /wp/v2/users/me': {},
	} );
	render(
		<RegistryProvider
			value={ createTestRegistry(
				attentionStore,
				notesStore,
				noticesStore,
				userStore
			) }
		>
			<InboxScreen path="/inbox" query={ query } />
		</RegistryProvider>
	);
	await act( settle );
	return calls.find( ( { path } ) => path === NOTES )?.query.type;
}

const filter = () => screen.getByRole( 'combobox', { name: 'Message type' } );

afterEach( () => delete window.storedeckSettings );

it( 'shows the messages of all types, with the labels of known types', async () => {
	expect( await open( {} ) ).toContain( 'update' );
	expect( filter() ).toHaveDisplayValue( 'All' );
	expect(
		within( filter() )
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'All',
		'Info',
		'Marketing',
		'Survey',
		'Warning',
		'Error',
		'Update',
	] );
	const [ warning, unknown ] = screen.getAllByRole( 'article' );
	expect( warning ).toHaveTextContent( /^WarningMessage 0/ );
	expect( unknown ).toHaveTextContent( /^Message 1/ );
} );

it( 'shows the messages of the type in the URL', async () => {
	expect( await open( { messages: 'survey' } ) ).toBe( 'survey' );
	expect( filter() ).toHaveValue( 'survey' );
} );

it( 'shows all messages for an unknown type in the URL', async () => {
	expect( await open( { messages: 'letter' } ) ).toContain( 'survey' );
	expect( filter() ).toHaveValue( '' );
} );

it( 'puts the chosen type in the URL', async () => {
	await open( {} );
	fireEvent.change( filter(), { target: { value: 'error' } } );
	expect( getQuery().messages ).toBe( 'error' );
	fireEvent.change( filter(), { target: { value: '' } } );
	expect( getQuery().messages ).toBeUndefined();
} );
