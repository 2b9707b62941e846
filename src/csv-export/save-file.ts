/** How long a browser may take to begin with the download. */
const REVOKE_AFTER = 40_000;

/**
 * Saves a file on the reader's computer.
 *
 * @param name    Name of the file.
 * @param content What it holds.
 */
export function saveFile( name: string, content: Blob ): void {
	const url = URL.createObjectURL( content );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.hidden = true;
	// A link inside the admin page must not be taken for navigation.
	link.addEventListener( 'click', ( event ) => event.stopPropagation() );
	document.body.append( link );
	link.click();
	link.remove();
	window.setTimeout( () => URL.revokeObjectURL( url ), REVOKE_AFTER );
}
