import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** The edges of a scrolling element that have more content. */
export interface ScrollEdges {
	/** More content before the view, in reading direction. */
	start: boolean;
	/** More content after the view, in reading direction. */
	end: boolean;
	left: boolean;
	right: boolean;
	/** Whether the content is wider than the element. */
	isWide: boolean;
	/** Whether the content is taller than the element. */
	isTall: boolean;
}

const NO_EDGES: ScrollEdges = {
	start: false,
	end: false,
	left: false,
	right: false,
	isWide: false,
	isTall: false,
};

/** Tolerance in px, because browsers round sizes and scroll positions. */
const TOLERANCE = 1;

/** Measures the edges. In right-to-left languages `scrollLeft` is negative. */
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
		isTall: box.scrollHeight - box.clientHeight > TOLERANCE,
	};
}

const isSame = ( a: ScrollEdges, b: ScrollEdges ) =>
	( Object.keys( a ) as ( keyof ScrollEdges )[] ).every(
		( key ) => a[ key ] === b[ key ]
	);

/**
 * Tracks the scrollable edges of an element. Set `ref` and `onScroll` on the
 * element.
 */
export function useScrollEdges() {
	const ref = useRef< HTMLDivElement >( null );
	const [ edges, setEdges ] = useState( NO_EDGES );

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

	// New rows and columns change the size of the content.
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
