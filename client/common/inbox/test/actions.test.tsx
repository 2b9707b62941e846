import { act, fireEvent, screen } from '@testing-library/react';
import { settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { getHistory, getPath } from '@storedeck/navigation';
import {
	button,
	click,
	FAILED,
	find,
	hold,
	notices,
	pressNotice,
} from '../../../test/support';
import {
	ATTENTION,
	createNote,
	inbox,
	NOTES,
	openInbox,
	titles,
	written,
} from './support';

const DISMISS = 'Dismiss “Message 1”';
const REMOVE = `DELETE ${ NOTES }/delete/1`;
const removed = createNote( 1, { is_deleted: true } );

/** A server with two messages that can be dismissed and restored. */
function createServer() {
	const deleted = new Set< number >();
	const list = ( ids: readonly number[] ) =>
		ids.map( ( id ) =>
			createNote( id, { is_deleted: deleted.has( id ) } )
		);
	return {
		[ `GET ${ NOTES }` ]: () =>
			list( [ 1, 2 ].filter( ( id ) => ! deleted.has( id ) ) ),
		[ REMOVE ]: () => {
			deleted.add( 1 );
			return list( [ 1 ] )[ 0 ];
		},
		[ `DELETE ${ NOTES }/delete/all` ]: () => {
			[ 1, 2 ].forEach( ( id ) => deleted.add( id ) );
			return list( [ 1, 2 ] );
		},
		[ `PUT ${ NOTES }/update` ]: ( { data }: Call ) => {
			const { noteIds, is_deleted: isDeleted } = Object( data );
			for ( const id of noteIds ) {
				deleted[ isDeleted ? 'add' : 'delete' ]( id );
			}
			return list( noteIds );
		},
	};
}

const countAttention = () => find( 'GET', ATTENTION ).length;

afterEach( () => delete window.storedeckSettings );

describe( 'dismissing a message', () => {
	it( 'removes it, counts again and can be undone', async () => {
		await openInbox( {}, createServer() );
		const before = countAttention();
		await click( DISMISS );
		expect( titles() ).toEqual( [ 'Message 2' ] );
		expect( written() ).toEqual( [ [ 'DELETE /delete/1', {} ] ] );
		expect( notices() ).toEqual( [ 'Message dismissed.' ] );
		expect( countAttention() ).toBeGreaterThan( before );
		await pressNotice();
		expect( written().at( -1 ) ).toEqual( [
			'PUT /update',
			{ noteIds: [ 1 ], is_deleted: false },
		] );
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2' ] );
	} );

	it( 'moves the focus to the next message, and from the last one back', async () => {
		await openInbox( {}, createServer() );
		hold( REMOVE );
		await click( DISMISS );
		expect( button( 'Dismiss “Message 2”' ) ).toHaveFocus();
		await click( 'Dismiss “Message 2”' );
		expect( button( DISMISS ) ).toHaveFocus();
	} );

	it( 'keeps the focus in the list when it was the only message', async () => {
		await openInbox(
			{},
			{
				[ `GET ${ NOTES }` ]: [ createNote( 1 ) ],
				[ REMOVE ]: removed,
			}
		);
		await click( DISMISS );
		expect( inbox() ).toHaveFocus();
	} );

	it( 'tells that it failed, and keeps the message', async () => {
		await openInbox( {}, { ...createServer(), [ REMOVE ]: FAILED } );
		await click( DISMISS );
		expect( notices() ).toEqual( [
			'Could not update the messages. Not today.',
		] );
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2' ] );
	} );

	it( 'tells that it was not undone', async () => {
		await openInbox(
			{},
			{ ...createServer(), [ `PUT ${ NOTES }/update` ]: FAILED }
		);
		await click( DISMISS );
		await pressNotice();
		expect( notices().at( -1 ) ).toBe(
			'Could not update the messages. Not today.'
		);
		expect( titles() ).toEqual( [ 'Message 2' ] );
	} );
} );

describe( 'dismissing all messages', () => {
	it( 'includes those that are not loaded, and can be undone', async () => {
		await openInbox( {}, createServer() );
		await click( 'Dismiss all' );
		expect( written() ).toEqual( [
			[ 'DELETE /delete/all', { status: 'unactioned' } ],
		] );
		expect( notices() ).toEqual( [ '2 messages dismissed.' ] );
		expect( titles() ).toEqual( [] );
		expect( inbox() ).toHaveFocus();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		await pressNotice();
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2' ] );
	} );

	it( 'dismisses only the shown ones of a type', async () => {
		await openInbox( { filter: 'info' }, createServer() );
		await click( 'Dismiss all shown' );
		expect( written() ).toEqual( [
			[ 'PUT /update', { noteIds: [ 1, 2 ], is_deleted: true } ],
		] );
		expect( screen.getByText( 'No messages of this type.' ) ).toBeVisible();
	} );

	it( 'counts one message as one', async () => {
		await openInbox(
			{},
			{
				[ `GET ${ NOTES }` ]: [ createNote( 1 ) ],
				[ `DELETE ${ NOTES }/delete/all` ]: [ removed ],
			}
		);
		await click( 'Dismiss all' );
		expect( notices() ).toEqual( [ '1 message dismissed.' ] );
	} );

	it( 'tells that it failed', async () => {
		await openInbox( {}, { [ `DELETE ${ NOTES }/delete/all` ]: FAILED } );
		await click( 'Dismiss all' );
		expect( notices() ).toEqual( [
			'Could not update the messages. Not today.',
		] );
		expect( titles() ).toHaveLength( 2 );
	} );
} );

describe( 'an action of a message', () => {
	const PATH = `${ NOTES }/1/action/8`;
	const open = ( response: unknown, url = '' ) =>
		openInbox(
			{},
			{
				[ `GET ${ NOTES }` ]: [
					createNote( 1, {
						actions: [ { id: 8, label: 'Remind me', url } ],
					} ),
					createNote( 2 ),
				],
				[ `POST ${ PATH }` ]: response,
				[ `PUT ${ NOTES }/1` ]: createNote( 1 ),
			}
		);

	const follow = async () => {
		fireEvent.click( screen.getByRole( 'link', { name: 'Remind me' } ) );
		await act( settle );
	};

	it( 'replaces the buttons by what was done', async () => {
		await open(
			createNote( 1, {
				status: 'actioned',
				actions: [ { id: 8, label: 'x', actioned_text: 'Thanks!' } ],
			} )
		);
		const before = countAttention();
		await click( 'Remind me' );
		expect( find( 'POST', PATH ) ).toHaveLength( 1 );
		expect( screen.getByText( 'Thanks!' ) ).toBeVisible();
		expect( notices() ).toEqual( [] );
		expect( countAttention() ).toBeGreaterThan( before );
	} );

	it( 'can snooze it, which can be undone', async () => {
		await open( createNote( 1, { status: 'snoozed' } ) );
		await click( 'Remind me' );
		expect( titles() ).toEqual( [ 'Message 2' ] );
		expect( notices() ).toEqual( [ 'Snoozed until tomorrow.' ] );
		await pressNotice();
		expect( written().at( -1 ) ).toEqual( [
			'PUT /1',
			{ status: 'unactioned' },
		] );
		expect( titles() ).toEqual( [ 'Message 1', 'Message 2' ] );
	} );

	it( 'tells that the snooze was not undone', async () => {
		await open( createNote( 1, { status: 'snoozed' } ) );
		await click( 'Remind me' );
		hold( `PUT ${ NOTES }/1` );
		await pressNotice();
		await act(
			async () => find( 'PUT', `${ NOTES }/1` )[ 0 ]?.fail( 'Full.' )
		);
		expect( notices().at( -1 ) ).toBe(
			'Could not update the messages. Full.'
		);
	} );

	it( 'tells that it failed', async () => {
		await open( FAILED );
		await click( 'Remind me' );
		expect( notices() ).toEqual( [
			'Could not update the messages. Not today.',
		] );
		expect( button( 'Remind me' ) ).toBeVisible();
	} );

	it( 'is run, and its screen opened without a page load', async () => {
		getHistory().push( 'admin.php?page=storedeck' );
		await open( createNote( 1 ), 'admin.php?page=storedeck&path=%2Fstock' );
		await follow();
		expect( getPath() ).toBe( '/stock' );
		expect( find( 'POST', PATH ) ).toHaveLength( 1 );
	} );

	it( 'is run before another admin page replaces this one', async () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		await open( undefined, 'edit.php' );
		hold( `POST ${ PATH }` );
		await follow();
		// jsdom reports a page load as an error.
		const countLoads = () =>
			error.mock.calls.filter( ( [ reason ] ) =>
				String( reason ).includes( 'Not implemented: navigation' )
			).length;
		expect( countLoads() ).toBe( 0 );
		await act(
			async () => find( 'POST', PATH )[ 0 ]?.respond( createNote( 1 ) )
		);
		expect( countLoads() ).toBe( 1 );
		error.mockRestore();
	} );
} );
