import { act, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { button, click, FAILED, find, hold } from '../../../test/support';
import { createNote, inbox, NOTES, openInbox, titles, USER } from './support';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const PAGES: Record< string, object[] > = {
	1: [ createNote( 1 ), createNote( 2 ) ],
	2: [ createNote( 2 ), createNote( 3 ) ],
	3: [ createNote( 5 ) ],
};
const BY_PAGE = {
	[ `GET ${ NOTES }` ]: ( { query }: Call ) => PAGES[ String( query.page ) ],
};
const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

beforeEach( () => jest.mocked( speak ).mockClear() );
afterEach( () => delete window.storedeckSettings );

describe( 'the messages', () => {
	it( 'are the newest ones of all types', async () => {
		await openInbox();
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2' ] );
		expect( find( 'GET', NOTES )[ 0 ]?.query ).toEqual( {
			page: '1',
			per_page: '25',
			status: 'unactioned',
			type: [
				'info',
				'marketing',
				'survey',
				'warning',
				'error',
				'update',
			],
			orderby: 'date',
			order: 'desc',
		} );
		expect( inbox() ).toHaveAttribute( 'aria-busy', 'false' );
		expect(
			screen.queryByRole( 'button', { name: 'Load more' } )
		).not.toBeInTheDocument();
	} );

	it( 'are those of one type', async () => {
		await openInbox( { filter: 'error', perPage: 5 } );
		expect( find( 'GET', NOTES )[ 0 ]?.query ).toMatchObject( {
			type: 'error',
			per_page: '5',
		} );
	} );

	it( 'are not shown when they were dismissed or snoozed', async () => {
		await openInbox(
			{},
			{
				[ `GET ${ NOTES }` ]: [
					createNote( 1, { is_deleted: true } ),
					createNote( 2, { status: 'snoozed' } ),
					createNote( 3 ),
				],
			}
		);
		expect( titles() ).toEqual( [ 'Message 3' ] );
	} );

	it.each( [
		[ '', 'You’re all caught up. New messages will appear here.' ],
		[ 'survey', 'No messages of this type.' ],
	] as const )( 'are missing for the type “%s”', async ( filter, text ) => {
		await openInbox( { filter }, { [ `GET ${ NOTES }` ]: [] } );
		expect( screen.getByText( text ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'are loaded again after a failure', async () => {
		let response: unknown = FAILED;
		await openInbox( {}, { [ `GET ${ NOTES }` ]: () => response } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load messages.Not today.'
		);
		expect( screen.queryByText( /all caught up/ ) ).toBeNull();
		response = [ createNote( 1 ) ];
		await click( 'Reload' );
		expect( titles() ).toEqual( [ 'Message 1' ] );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

describe( 'more messages', () => {
	it( 'follow the first ones, are announced and get the focus', async () => {
		await openInbox( { perPage: 2 }, BY_PAGE );
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2' ] );
		await click( 'Load more' );
		await act( settle );
		// Message 2 moved to the second page in the meantime.
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2', 'Message 3' ] );
		expect( spoken() ).toEqual( [ '1 more message loaded.' ] );
		expect( button( 'Dismiss “Message 3”' ) ).toHaveFocus();
		await click( 'Load more' );
		await act( settle );
		expect( titles().at( -1 ) ).toBe( 'Message 5' );
		expect(
			screen.queryByRole( 'button', { name: 'Load more' } )
		).not.toBeInTheDocument();
	} );

	it( 'are counted in the announcement', async () => {
		await openInbox(
			{ perPage: 2 },
			{
				[ `GET ${ NOTES }` ]: ( { query }: Call ) =>
					query.page === '1'
						? [ createNote( 1 ), createNote( 2 ) ]
						: [ createNote( 3 ), createNote( 4 ) ],
			}
		);
		await click( 'Load more' );
		await act( settle );
		expect( spoken() ).toEqual( [ '2 more messages loaded.' ] );
	} );

	it( 'are requested once, however often the button is clicked', async () => {
		await openInbox( { perPage: 2 }, BY_PAGE );
		hold( `GET ${ NOTES }` );
		await click( 'Load more' );
		expect( inbox() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( button( 'Load more' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await click( 'Load more' );
		expect( find( 'GET', NOTES ) ).toHaveLength( 2 );
	} );

	it( 'start at the first page again with another filter', async () => {
		const rerender = await openInbox( { perPage: 2 }, BY_PAGE );
		await click( 'Load more' );
		await act( settle );
		const before = find( 'GET', NOTES ).length;
		rerender( { perPage: 2, filter: 'info' } );
		await act( settle );
		expect(
			find( 'GET', NOTES )
				.slice( before )
				.map( ( { query } ) => query.page )
		).toEqual( [ '1' ] );
	} );
} );

describe( 'a visit', () => {
	const LAST = '2026-01-01T08:00:00Z';
	const newer = createNote( 2, { date_created_gmt: '2026-01-01T08:00:01' } );
	const responses = {
		[ `GET ${ NOTES }` ]: [ createNote( 1 ), newer ],
		[ `DELETE ${ NOTES }/delete/1` ]: createNote( 1 ),
	};

	it( 'marks the messages that arrived since the last one, and is saved once', async () => {
		await openInbox( {}, responses, LAST );
		expect( screen.getAllByText( 'New' ) ).toHaveLength( 1 );
		expect( screen.getAllByRole( 'article' )[ 1 ] ).toHaveTextContent(
			/^New/
		);
		const [ visit, ...others ] = find( 'POST', USER );
		expect( others ).toEqual( [] );
		const { woocommerce_meta: meta } = Object( visit?.data );
		expect(
			Date.now() - Number( meta.activity_panel_inbox_last_read )
		).toBeLessThan( 60_000 );
		await click( 'Dismiss “Message 1”' );
		expect( screen.getAllByText( 'New' ) ).toHaveLength( 1 );
		expect( find( 'POST', USER ) ).toHaveLength( 1 );
	} );

	it( 'is not saved by a preview', async () => {
		await openInbox( { isPreview: true }, responses, LAST );
		expect( screen.getAllByText( 'New' ) ).toHaveLength( 1 );
		expect( find( 'POST', USER ) ).toEqual( [] );
	} );

	it( 'is not saved while nothing is shown', async () => {
		await openInbox( {}, { [ `GET ${ NOTES }` ]: FAILED }, LAST );
		expect( find( 'POST', USER ) ).toEqual( [] );
	} );
} );
