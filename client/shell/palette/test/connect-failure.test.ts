import { act, screen, waitFor } from '@testing-library/react';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { fakeNetwork } from '@storedeck/data/testing';
import { openPalette } from '../connect';

let mockIsOffline = true;

/** A script that the server does not send. */
jest.mock( '../show-palette', () => {
	if ( mockIsOffline ) {
		throw new Error( 'Loading chunk palette failed.' );
	}
	return jest.requireActual( '../show-palette' );
} );

it( 'reports a search that does not load, and tries again on request', async () => {
	fakeNetwork( { 'GET /storedeck/v1/views': [] } );
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	await openPalette();
	expect( select( noticesStore ).getNotices() ).toMatchObject( [
		{
			content: 'Could not open search.',
			status: 'error',
			type: 'snackbar',
		},
	] );
	expect( String( error.mock.calls ) ).toContain( 'Loading chunk' );
	error.mockRestore();

	mockIsOffline = false;
	await act( openPalette );
	await waitFor( () =>
		expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument()
	);
	expect( select( noticesStore ).getNotices() ).toHaveLength( 1 );
} );
