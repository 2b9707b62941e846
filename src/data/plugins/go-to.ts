import { __ } from '@wordpress/i18n';

/** The browser's window, as far as it is used here. */
export const browser = {
	/** Leaves the page for another. */
	assign( address: string ) {
		window.location.href = address;
	},
};

/** The protocol of an address; empty when it is none. */
function protocolOf( address: string ): string {
	try {
		return new URL( address, window.location.href ).protocol;
	} catch {
		return '';
	}
}

/**
 * Leaves the page, for a page of the web only: an address that comes from
 * elsewhere must not run as a script.
 *
 * @param  address Where to; relative ones mean this site.
 * @throws {Error} When it is no address of a page.
 */
export function goTo( address: string ): void {
	if (
		address === '' ||
		! [ 'http:', 'https:' ].includes( protocolOf( address ) )
	) {
		throw new Error( __( 'This address cannot be opened.', 'storedeck' ) );
	}
	browser.assign( address );
}
