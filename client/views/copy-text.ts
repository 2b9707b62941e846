/** Copies a text the way that also pages without encryption can. */
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
 * Puts a text on the clipboard.
 *
 * @param  text The text.
 * @throws {Error} When the browser does not let it happen.
 */
export async function copyText( text: string ): Promise< void > {
	// Browsers have the clipboard on encrypted pages only.
	if ( window.isSecureContext && navigator.clipboard ) {
		await navigator.clipboard.writeText( text );
	} else if ( ! copyBySelection( text ) ) {
		throw new Error();
	}
}
