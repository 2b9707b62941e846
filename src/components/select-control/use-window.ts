import {
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { getVisibleIndexes, getScrollTopToReveal } from '../visible-range';
import type { ViewRange } from '../visible-range';
import type { SelectOption } from './types';

/** Height in px of an option in a long list; the style sheet has the same. */
export const OPTION_HEIGHT = 36;

/** Up to so many options are all in the document, as high as they like. */
const ALL_SHOWN = 100;

/** Options kept ready above and below what is in view. */
const MARGIN = 10;

/** Height where there is no layout to measure. */
const DEFAULT_HEIGHT = 300;

interface Listed {
	options: readonly SelectOption[];
	/** Index of the highlighted option. */
	active: number | null;
	/** Whether the list moves to bring it into view. */
	isFollowed: boolean;
}

/**
 * Which options of a long list are in the document: those in view.
 *
 * @param listed What is listed.
 */
export function useWindow( { options, active, isFollowed }: Listed ) {
	const count = options.length;
	const ref = useRef< HTMLDivElement >( null );
	const [ place, setPlace ] = useState< ViewRange >( {
		top: 0,
		height: DEFAULT_HEIGHT,
	} );
	const isLong = count > ALL_SHOWN;

	const moveTo = useCallback( ( getTop: ( place: ViewRange ) => number ) => {
		const list = ref.current;
		if ( list ) {
			const height = list.clientHeight || DEFAULT_HEIGHT;
			const top = getTop( { top: list.scrollTop, height } );
			list.scrollTop = top;
			setPlace( { top, height } );
		}
	}, [] );

	const isHighlighted = active !== null;
	useLayoutEffect( () => {
		// Another list is read from its beginning.
		if ( ! isHighlighted ) {
			moveTo( () => 0 );
		}
	}, [ options, isHighlighted, moveTo ] );

	useLayoutEffect( () => {
		if ( active === null || ! isFollowed ) {
			return;
		}
		if ( isLong ) {
			moveTo( ( now ) =>
				getScrollTopToReveal( active, OPTION_HEIGHT, now )
			);
		} else {
			// Not there without a layout.
			ref.current
				?.querySelectorAll( '[role=option]' )
				[ active ]?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ active, isFollowed, isLong, options, moveTo ] );

	return {
		ref,
		isLong,
		/**
		 * Indexes of the options in the document: those in view, and the
		 * highlighted one wherever it is, since it is referred to.
		 */
		shown: isLong
			? getVisibleIndexes(
					count,
					OPTION_HEIGHT,
					place,
					MARGIN,
					active === null ? [] : [ active ]
			  )
			: options.map( ( _, index ) => index ),
		onScroll: () => {
			if ( isLong ) {
				moveTo( ( { top } ) => top );
			}
		},
	};
}
