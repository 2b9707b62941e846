/**
 * HTML of the server as it is edited: WordPress adds paragraphs and line breaks
 * to the empty lines and line ends of a text when it is shown. Texts with other
 * attributes or block elements keep their HTML.
 *
 * @param html HTML of a description.
 */
export const toEditableText = ( html: string | undefined ) =>
	( html ?? '' )
		.replace( /\s*<br\s*\/?>\s*/g, '\n' )
		.replace( /<\/p>\s*<p>/g, '\n\n' )
		.replace( /^\s*<p>|<\/p>\s*$/g, '' )
		.replace( /\s*<p>/g, '\n\n' )
		.replace( /<\/p>\s*/g, '\n\n' )
		.trim();
