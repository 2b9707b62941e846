import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from '../use-latest';
import type { ScrollToProps } from './types';

export type { ScrollToProps } from './types';

/** Delay in ms before each attempt. */
const RETRY_INTERVAL = 250;

/**
 * Scrolls the page to its children once. Waits while they have no position, for
 * example because they are hidden.
 *
 * @param props See `ScrollToProps`.
 */
export function ScrollTo( { offset = '0', children }: ScrollToProps ) {
	const element = useRef< HTMLDivElement >( null );
	const latestOffset = useLatest( offset );

	useEffect( () => {
		const timer = setInterval( () => {
			const top = element.current?.offsetTop ?? 0;
			if ( top === 0 ) {
				return;
			}
			clearInterval( timer );
			window.scrollTo(
				0,
				top + ( parseInt( String( latestOffset.current ), 10 ) || 0 )
			);
		}, RETRY_INTERVAL );
		return () => clearInterval( timer );
	}, [ latestOffset ] );

	return <div ref={ element }>{ children }</div>;
}
