import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Matches `{{name}}`, `{{/name}}` and `{{name /}}`. */
const PLACEHOLDER = /\{\{\s*(\/?)\s*(\w+)\s*(\/?)\s*\}\}/g;

/**
 * Replaces placeholders in a string with nodes: `{{rule /}}` with a node,
 * `{{title}}…{{/title}}` with a node that wraps the enclosed words.
 * Placeholders without a replacement are removed.
 *
 * @param text  String with placeholders.
 * @param parts Replacements by name; a function receives the enclosed words.
 */
export function interpolate(
	text: string,
	parts: Record< string, ReactNode | ( ( words: string ) => ReactNode ) >
): ReactNode {
	const nodes: ReactNode[] = [];
	let opened: string | undefined;
	let at = 0;
	for ( const mark of text.matchAll( PLACEHOLDER ) ) {
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
 * The same as `interpolate()` for string replacements.
 *
 * @param text  String with placeholders.
 * @param parts Replacements by name.
 */
export const interpolateText = (
	text: string,
	parts: Record< string, string >
) =>
	text
		.replace( PLACEHOLDER, ( _mark, _closing, name: string ) =>
			Object.hasOwn( parts, name ) ? parts[ name ] ?? '' : ''
		)
		.replace( /\s+/g, ' ' )
		.trim();
