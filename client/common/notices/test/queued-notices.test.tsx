import { act, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { dispatch, select } from '@wordpress/data';
import { optionsStore } from '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { store as ownStore } from '@storedeck/notices';
import { SnackbarArea } from '..';
import { QUEUE_OPTION } from '../queue';
import QueuedNotices from '../queued-notices';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let calls: Call[];
let saved: Record< string, unknown >;

const setQueue = async ( queue: Record< string, unknown > ) => {
	saved = queue;
	await act( async () => {
		dispatch( optionsStore ).receiveOptions( { [ QUEUE_OPTION ]: queue } );
		await settle();
	} );
};
const open = async ( queue: Record< string, unknown > ) => {
	await setQueue( queue );
	render(
		<>
			<QueuedNotices />
			<SnackbarArea />
		</>
	);
	await act( settle );
};
const statuses = () =>
	select( ownStore )
		.getNotices()
		.map( ( { status }: { status: string } ) => status );

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	window.storedeckSettings = {
		currentUser: { id: 7, name: 'Ada', capabilities: {} },
	};
	calls = fakeNetwork( {
		'GET /wc-admin/options': () => ( { [ QUEUE_OPTION ]: saved } ),
		'POST /wc-admin/options': ( { data }: Call ) => {
			saved = Object( data )[ QUEUE_OPTION ];
			return Object( data );
		},
	} );
} );

afterEach( () => {
	for ( const { id } of select( ownStore ).getNotices() ) {
		act( () => {
			dispatch( ownStore ).removeNotice( id );
		} );
	}
	delete window.storedeckSettings;
} );

it( 'shows and announces each notice of the user once, with its status', async () => {
	await open( {
		a: { id: 'a', user_id: 7, status: 'success', content: 'Saved' },
		b: { id: 'b', status: 'warning', content: 'Low' },
		c: { id: 'c', status: 'error', content: 'Broken' },
		d: { id: 'd', status: 'info', content: 'Told' },
		e: { id: 'e', status: 'shiny', content: 'Unknown status' },
		f: { id: 'f', user_id: 8, content: 'Not mine' },
	} );
	expect( statuses() ).toEqual( [
		'success',
		'warning',
		'error',
		'info',
		'info',
	] );
	expect( screen.queryByText( 'Not mine' ) ).not.toBeInTheDocument();
	expect( speak ).toHaveBeenCalledWith( 'Saved', 'polite' );
	fireEvent.click( screen.getByText( 'Told' ) );
	await act( settle );
	await setQueue( { ...saved, g: { id: 'g', content: 'Later' } } );
	expect( screen.getByText( 'Later' ) ).toBeVisible();
	expect( screen.getAllByText( 'Saved' ) ).toHaveLength( 1 );
} );

it( 'removes dismissed notices from the queue, with what came in meanwhile', async () => {
	await open( {
		a: { id: 'a', content: 'First' },
		b: { id: 'b', content: 'Second' },
	} );
	saved = { ...saved, c: { id: 'c', user_id: 9, content: 'Theirs' } };
	fireEvent.click( screen.getByText( 'First' ) );
	fireEvent.click( screen.getByText( 'Second' ) );
	await act( settle );
	await act( settle );
	await act( settle );
	expect( saved ).toEqual( {
		c: { id: 'c', user_id: 9, content: 'Theirs' },
	} );
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength(
		2
	);
} );

it( 'follows the options of a notice', async () => {
	await open( {
		a: {
			id: 'a',
			content: 'Quiet',
			options: {
				speak: false,
				explicitDismiss: true,
				icon: '★',
				actions: [
					{ label: 'Open', url: 'https://acme.test/' },
					{ label: 7, url: 'https://acme.test/' },
				],
			},
		},
		b: {
			id: 'b',
			content: 'Broken options',
			options: { actions: 'x', icon: 7, explicitDismiss: 'yes' },
		},
	} );
	expect( speak ).not.toHaveBeenCalledWith( 'Quiet', 'polite' );
	expect( speak ).toHaveBeenCalledWith( 'Broken options', 'polite' );
	expect( screen.getByText( '★' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'Open' } ) ).toHaveAttribute(
		'href',
		'https://acme.test/'
	);
	fireEvent.click( screen.getByText( 'Quiet' ) );
	fireEvent.click( screen.getByText( 'Broken options' ) );
	expect( screen.getByText( 'Quiet' ) ).toBeVisible();
	expect( screen.queryByText( 'Broken options' ) ).not.toBeInTheDocument();
	await act( settle );
} );
