import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Bars above a page: that of the host, that of the app. */
const MAX_BARS = 3;

const isFixed = ( { position }: CSSStyleDeclaration ) =>
	position === 'fixed' || position === 'sticky';

/**
 * The bar that an element belongs to, if it is one. What stays in sight within
 * the box, such as its own header, is none.
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
 * Where the page comes into sight below the bars that stay at its top, whoever
 * put them there.
 *
 * @param box A box of the page.
 */
export function findTopOfSight( box: Element ): number {
	const { left, width } = box.getBoundingClientRect();
	const { ownerDocument } = box;
	// Not there without a layout.
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
		// What covers most of the window, such as a dialog, is no bar.
		if ( bottom <= top || bottom > window.innerHeight / 3 ) {
			break;
		}
		top = bottom;
	}
	return top;
}

/**
 * How far the header and the totals of a table have to move into it, to stay in
 * sight while the page scrolls.
 *
 * @param box    Where the table stands in the window.
 * @param sight  What of the window is in sight.
 * @param header Height of the header.
 * @param totals Height of the totals.
 */
export function getStickyOffsets(
	box: { top: number; bottom: number },
	sight: { top: number; bottom: number },
	header: number,
	totals: number
) {
	const room = Math.max( 0, box.bottom - box.top - header - totals );
	const within = ( offset: number ) =>
		Math.round( Math.min( room, Math.max( 0, offset ) ) );
	return {
		start: within( sight.top - box.top ),
		end: within( box.bottom - sight.bottom ),
	};
}

const heightOf = ( box: Element, selector: string ) =>
	box.querySelector( selector )?.getBoundingClientRect().height ?? 0;

function update( box: HTMLElement ) {
	const { top, bottom } = box.getBoundingClientRect();
	const sight = { top: findTopOfSight( box ), bottom: window.innerHeight };
	const header = heightOf( box, 'thead' );
	const totals = heightOf( box, 'tfoot' );
	const { start, end } = getStickyOffsets(
		{ top, bottom },
		sight,
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
		// Nothing is brought into sight beneath what stays there.
		'--table-covered-start': sight.top + header,
		'--table-covered-end': totals,
		'scroll-padding-inline-start': columns,
	};
	for ( const [ name, value ] of Object.entries( values ) ) {
		box.style.setProperty( name, `${ Math.round( value ) }px` );
	}
}

/**
 * Keeps the header and the totals of a table in sight while the page scrolls
 * past it. Inside their own box the style sheet does so.
 *
 * @param ref The box.
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

	// What is drawn anew may move the table.
	useEffect( schedule );

	useEffect( () => {
		const passive = { passive: true };
		window.addEventListener( 'scroll', schedule, passive );
		window.addEventListener( 'resize', schedule );
		// As does what loads above it.
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
