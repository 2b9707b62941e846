/** The default illustration: a warning sign. */
export const WARNING_SIGN = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">' +
		'<path d="M191 46a10 10 0 0 1 18 0l56 100a10 10 0 0 1-9 15H144a10 10 0 0 1-9-15z" fill="#dcdcde"/>' +
		'<path d="M195 84h10l-2 40h-6z" fill="#50575e"/><circle cx="200" cy="139" r="6" fill="#50575e"/>' +
		'</svg>'
) }`;
