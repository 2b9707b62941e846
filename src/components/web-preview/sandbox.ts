/**
 * What a framed page may do. It may run scripts, but it may not take this page
 * away. A page of this very site is cut off from its origin: with it, its
 * scripts could act as whoever looks at them. Pages of other sites keep theirs,
 * which is of no use against this one.
 *
 * @param src Address of the page.
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
