/** For pages that may not use the clipboard: those without https. */
function copyBySelection( text: string ): boolean {
	const field = document.createElement( 'textarea' );
	const active = field.ownerDocument.activeElement;
	field.value = text;
	field.setAttribute( 'readonly', '' );
	field.style.position = 'fixed';
	field.style.opacity = '0';
	document.body.append( field );
	field.select();
	let isCopied = false;
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

/** Copies a text; `false` when the browser does not let it. */
export async function copyText( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return copyBySelection( text );
	}
}
