const BLOCK = /^```(\w+)(?:[ ]run)?(?: file=(\S+))?\n(.*?)^```$/gms;

/**
 * A block of code in a page.
 *
 * @typedef {Object} CodeBlock
 * @property {string}             language As after the three backticks.
 * @property {string | undefined} file     That of the block's first line, `php file=acme.php`.
 * @property {string}             code     Its lines.
 * @property {number}             line     Of its first line in the page.
 */

/**
 * The code blocks of a page.
 *
 * @return {CodeBlock[]} In their order.
 */
export const readCodeBlocks = ( /** @type {string} */ markdown ) =>
	[ ...markdown.matchAll( BLOCK ) ].map(
		( { 1: language = '', 2: file, 3: code = '', index } ) => ( {
			language,
			file,
			code,
			line: markdown.slice( 0, index ).split( '\n' ).length,
		} )
	);
