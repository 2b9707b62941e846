/**
 * Removes markup from a label and decodes entities. The parsed document is
 * inert: scripts do not run and resources are not loaded.
 *
 * @example
 * toPlainText( '<b>Tom</b> &amp; Jerry' ); // 'Tom & Jerry'
 */
export function toPlainText( label: string ): string {
	if ( ! /[<&]/.test( label ) ) {
		return label;
	}
	const parsed = new DOMParser().parseFromString( label, 'text/html' );
	return parsed.body.textContent ?? '';
}
