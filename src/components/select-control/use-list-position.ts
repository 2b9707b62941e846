import { useLayoutEffect, useState } from '@wordpress/element';
import type { CSSProperties, RefObject } from 'react';

/** Distance in px to the edge of the visible area. */
const MARGIN = 8;

/** Minimum height of the list in px. */
const MIN_HEIGHT = 96;

const FIXED = /fixed|sticky/;
const CLIPPING = /auto|scroll|hidden|clip/;

/** Distance in px between field and list, as in style.scss. */
const GAP = 2;

/**
 * Maximum number of stacked bars at the top of the page, such as the admin bar.
 */
const MAX_BARS = 4;

/**
 * Returns the bottom of fixed or sticky bars at the top of the window, in px.
 */
function getStickyBarsBottom( list: HTMLElement, top: number ) {
	const x = list.getBoundingClientRect().left + 1;
	let end = top;
	for ( let count = 0; count < MAX_BARS; count++ ) {
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

/**
 * Returns the visible area around an element, relative to the viewport, in px.
 */
function getVisible( element: HTMLElement ) {
	const view = window.visualViewport;
	let top = view?.offsetTop ?? 0;
	let bottom = top + ( view?.height ?? window.innerHeight );
	for (
		let ancestor = element.parentElement;
		ancestor && ancestor !== document.body;
		ancestor = ancestor.parentElement
	) {
		if ( CLIPPING.test( window.getComputedStyle( ancestor ).overflowY ) ) {
			const box = ancestor.getBoundingClientRect();
			top = Math.max( top, box.top );
			bottom = Math.min( bottom, box.bottom );
		}
	}
	return { top: getStickyBarsBottom( element, top ), bottom };
}

/** Positions a list below its field, above it, or with a limited height. */
function getListPosition( list: HTMLElement ): CSSProperties | undefined {
	const ancestor = list.parentElement;
	const control = list.previousElementSibling;
	if ( ! ancestor || ! control ) {
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
					ancestor.getBoundingClientRect().bottom - field.top + GAP,
				maxBlockSize: Math.max( MIN_HEIGHT, above ),
		  }
		: { maxBlockSize: Math.max( MIN_HEIGHT, below ) };
}

/**
 * Returns styles that keep a list visible: it opens above its field if there is
 * not enough space below.
 *
 * @param ref      The list; its previous sibling is the field.
 * @param isStatic Whether the list is part of the layout.
 * @param content  Content of the list.
 */
export function useListPosition(
	ref: RefObject< HTMLElement >,
	isStatic: boolean,
	content: unknown
) {
	const [ positionStyle, setPositionStyle ] = useState< CSSProperties >();

	useLayoutEffect( () => {
		const list = ref.current;
		if ( ! list || isStatic ) {
			return;
		}
		const measure = () => {
			// Measure without the limit set before.
			const { maxBlockSize } = list.style;
			list.style.maxBlockSize = '';
			const next = getListPosition( list );
			list.style.maxBlockSize = maxBlockSize;
			setPositionStyle( ( before ) =>
				JSON.stringify( before ) === JSON.stringify( next )
					? before
					: next
			);
		};
		measure();
		const follow = ( event: Event ) => {
			// Scrolling the list itself does not move it.
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
	}, [ ref, isStatic, content ] );

	return positionStyle;
}
