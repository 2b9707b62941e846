import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ChartPlaceholder } from '@storedeck/components';

interface Props {
	className: string;
	/** What assistive technology reads until the content is there. */
	label: string;
	children: ReactNode;
}

/** As far below the viewport as somebody scrolls while figures load. */
const MARGIN = '400px 0px';

/**
 * Shows its content once it comes near the viewport, and keeps it then. Its
 * place is kept by the styles of its class, so that nothing moves.
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
		// What is printed is not scrolled to.
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
