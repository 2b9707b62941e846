const BLOCK = /^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms;

/**
 * The code blocks of a page.
 *
 * @param {string} markdown
 * @return {{ language: string, file: string | undefined, code: string }[]} `file` is that of the block's first line, `php file=acme.php`.
 */
export const readCodeBlocks = ( markdown ) =>
	[ ...markdown.matchAll( BLOCK ) ].map( ( [ , language, file, code ] ) => ( {
		language,
		file,
		code,
	} ) );
