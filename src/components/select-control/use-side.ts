import { useLayoutEffect, useState } from '@wordpress/element';
import type { CSSProperties, RefObject } from 'react';

/** Space in px kept to the edge of what is visible. */
const MARGIN = 8;

/** A list is not made lower than this, in px, however little room there is. */
const LEAST_HEIGHT = 96;

const FIXED = /fixed|sticky/;
const CLIPPING = /auto|scroll|hidden|clip/;

/** Space in px between a field and its list; the style sheet has the same. */
const GAP = 2;

/** So many bars at most stand above each other at the top of a page. */
const MOST_BARS = 4;

/** Where the bars end that stay at the top of the window, in px. */
function getEndOfBars( list: HTMLElement, top: number ) {
	const x = list.getBoundingClientRect().left + 1;
	let end = top;
	for ( let count = 0; count < MOST_BARS; count++ ) {
		let element = document.elementFromPoint?.( x, end + 1 ) ?? null;
		while (
			element &&
			! FIXED.test( window.getComputedStyle( element ).position )
		) {
			element = element.parentElement;
		}
		if ( ! element || element.contains( list ) ) {
			break;
		}
		end = element.getBoundingClientRect().bottom;
	}
	return end;
}

/** The part of the page in which an element can be seen, in px from its top. */
function getVisible( element: HTMLElement ) {
	const view = window.visualViewport;
	let top = view?.offsetTop ?? 0;
	let bottom = top + ( view?.height ?? window.innerHeight );
	for (
		let around = element.parentElement;
		around && around !== document.body;
		around = around.parentElement
	) {
		if ( CLIPPING.test( window.getComputedStyle( around ).overflowY ) ) {
			const box = around.getBoundingClientRect();
			top = Math.max( top, box.top );
			bottom = Math.min( bottom, box.bottom );
		}
	}
	return { top: getEndOfBars( element, top ), bottom };
}

/** Where a list has room: below its field, else above it, else as high as fits. */
function getSide( list: HTMLElement ): CSSProperties | undefined {
	const around = list.parentElement;
	const control = list.previousElementSibling;
	if ( ! around || ! control ) {
		return undefined;
	}
	const visible = getVisible( list );
	const field = control.getBoundingClientRect();
	const below = visible.bottom - field.bottom - MARGIN;
	const above = field.top - visible.top - MARGIN;
	const wanted = Math.min(
		list.scrollHeight,
		parseFloat( window.getComputedStyle( list ).maxBlockSize ) || Infinity
	);
	if ( wanted <= below ) {
		return undefined;
	}
	return above > below
		? {
				insetBlockEnd:
					around.getBoundingClientRect().bottom - field.top + GAP,
				maxBlockSize: Math.max( LEAST_HEIGHT, above ),
		  }
		: { maxBlockSize: Math.max( LEAST_HEIGHT, below ) };
}

/**
 * The style that keeps a list in sight: it stands above its field where there is
 * no room below.
 *
 * @param ref      The list; the element before it is the field.
 * @param isStatic Whether the list moves what is below it down instead.
 * @param contents What is listed.
 */
export function useSide(
	ref: RefObject< HTMLElement >,
	isStatic: boolean,
	contents: unknown
) {
	const [ side, setSide ] = useState< CSSProperties >();

	useLayoutEffect( () => {
		const list = ref.current;
		if ( ! list || isStatic ) {
			return;
		}
		const measure = () => {
			// As it would be: without what was decided before.
			const { maxBlockSize } = list.style;
			list.style.maxBlockSize = '';
			const next = getSide( list );
			list.style.maxBlockSize = maxBlockSize;
			setSide( ( before ) =>
				JSON.stringify( before ) === JSON.stringify( next )
					? before
					: next
			);
		};
		measure();
		const follow = ( event: Event ) => {
			// That the list itself is scrolled moves nothing.
			if ( event.target !== list ) {
				measure();
			}
		};
		window.addEventListener( 'scroll', follow, true );
		window.addEventListener( 'resize', follow );
		window.visualViewport?.addEventListener( 'resize', follow );
		return () => {
			window.removeEventListener( 'scroll', follow, true );
			window.removeEventListener( 'resize', follow );
			window.visualViewport?.removeEventListener( 'resize', follow );
		};
	}, [ ref, isStatic, contents ] );

	return side;
}
