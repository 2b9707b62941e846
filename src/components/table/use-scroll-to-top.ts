import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { TableQuery } from './types';
import { getVisibleTop } from './use-sticky-offsets';

/** Scrolls the page up to the first row, if the row is above the visible area. */
function scrollPageTo( box: HTMLElement ) {
	const distance = box.getBoundingClientRect().top - getVisibleTop( box );
	if ( distance < 0 ) {
		window.scrollBy( { top: distance, behavior: 'instant' } );
	}
}

/**
 * Scrolls to the top when the page or the sort changes, once the new rows are
 * shown.
 *
 * @param ref    The scrolling element.
 * @param query  Query of the rows.
 * @param isBusy Whether the rows are outdated.
 */
export function useScrollToTop(
	ref: RefObject< HTMLElement >,
	{ orderby, order, paged, per_page: perPage }: TableQuery,
	isBusy: boolean
) {
	const rowsKey = JSON.stringify( [ orderby, order, paged, perPage ] );
	const lastRowsKey = useRef( rowsKey );

	useLayoutEffect( () => {
		if ( lastRowsKey.current === rowsKey || isBusy ) {
			return;
		}
		lastRowsKey.current = rowsKey;
		if ( ref.current ) {
			ref.current.scrollTop = 0;
			scrollPageTo( ref.current );
		}
	}, [ ref, rowsKey, isBusy ] );
}
