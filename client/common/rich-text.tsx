import { Fragment, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getTarget } from './link-target';

/** Inline elements that are kept. */
const MARKS = [ 'b', 'em', 'i', 'p', 'strong' ] as const;

const markOf = ( name: string ) => MARKS.find( ( mark ) => mark === name );

/** Elements that are dropped together with their content. */
const DROPPED = [ 'script', 'style', 'template', 'noscript', 'iframe' ];

/** Block elements that are replaced by their content and a line break. */
const BLOCKS = [ 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr' ];

function toLink( element: Element, children: ReactNode ) {
	const href = element.getAttribute( 'href' );
	// An empty URL would be that of the dashboard.
	const target = href ? getTarget( href ) : undefined;
	if ( ! target ) {
		return children;
	}
	const isNewTab = element.getAttribute( 'target' ) === '_blank';
	return (
		<Link
			{ ...target }
			{ ...( isNewTab && { target: '_blank' } ) }
			{ ...( element.hasAttribute( 'download' ) && {
				type: 'external',
				download: element.getAttribute( 'download' ) ?? '',
			} ) }
		>
			{ children }
		</Link>
	);
}

function toNode( node: ChildNode ): ReactNode {
	if ( ! ( node instanceof Element ) ) {
		return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
	}
	const name = node.localName;
	if ( DROPPED.includes( name ) ) {
		return null;
	}
	if ( name === 'br' ) {
		return <br />;
	}
	const children = toNodes( node );
	if ( name === 'a' ) {
		return toLink( node, children );
	}
	if ( BLOCKS.includes( name ) ) {
		return (
			<>
				{ children }
				<br />
			</>
		);
	}
	const Mark = markOf( name );
	return Mark ? <Mark>{ children }</Mark> : children;
}

const toNodes = ( parent: ParentNode ): ReactNode =>
	[ ...parent.childNodes ].map( ( node, at ) => (
		<Fragment key={ at }>{ toNode( node ) }</Fragment>
	) );

/**
 * Renders untrusted HTML with links, paragraphs and emphasis. The HTML is only
 * parsed, never inserted: elements that are not on the allow-list are reduced
 * to their text.
 */
export function RichText( { html }: { html: string } ) {
	return useMemo(
		() => (
			<>
				{ toNodes(
					new DOMParser().parseFromString( html, 'text/html' ).body
				) }
			</>
		),
		[ html ]
	);
}
