import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';

/*
 * What a person reads when a request fails. Texts are made when they are
 * needed, so that translations loaded later are used.
 */

export const getOfflineMessage = () =>
	window.navigator.onLine
		? __(
				'The server could not be reached. Check your connection and try again.',
				'storedeck'
		  )
		: __( 'You are offline. Connect and try again.', 'storedeck' );

export const getTimeoutMessage = () =>
	__( 'The server took too long to answer. Try again.', 'storedeck' );

export const getAbortedMessage = () =>
	__( 'The request was cancelled.', 'storedeck' );

export const getInvalidResponseMessage = () =>
	__( 'The answer of the server could not be read.', 'storedeck' );

export const getHtmlPageMessage = () =>
	__(
		'The server answered with a web page instead of data. Reload the page and try again.',
		'storedeck'
	);

export const getSessionExpiredMessage = () =>
	__(
		'Your session has ended. Reload the page and sign in again.',
		'storedeck'
	);

export const getForbiddenMessage = () =>
	__( 'You are not allowed to do this.', 'storedeck' );

export const getRequiredMessage = () => __( 'This is required.', 'storedeck' );

/** Servers refuse long addresses with 414, and long headers, which hold them, with 431. */
const TOO_LONG = [ 414, 431 ];

/** What there is to say of a status when the server says nothing. */
export const getStatusMessage = ( status: number ) =>
	TOO_LONG.includes( status )
		? __(
				'The address of the request is too long for the server. Choose fewer filters and try again.',
				'storedeck'
		  )
		: sprintf(
				/* translators: %d: HTTP status code, for example 500. */
				__( 'The server answered with an error (%d).', 'storedeck' ),
				status
		  );

/** Messages of the server may hold markup; they are shown as plain text. */
export const toPlainText = ( message: string ) =>
	decodeEntities( message.replace( /<[^>]*>/g, ' ' ) )
		.replace( /\s+/g, ' ' )
		.trim();
