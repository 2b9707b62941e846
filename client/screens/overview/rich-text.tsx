import { Fragment, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';

/** Elements that only say how their text reads. */
const MARKS = [ 'b', 'em', 'i', 'strong' ] as const;

const markOf = ( name: string ) => MARKS.find( ( mark ) => mark === name );

/** What these hold is no text. */
const DROPPED = [ 'script', 'style', 'template', 'noscript', 'iframe' ];

function parseUrl( href: string, base: URL ) {
	try {
		return new URL( href, base );
	} catch {
		return undefined;
	}
}

/** Where a link may lead; undefined where it may not. */
function getTarget( href: string ) {
	const admin = new URL( getSetting( 'adminUrl' ), window.location.href );
	const url = parseUrl( href, admin );
	if ( ! url || ! [ 'http:', 'https:' ].includes( url.protocol ) ) {
		return undefined;
	}
	const isInside =
		url.origin === admin.origin &&
		url.pathname === `${ admin.pathname }admin.php` &&
		url.searchParams.get( 'page' ) === getSetting( 'pageName' );
	return isInside
		? { href: `admin.php${ url.search }`, type: 'wc-admin' as const }
		: { href: url.href, type: 'external' as const };
}

function toNode( node: ChildNode ): ReactNode {
	if ( ! ( node instanceof Element ) ) {
		return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
	}
	const name = node.localName;
	if ( DROPPED.includes( name ) ) {
		return null;
	}
	const children = toNodes( node );
	const target =
		name === 'a' ? getTarget( node.getAttribute( 'href' ) ?? '' ) : null;
	if ( target ) {
		return <Link { ...target }>{ children }</Link>;
	}
	const Mark = markOf( name );
	return Mark ? <Mark>{ children }</Mark> : children;
}

const toNodes = ( parent: ParentNode ): ReactNode =>
	[ ...parent.childNodes ].map( ( node, at ) => (
		<Fragment key={ at }>{ toNode( node ) }</Fragment>
	) );

/**
 * Text with links and emphasis, out of HTML that somebody else wrote. The HTML
 * is only read, never put into the page: what is not known to be harmless is
 * not there, and its text is text.
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
