/**
 * How long the object URL stays valid, in milliseconds: browsers start the
 * download later.
 */
const REVOKE_AFTER = 40_000;

/**
 * Downloads what a URL leads to.
 *
 * @param name Name of the file, unless the server names it.
 */
export function downloadUrl( url: string, name = '' ): void {
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.hidden = true;
	// The admin app must not handle the click as navigation.
	link.addEventListener( 'click', ( event ) => event.stopPropagation() );
	document.body.append( link );
	link.click();
	link.remove();
}

/**
 * Downloads a file.
 *
 * @param name    Name of the file.
 * @param content Its content.
 */
export function saveFile( name: string, content: Blob ): void {
	const url = URL.createObjectURL( content );
	downloadUrl( url, name );
	window.setTimeout( () => URL.revokeObjectURL( url ), REVOKE_AFTER );
}
