import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** `{{name}}`, `{{/name}}` or `{{name /}}`. */
const MARK = /\{\{\s*(\/?)\s*(\w+)\s*(\/?)\s*\}\}/g;

/**
 * Puts parts into a text in which they are marked: `{{rule /}}` for a part of its
 * own, `{{title}}…{{/title}}` for one around words. Marks without a part vanish.
 *
 * @param text  The text.
 * @param parts The parts by name; one around words is given the words.
 */
export function interpolate(
	text: string,
	parts: Record< string, ReactNode | ( ( words: string ) => ReactNode ) >
): ReactNode {
	const nodes: ReactNode[] = [];
	let opened: string | undefined;
	let at = 0;
	for ( const mark of text.matchAll( MARK ) ) {
		const [ whole, closing, name = '', single ] = mark;
		const words = text.slice( at, mark.index );
		const part = Object.hasOwn( parts, name ) ? parts[ name ] : undefined;
		if ( closing && opened === name ) {
			nodes.push( typeof part === 'function' ? part( words ) : words );
			opened = undefined;
		} else {
			nodes.push( words );
			if ( single && typeof part !== 'function' ) {
				nodes.push( part );
			} else if ( ! closing ) {
				opened = name;
			}
		}
		at = mark.index + whole.length;
	}
	nodes.push( text.slice( at ) );
	return nodes.map( ( node, index ) => (
		<Fragment key={ index }>{ node }</Fragment>
	) );
}

/**
 * The same as a text.
 *
 * @param text  The text.
 * @param parts What stands for each mark.
 */
export const interpolateText = (
	text: string,
	parts: Record< string, string >
) =>
	text
		.replace( MARK, ( _mark, _closing, name: string ) =>
			Object.hasOwn( parts, name ) ? parts[ name ] ?? '' : ''
		)
		.replace( /\s+/g, ' ' )
		.trim();
