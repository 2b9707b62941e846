import { escapeXml } from '../tools/escape-xml';

const PADDING = 16;
const TITLE_SIZE = 16;

/** What an image needs of the stylesheet. */
const PROPERTIES = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'font-size',
	'text-anchor',
] as const;

export interface Image {
	svg: string;
	width: number;
	height: number;
}

/**
 * Reads a drawing as a standalone SVG document with title, colors and font: what
 * is saved is what is seen.
 */
export function readImage( drawing: SVGSVGElement, title: string ): Image {
	const copy = drawing.cloneNode( true ) as SVGSVGElement;
	// The focus belongs to the page.
	copy.querySelectorAll( '[data-focus]' ).forEach( ( mark ) =>
		mark.remove()
	);
	const originals = drawing.querySelectorAll( ':not( [data-focus] )' );
	copy.querySelectorAll( '*' ).forEach( ( element, index ) => {
		const original = originals[ index ];
		const style = original && window.getComputedStyle( original );
		for ( const property of PROPERTIES ) {
			const value = style?.getPropertyValue( property );
			if ( value ) {
				element.setAttribute( property, value );
			}
		}
		element.removeAttribute( 'class' );
		element.removeAttribute( 'style' );
	} );
	const width = drawing.width.baseVal.value;
	const head = 2 * PADDING + TITLE_SIZE;
	const height = drawing.height.baseVal.value + head + PADDING;
	const page = window.getComputedStyle( drawing );
	const surface = window
		.getComputedStyle( drawing.closest( '.woocommerce-chart' ) ?? drawing )
		.getPropertyValue( 'background-color' );
	const isRtl = page.direction === 'rtl';
	return {
		width,
		height,
		svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }" font-family="${ escapeXml(
			page.fontFamily
		) }" role="img" aria-label="${ escapeXml(
			title
		) }"><title>${ escapeXml(
			title
		) }</title><rect width="${ width }" height="${ height }" fill="${ escapeXml(
			surface || '#fff'
		) }"/><text x="${ isRtl ? width - PADDING : PADDING }" y="${
			PADDING + TITLE_SIZE
		}" font-size="${ TITLE_SIZE }" font-weight="600" fill="${ escapeXml(
			page.color
		) }" direction="${ page.direction }" text-anchor="start">${ escapeXml(
			title
		) }</text><g transform="translate(0 ${ head })">${
			copy.innerHTML
		}</g></svg>`,
	};
}
