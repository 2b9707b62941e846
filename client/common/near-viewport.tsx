import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ChartPlaceholder } from '@storedeck/components';

interface Props {
	className: string;
	/** For assistive technology, until the content is rendered. */
	label: string;
	children: ReactNode;
}

/** Renders before the content is scrolled into view. */
const MARGIN = '400px 0px';

/**
 * Renders its content once it comes near the viewport. The styles of `className`
 * must reserve its space.
 */
export function NearViewport( { className, label, children }: Props ) {
	const element = useRef< HTMLDivElement >( null );
	const [ isNear, setIsNear ] = useState( false );

	useEffect( () => {
		if ( isNear || ! element.current ) {
			return undefined;
		}
		if ( typeof IntersectionObserver === 'undefined' ) {
			setIsNear( true );
			return undefined;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
					setIsNear( true );
				}
			},
			{ rootMargin: MARGIN }
		);
		observer.observe( element.current );
		// Printing does not scroll.
		const show = () => setIsNear( true );
		window.addEventListener( 'beforeprint', show );
		return () => {
			observer.disconnect();
			window.removeEventListener( 'beforeprint', show );
		};
	}, [ isNear ] );

	return (
		<div ref={ element } className={ className }>
			{ isNear ? (
				children
			) : (
				<>
					<span className="screen-reader-text">{ label }</span>
					<ChartPlaceholder height={ 220 } />
				</>
			) }
		</div>
	);
}
