/**
 * Fallback for pages without HTTPS, where the Clipboard API is not available.
 */
function copyBySelection( text: string ): boolean {
	const field = document.createElement( 'textarea' );
	const active = field.ownerDocument.activeElement;
	field.value = text;
	field.setAttribute( 'readonly', '' );
	field.style.position = 'fixed';
	field.style.opacity = '0';
	document.body.append( field );
	field.select();
	let isCopied: boolean;
	try {
		isCopied = document.execCommand( 'copy' );
	} catch {
		isCopied = false;
	}
	field.remove();
	if ( active instanceof HTMLElement ) {
		active.focus( { preventScroll: true } );
	}
	return isCopied;
}

/** Copies a text to the clipboard. Returns false if the browser denies it. */
export async function copyText( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return copyBySelection( text );
	}
}
