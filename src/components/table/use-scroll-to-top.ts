import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { TableQuery } from './types';

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
		}
	}, [ ref, rowsKey, isBusy ] );
}
