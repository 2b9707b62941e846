/**
 * The text of a label: without markup, with entities decoded. The parsed
 * document is inert: nothing in it runs or loads.
 *
 * @example
 * plainText( '<b>Tom</b> &amp; Jerry' ); // 'Tom & Jerry'
 */
export function plainText( label: string ): string {
	if ( ! /[<&]/.test( label ) ) {
		return label;
	}
	const parsed = new DOMParser().parseFromString( label, 'text/html' );
	return parsed.body.textContent ?? '';
}
