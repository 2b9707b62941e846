import {
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { getVisibleIndexes, getScrollTopToReveal } from '../visible-range';
import type { ViewRange } from '../visible-range';
import type { SelectOption } from './types';

/** Height in px of an option in a long list, as in style.scss. */
export const OPTION_HEIGHT = 36;

/**
 * Lists up to this length are rendered completely, with options of any height.
 */
const MAX_UNVIRTUALIZED = 100;

/** Number of options rendered above and below the view. */
const OVERSCAN = 10;

/** Height in px if there is no layout, for example in tests. */
const DEFAULT_HEIGHT = 300;

interface ListState {
	options: readonly SelectOption[];
	/** Index of the highlighted option. */
	active: number | null;
	/** Whether to scroll it into view. */
	shouldScroll: boolean;
}

/**
 * Returns the options of a long list to render: those in view.
 *
 * @param listed Options and highlighted option.
 */
export function useVirtualList( { options, active, shouldScroll }: ListState ) {
	const count = options.length;
	const ref = useRef< HTMLDivElement >( null );
	const [ viewRange, setViewRange ] = useState< ViewRange >( {
		top: 0,
		height: DEFAULT_HEIGHT,
	} );
	const isLong = count > MAX_UNVIRTUALIZED;

	const scrollTo = useCallback(
		( getTop: ( viewRange: ViewRange ) => number ) => {
			const list = ref.current;
			if ( list ) {
				const height = list.clientHeight || DEFAULT_HEIGHT;
				const top = getTop( { top: list.scrollTop, height } );
				list.scrollTop = top;
				setViewRange( { top, height } );
			}
		},
		[]
	);

	const isHighlighted = active !== null;
	useLayoutEffect( () => {
		// A new list starts at the top.
		if ( ! isHighlighted ) {
			scrollTo( () => 0 );
		}
	}, [ options, isHighlighted, scrollTo ] );

	useLayoutEffect( () => {
		if ( active === null || ! shouldScroll ) {
			return;
		}
		if ( isLong ) {
			scrollTo( ( now ) =>
				getScrollTopToReveal( active, OPTION_HEIGHT, now )
			);
		} else {
			// scrollIntoView() is missing in jsdom.
			ref.current
				?.querySelectorAll( '[role=option]' )
				[ active ]?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ active, shouldScroll, isLong, options, scrollTo ] );

	return {
		ref,
		isLong,
		/**
		 * Indexes of the rendered options: those in view, and the highlighted
		 * one because `aria-activedescendant` refers to it.
		 */
		shown: isLong
			? getVisibleIndexes(
					count,
					OPTION_HEIGHT,
					viewRange,
					OVERSCAN,
					active === null ? [] : [ active ]
			  )
			: options.map( ( _, index ) => index ),
		onScroll: () => {
			if ( isLong ) {
				scrollTo( ( { top } ) => top );
			}
		},
	};
}
