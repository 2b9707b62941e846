import { useLayoutEffect, useMemo, useState } from '@wordpress/element';

import { createMeasureText } from '../formats/measure-text';
import type { MeasureText } from '../model/types';

export interface MeasuredElement {
	/** Ref of the element. */
	ref: ( element: HTMLElement | null ) => void;
	/** 0 until it has been measured. */
	width: number;
	/** Measures texts in the font of the element. */
	measure: MeasureText;
}

/** Tracks the width of an element and its font. */
export function useElementWidth(): MeasuredElement {
	const [ element, setElement ] = useState< HTMLElement | null >( null );
	const [ width, setWidth ] = useState( 0 );
	const [ fontFamily, setFontFamily ] = useState( '' );

	useLayoutEffect( () => {
		if ( ! element ) {
			return;
		}
		const read = () => setWidth( element.offsetWidth );
		read();
		setFontFamily( window.getComputedStyle( element ).fontFamily );
		if ( typeof window.ResizeObserver === 'undefined' ) {
			window.addEventListener( 'resize', read );
			return () => window.removeEventListener( 'resize', read );
		}
		const observer = new window.ResizeObserver( read );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ element ] );

	const measure = useMemo(
		() => createMeasureText( fontFamily ),
		[ fontFamily ]
	);
	return { ref: setElement, width, measure };
}
