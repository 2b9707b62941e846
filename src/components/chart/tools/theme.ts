/** Colors and font of an image. */
export interface Theme {
	font: string;
	surface: string;
	text: string;
	subtle: string;
	grid: string;
}

const DEFAULTS: Theme = {
	font: 'sans-serif',
	surface: '#fff',
	text: '#1e1e1e',
	subtle: '#50575e',
	grid: '#e0e0e0',
};

const isVisibleColor = ( color: string ) =>
	! [ '', 'none', 'transparent' ].includes( color ) &&
	! /^rgba\(.*,\s*0\)$/.test( color );

/** Reads the computed styles, because an image has no stylesheet. */
export function readTheme( element: Element | null ): Theme {
	const read = ( selector: string, property: string ): string => {
		const found = selector ? element?.querySelector( selector ) : element;
		return found
			? window.getComputedStyle( found ).getPropertyValue( property )
			: '';
	};
	const found: Theme = {
		font: read( '', 'font-family' ),
		surface: read( '', 'background-color' ),
		text: read( '', 'color' ),
		subtle: read( '.y-axis text', 'fill' ),
		grid: read( '.grid line', 'stroke' ),
	};
	return {
		font: found.font || DEFAULTS.font,
		surface: isVisibleColor( found.surface )
			? found.surface
			: DEFAULTS.surface,
		text: isVisibleColor( found.text ) ? found.text : DEFAULTS.text,
		subtle: isVisibleColor( found.subtle ) ? found.subtle : DEFAULTS.subtle,
		grid: isVisibleColor( found.grid ) ? found.grid : DEFAULTS.grid,
	};
}
