/** Pixels per CSS pixel, for print and high-density screens. */
const SCALE = 2;

/**
 * Renders an SVG document as PNG.
 *
 * @throws Error if the browser cannot render it.
 */
export async function renderPng(
	svg: string,
	width: number,
	height: number
): Promise< Blob > {
	const image = new Image( width, height );
	image.src = `data:image/svg+xml;charset=utf-8,${ encodeURIComponent(
		svg
	) }`;
	await image.decode();
	const canvas = document.createElement( 'canvas' );
	canvas.width = Math.round( width * SCALE );
	canvas.height = Math.round( height * SCALE );
	const context = canvas.getContext( '2d' );
	context?.drawImage( image, 0, 0, canvas.width, canvas.height );
	return new Promise( ( resolve, reject ) =>
		canvas.toBlob( ( blob ) => {
			if ( blob && context ) {
				resolve( blob );
			} else {
				reject( new Error( 'The chart could not be painted.' ) );
			}
		}, 'image/png' )
	);
}
