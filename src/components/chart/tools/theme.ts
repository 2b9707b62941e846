/** Colors and font of a picture, as they are on the page it leaves. */
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

const isSeen = ( color: string ) =>
	color !== '' && color !== 'none' && ! /,\s*0\)$|transparent/.test( color );

/** Reads what the style sheet says; a picture has no style sheet. */
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
		surface: isSeen( found.surface ) ? found.surface : DEFAULTS.surface,
		text: isSeen( found.text ) ? found.text : DEFAULTS.text,
		subtle: isSeen( found.subtle ) ? found.subtle : DEFAULTS.subtle,
		grid: isSeen( found.grid ) ? found.grid : DEFAULTS.grid,
	};
}
