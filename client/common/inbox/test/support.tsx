import { act, fireEvent, render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { notesStore, userStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import type { ComponentProps } from 'react';
import { attentionStore } from '../../attention/store';
import { Inbox } from '..';

export const NOTES = '/wc-analytics/admin/notes';
export const ATTENTION = '/storedeck/v1/attention';
export const USER = '/wp/v2/users/me';

/** A message. */
export const createNote = ( id: number, fields: object = {} ) => ( {
	id,
	type: 'info',
	title: `Message ${ id }`,
	content: 'Text',
	status: 'unactioned',
	is_deleted: false,
	date_created: '2026-01-01T08:00:00',
	date_created_gmt: '2026-01-01T08:00:00',
	actions: [],
	...fields,
} );

/** The response of a server that fails. */
export const FAILED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 500 }
);

let calls: Call[];
let server: Record< string, unknown >;
let registry: TestRegistry;

/**
 * Shows the inbox.
 *
 * @param props     Its props.
 * @param responses Responses of the server; without them there are two messages.
 * @param lastRead  When the user last saw the inbox.
 */
export async function openInbox(
	props: ComponentProps< typeof Inbox > = {},
	responses: Record< string, unknown > = {},
	lastRead = '2026-01-02T00:00:00Z'
) {
	window.storedeckSettings = {
		adminUrl: 'http://localhost/wp-admin/',
		pageName: 'storedeck',
		currentUser: {
			id: 3,
			name: 'Ada',
			capabilities: {},
			preferences: {
				activity_panel_inbox_last_read: Date.parse( lastRead ),
			},
		},
	};
	server = {
		[ `GET ${ NOTES }` ]: [ createNote( 1 ), createNote( 2 ) ],
		[ `GET ${ ATTENTION }` ]: { messages: 2 },
		[ `POST ${ USER }` ]: ( { data }: Call ) => ( {
			id: 3,
			...Object( data ),
		} ),
		...responses,
	};
	calls = fakeNetwork( server );
	registry = createTestRegistry(
		attentionStore,
		notesStore,
		noticesStore,
		userStore
	);
	const tree = ( next: ComponentProps< typeof Inbox > ) => (
		<RegistryProvider value={ registry }>
			<Inbox { ...next } />
		</RegistryProvider>
	);
	const { rerender } = render( tree( props ) );
	await act( settle );
	await act( settle );
	return ( next: ComponentProps< typeof Inbox > ) => rerender( tree( next ) );
}

/** Leaves requests of a method and path open from here on. */
export const hold = ( key: string ) => delete server[ key ];

export const inbox = () => screen.getByRole( 'group', { name: 'Messages' } );
export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

/** Clicks a button and waits for what follows. */
export async function click( name: string ) {
	fireEvent.click( button( name ) );
	await act( settle );
}

/** The titles of the messages that are shown. */
export const titles = () =>
	screen
		.queryAllByRole( 'heading' )
		.map( ( { textContent } ) => textContent );

/** Requests of one method and path. */
export const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );

/** Method, path below the messages, and body or query of each change. */
export const written = () =>
	calls
		.filter( ( { method, path } ) => method !== 'GET' && path !== USER )
		.map( ( { method, path, query, data } ) => [
			`${ method } ${ path.replace( NOTES, '' ) }`,
			data ?? query,
		] );

const list = () => registry.select( noticesStore ).getNotices();

/** The texts that the user was shown. */
export const notices = () => list().map( ( { content } ) => content );

/** Takes back what the last notice reports. */
export async function undo() {
	act( () => {
		list().at( -1 )?.actions[ 0 ]?.onClick?.();
	} );
	await act( settle );
}
