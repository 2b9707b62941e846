/** Without it spreadsheets read other scripts than Latin as a muddle. */
const BYTE_ORDER_MARK = '\ufeff';

/** How long a browser may take to begin with the download. */
const REVOKE_AFTER = 40_000;

/**
 * Saves CSV as a file on the reader's computer, in UTF-8 with a byte order mark.
 *
 * @param fileName Name of the file.
 * @param content  The CSV.
 */
export function downloadCSVFile( fileName: string, content: string ): void {
	const blob = new Blob( [ BYTE_ORDER_MARK, content ], {
		type: 'text/csv;charset=utf-8',
	} );
	const url = URL.createObjectURL( blob );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = fileName;
	link.hidden = true;
	// A link inside the admin page must not be taken for navigation.
	link.addEventListener( 'click', ( event ) => event.stopPropagation() );
	document.body.append( link );
	link.click();
	link.remove();
	window.setTimeout( () => URL.revokeObjectURL( url ), REVOKE_AFTER );
}
