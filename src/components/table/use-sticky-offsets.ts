import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Maximum number of stacked bars: the admin bar and the header of the app. */
const MAX_BARS = 3;

const isFixed = ( { position }: CSSStyleDeclaration ) =>
	position === 'fixed' || position === 'sticky';

/**
 * Returns the fixed bar that contains an element. Sticky elements inside the
 * table are ignored.
 */
function findBar( element: Element | null, box: Element ): Element | undefined {
	if ( box.contains( element ) ) {
		return undefined;
	}
	for (
		let candidate = element;
		candidate && ! candidate.contains( box );
		candidate = candidate.parentElement
	) {
		if ( isFixed( getComputedStyle( candidate ) ) ) {
			return candidate;
		}
	}
	return undefined;
}

/**
 * Returns the bottom of the bars at the top of the page.
 *
 * @param box An element of the page.
 */
export function getVisibleTop( box: Element ): number {
	const { left, width } = box.getBoundingClientRect();
	const { ownerDocument } = box;
	// elementFromPoint() is missing in jsdom.
	if ( ! ownerDocument.elementFromPoint ) {
		return 0;
	}
	let top = 0;
	for ( let count = 0; count < MAX_BARS; count++ ) {
		const bar = findBar(
			ownerDocument.elementFromPoint( left + width / 2, top + 1 ),
			box
		);
		const bottom = bar?.getBoundingClientRect().bottom ?? 0;
		// Elements that cover most of the window, such as dialogs, are not
		// bars.
		if ( bottom <= top || bottom > window.innerHeight / 3 ) {
			break;
		}
		top = bottom;
	}
	return top;
}

/**
 * Returns the offsets of the header and the totals that keep them visible while
 * the page scrolls.
 *
 * @param box         Position of the table in the viewport.
 * @param visibleArea Visible area of the viewport.
 * @param header      Height of the header.
 * @param totals      Height of the totals.
 */
export function getStickyOffsets(
	box: { top: number; bottom: number },
	visibleArea: { top: number; bottom: number },
	header: number,
	totals: number
) {
	const room = Math.max( 0, box.bottom - box.top - header - totals );
	const clampOffset = ( offset: number ) =>
		Math.round( Math.min( room, Math.max( 0, offset ) ) );
	return {
		start: clampOffset( visibleArea.top - box.top ),
		end: clampOffset( box.bottom - visibleArea.bottom ),
	};
}

const getHeight = ( box: Element, selector: string ) =>
	box.querySelector( selector )?.getBoundingClientRect().height ?? 0;

function update( box: HTMLElement ) {
	const { top, bottom } = box.getBoundingClientRect();
	const visibleArea = {
		top: getVisibleTop( box ),
		bottom: window.innerHeight,
	};
	const header = getHeight( box, 'thead' );
	const totals = getHeight( box, 'tfoot' );
	const { start, end } = getStickyOffsets(
		{ top, bottom },
		visibleArea,
		header,
		totals
	);
	let columns = 0;
	box.querySelectorAll( 'thead .is-sticky' ).forEach( ( cell ) => {
		columns += cell.getBoundingClientRect().width;
	} );
	const values = {
		'--table-offset-start': start,
		'--table-offset-end': end,
		// Scrolls focused cells out from below sticky elements.
		'--table-covered-start': visibleArea.top + header,
		'--table-covered-end': totals,
		'scroll-padding-inline-start': columns,
	};
	for ( const [ name, value ] of Object.entries( values ) ) {
		box.style.setProperty( name, `${ Math.round( value ) }px` );
	}
}

/**
 * Keeps the header and the totals of a table visible while the page scrolls.
 * While the table scrolls, CSS does it.
 *
 * @param ref The scrolling element.
 */
export function useStickyOffsets( ref: RefObject< HTMLElement > ) {
	const frame = useRef( 0 );

	const schedule = useCallback( () => {
		frame.current ||= requestAnimationFrame( () => {
			frame.current = 0;
			if ( ref.current ) {
				update( ref.current );
			}
		} );
	}, [ ref ] );

	// Each render may move the table.
	useEffect( schedule );

	useEffect( () => {
		const passive = { passive: true };
		window.addEventListener( 'scroll', schedule, passive );
		window.addEventListener( 'resize', schedule );
		// Content that loads above the table moves it too.
		const observer =
			typeof ResizeObserver === 'undefined'
				? undefined
				: new ResizeObserver( schedule );
		observer?.observe( document.body );
		return () => {
			cancelAnimationFrame( frame.current );
			frame.current = 0;
			window.removeEventListener( 'scroll', schedule );
			window.removeEventListener( 'resize', schedule );
			observer?.disconnect();
		};
	}, [ schedule ] );
}
