/** Works without HTTPS, unlike the Clipboard API. */
function copyBySelection( text: string ) {
	const field = document.createElement( 'textarea' );
	const focused = field.ownerDocument.activeElement;
	field.value = text;
	field.setAttribute( 'aria-hidden', 'true' );
	field.style.position = 'fixed';
	document.body.append( field );
	field.select();
	const isCopied = document.execCommand( 'copy' );
	field.remove();
	if ( focused instanceof HTMLElement ) {
		focused.focus();
	}
	return isCopied;
}

/**
 * Copies a text to the clipboard.
 *
 * @param  text
 * @throws {Error} If the browser does not allow it.
 */
export async function copyText( text: string ): Promise< void > {
	// The Clipboard API needs HTTPS.
	if ( window.isSecureContext && navigator.clipboard ) {
		await navigator.clipboard.writeText( text );
	} else if ( ! copyBySelection( text ) ) {
		throw new Error();
	}
}
