import { screen } from '@testing-library/react';
import { notesStore, userStore } from '@storedeck/data';
import type { Call } from '@storedeck/data/testing';
import type { ComponentProps } from 'react';
import { renderWithStores, wait, writes } from '../../../test/support';
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
	const { rerender } = renderWithStores(
		<Inbox { ...props } />,
		[ attentionStore, notesStore, userStore ],
		{
			[ `GET ${ NOTES }` ]: [ createNote( 1 ), createNote( 2 ) ],
			[ `GET ${ ATTENTION }` ]: { messages: 2 },
			[ `POST ${ USER }` ]: ( { data }: Call ) => ( {
				id: 3,
				...Object( data ),
			} ),
			...responses,
		}
	);
	await wait();
	return ( next: ComponentProps< typeof Inbox > ) =>
		rerender( <Inbox { ...next } /> );
}

export const inbox = () => screen.getByRole( 'group', { name: 'Messages' } );

/** The titles of the messages that are shown. */
export const titles = () =>
	screen
		.queryAllByRole( 'heading' )
		.map( ( { textContent } ) => textContent );

/** Method, path below the messages, and body or query of each change. */
export const written = () =>
	writes()
		.filter( ( { path } ) => path !== USER )
		.map( ( { method, path, query, data } ) => [
			`${ method } ${ path.replace( NOTES, '' ) }`,
			data ?? query,
		] );
