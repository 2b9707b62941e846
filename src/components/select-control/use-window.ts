import { useLayoutEffect, useRef, useState } from '@wordpress/element';

/** Height in px of an option in a long list; the style sheet has the same. */
export const OPTION_HEIGHT = 36;

/** Up to so many options are all in the document, as high as they like. */
const ALL_SHOWN = 100;

/** Options kept ready above and below what is in view. */
const MARGIN = 10;

/** Height where there is no layout to measure. */
const DEFAULT_HEIGHT = 300;

interface Place {
	top: number;
	height: number;
}

/** What of a list is in view when an option has to be: as little moved as can be. */
export function scrollTo( index: number, { top, height }: Place ) {
	const start = index * OPTION_HEIGHT;
	return Math.min( start, Math.max( top, start + OPTION_HEIGHT - height ) );
}

/**
 * Which options of a long list are in the document: those in view.
 *
 * @param count  How many there are.
 * @param active Index of the option that has to be in view.
 */
export function useWindow( count: number, active: number | null ) {
	const ref = useRef< HTMLDivElement >( null );
	const [ place, setPlace ] = useState< Place >( {
		top: 0,
		height: DEFAULT_HEIGHT,
	} );
	const isLong = count > ALL_SHOWN;
	const top =
		isLong && active !== null ? scrollTo( active, place ) : place.top;

	useLayoutEffect( () => {
		const list = ref.current;
		if ( ! list || active === null ) {
			return;
		}
		if ( isLong ) {
			const height = list.clientHeight || DEFAULT_HEIGHT;
			const moved = scrollTo( active, { top: list.scrollTop, height } );
			list.scrollTop = moved;
			setPlace( { top: moved, height } );
		} else {
			// Not there without a layout.
			list
				.querySelectorAll( '[role=option]' )
				[ active ]?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ active, isLong ] );

	const first = isLong
		? Math.max( 0, Math.floor( top / OPTION_HEIGHT ) - MARGIN )
		: 0;
	const last = isLong
		? Math.min(
				count,
				Math.ceil( ( top + place.height ) / OPTION_HEIGHT ) + MARGIN
		  )
		: count;

	return {
		ref,
		isLong,
		/** Index of the first option in the document, and of the one after the last. */
		range: [ first, last ] as const,
		onScroll: () => {
			const list = ref.current;
			if ( list && isLong ) {
				setPlace( {
					top: list.scrollTop,
					height: list.clientHeight || DEFAULT_HEIGHT,
				} );
			}
		},
	};
}
