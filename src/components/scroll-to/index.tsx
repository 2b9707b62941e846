import { useEffect, useRef } from '@wordpress/element';
import type { ScrollToProps } from './types';

export type { ScrollToProps } from './types';

/** Time in ms for the page to find its form, before each try. */
const PAUSE = 250;

/**
 * Scrolls the page to what stands in it, once, when the page has its form. It
 * waits for as long as it has no place on the page (hidden, say).
 *
 * @param props See `ScrollToProps`.
 */
export function ScrollTo( { offset = '0', children }: ScrollToProps ) {
	const place = useRef< HTMLDivElement >( null );
	const distance = useRef( offset );
	distance.current = offset;

	useEffect( () => {
		const timer = setInterval( () => {
			const top = place.current?.offsetTop ?? 0;
			if ( top === 0 ) {
				return;
			}
			clearInterval( timer );
			window.scrollTo(
				0,
				top + ( parseInt( String( distance.current ), 10 ) || 0 )
			);
		}, PAUSE );
		return () => clearInterval( timer );
	}, [] );

	return <div ref={ place }>{ children }</div>;
}
