import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { TableQuery } from './types';

/**
 * Starts at the top when other rows are shown: those of another page, or in
 * another order. Until they are there, the old ones stay where they are.
 *
 * @param ref    The box that scrolls.
 * @param query  Says which rows are shown.
 * @param isBusy Whether the rows are still the old ones.
 */
export function useScrollToTop(
	ref: RefObject< HTMLElement >,
	{ orderby, order, paged, per_page: perPage }: TableQuery,
	isBusy: boolean
) {
	const rows = JSON.stringify( [ orderby, order, paged, perPage ] );
	const seen = useRef( rows );

	useLayoutEffect( () => {
		if ( seen.current === rows || isBusy ) {
			return;
		}
		seen.current = rows;
		if ( ref.current ) {
			ref.current.scrollTop = 0;
		}
	}, [ ref, rows, isBusy ] );
}
