import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** Where a scrollable box has more to show. */
export interface ScrollEdges {
	/** More before the first column in sight, in reading direction. */
	start: boolean;
	/** More behind the last column in sight. */
	end: boolean;
	left: boolean;
	right: boolean;
	/** Wider than its place. */
	isWide: boolean;
	/** Higher than its place. */
	isHigh: boolean;
}

const NOWHERE: ScrollEdges = {
	start: false,
	end: false,
	left: false,
	right: false,
	isWide: false,
	isHigh: false,
};

/** Browsers scroll by fractions of a pixel and round some of the sizes. */
const TOLERANCE = 1;

/** Reads the edges of a box. In RTL browsers count `scrollLeft` below zero. */
export function measureEdges(
	box: Pick<
		HTMLElement,
		| 'scrollLeft'
		| 'scrollWidth'
		| 'clientWidth'
		| 'scrollHeight'
		| 'clientHeight'
	>,
	isRtl: boolean
): ScrollEdges {
	const scrolled = Math.abs( box.scrollLeft );
	const start = scrolled > TOLERANCE;
	const end = box.scrollWidth - box.clientWidth - scrolled > TOLERANCE;
	return {
		start,
		end,
		left: isRtl ? end : start,
		right: isRtl ? start : end,
		isWide: box.scrollWidth - box.clientWidth > TOLERANCE,
		isHigh: box.scrollHeight - box.clientHeight > TOLERANCE,
	};
}

const isSame = ( a: ScrollEdges, b: ScrollEdges ) =>
	( Object.keys( a ) as ( keyof ScrollEdges )[] ).every(
		( key ) => a[ key ] === b[ key ]
	);

/**
 * Follows where a box has more to show, through scrolling, resizing and new
 * contents. Put `ref` and `onScroll` on the box.
 */
export function useScrollEdges() {
	const ref = useRef< HTMLDivElement >( null );
	const [ edges, setEdges ] = useState( NOWHERE );

	const measure = useCallback( () => {
		const box = ref.current;
		if ( ! box ) {
			return;
		}
		const next = measureEdges(
			box,
			getComputedStyle( box ).direction === 'rtl'
		);
		setEdges( ( last ) => ( isSame( last, next ) ? last : next ) );
	}, [] );

	// New rows and columns change the size of what is in the box.
	useEffect( measure );

	useEffect( () => {
		window.addEventListener( 'resize', measure );
		const observer =
			typeof ResizeObserver === 'undefined'
				? undefined
				: new ResizeObserver( measure );
		if ( ref.current ) {
			observer?.observe( ref.current );
		}
		return () => {
			window.removeEventListener( 'resize', measure );
			observer?.disconnect();
		};
	}, [ measure ] );

	return { ref, edges, onScroll: measure };
}
