import { __ } from '@wordpress/i18n';

/** Wraps `window`, so that tests can replace it. */
export const browser = {
	/** Navigates to another page. */
	assign( url: string ) {
		window.location.href = url;
	},
};

/** The protocol of a URL; empty when it is invalid. */
function protocolOf( url: string ): string {
	try {
		return new URL( url, window.location.href ).protocol;
	} catch {
		return '';
	}
}

/**
 * Navigates to an HTTP(S) URL: a URL of a response must not run as a script.
 *
 * @param  url The URL; relative ones are on this site.
 * @throws {Error} When it is not an HTTP(S) URL.
 */
export function goTo( url: string ): void {
	if ( url === '' || ! [ 'http:', 'https:' ].includes( protocolOf( url ) ) ) {
		throw new Error( __( 'Could not open this URL.', 'storedeck' ) );
	}
	browser.assign( url );
}
