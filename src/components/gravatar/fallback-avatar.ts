/** A generic avatar, shown when an avatar fails to load. */
export const FALLBACK_AVATAR = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
		'<path fill="#c3c4c7" d="M0 0h96v96H0z"/>' +
		'<path fill="#fff" d="M48 18a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM14 96c0-22 15-36 34-36s34 14 34 36z"/>' +
		'</svg>'
) }`;
