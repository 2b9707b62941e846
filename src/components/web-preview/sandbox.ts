/**
 * Returns the sandbox of the iframe. Pages may run scripts, but may not
 * navigate the parent page. Pages of this site do not get their origin, because
 * their scripts could act on behalf of the user. Pages of other sites keep
 * their origin, which gives no access to this one.
 *
 * @param src URL of the page.
 */
export function getSandbox( src: string ) {
	const allowed = 'allow-forms allow-popups allow-scripts';
	try {
		const { origin } = new URL( src, window.location.href );
		return origin === window.location.origin || origin === 'null'
			? allowed
			: `${ allowed } allow-same-origin`;
	} catch {
		return allowed;
	}
}
