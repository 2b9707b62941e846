import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';

/*
 * Error messages of requests. They are translated on each call because
 * translations may be loaded later.
 */

export const getInvalidResponseMessage = () =>
	__( 'Invalid server response.', 'storedeck' );

/** How much of a response a message quotes. */
const QUOTED_LENGTH = 200;

/** What the messages of errors tell of the response. */
export interface ErrorDetails {
	/** HTTP status. */
	status?: number;
	/** A response that contains no data, for example an error of PHP. */
	body?: string;
}

/** The messages of the codes that do not come from the server. */
export const MESSAGES = {
	aborted: () => __( 'The request was canceled.', 'storedeck' ),
	timeout: () =>
		__( 'The server took too long to respond. Try again.', 'storedeck' ),
	fetch_error: () =>
		window.navigator.onLine
			? __(
					'Could not reach the server. Check your connection and try again.',
					'storedeck'
			  )
			: __(
					'You are offline. Check your connection and try again.',
					'storedeck'
			  ),
	blocked: ( { status = 0 }: ErrorDetails ) =>
		sprintf(
			/* translators: %d: HTTP status code, e.g. 403. */
			__(
				'Your host blocked the request (%d). Ask it to let requests of administrators to the REST API pass.',
				'storedeck'
			),
			status
		),
	html_page: () =>
		__(
			'The server returned a web page instead of data. Reload the page and try again.',
			'storedeck'
		),
	invalid_json: ( { body = '' }: ErrorDetails ) => {
		const text = toPlainText( body );
		return text
			? sprintf(
					/* translators: %s: beginning of what the server sent. */
					__(
						'The server sent no data but this text: “%s”',
						'storedeck'
					),
					text.length > QUOTED_LENGTH
						? `${ text.slice( 0, QUOTED_LENGTH ) }…`
						: text
			  )
			: getInvalidResponseMessage();
	},
	invalid_list: getInvalidResponseMessage,
};

export const getSessionExpiredMessage = () =>
	__(
		'Your session has expired. Reload the page and log in again.',
		'storedeck'
	);

export const getForbiddenMessage = () =>
	__( 'Sorry, you are not allowed to do that.', 'storedeck' );

export const getRequiredMessage = () =>
	__( 'This field is required.', 'storedeck' );

/**
 * Servers reject long URLs with 414, and long headers, which contain the URL,
 * with 431.
 */
const TOO_LONG = [ 414, 431 ];

/** The message of an error response without a message of its own. */
export const getStatusMessage = ( status: number ) =>
	TOO_LONG.includes( status )
		? __(
				'The request URL is too long for the server. Use fewer filters and try again.',
				'storedeck'
		  )
		: sprintf(
				/* translators: %d: HTTP status code, e.g. 500. */
				__( 'The server returned an error (%d).', 'storedeck' ),
				status
		  );

/** Removes HTML from the message of an error response. */
export const toPlainText = ( message: string ) =>
	decodeEntities( message.replace( /<[^>]*>/g, ' ' ) )
		.replace( /\s+/g, ' ' )
		.trim();
