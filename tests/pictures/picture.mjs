import { crc32, deflateSync } from 'node:zlib';

/*
 * Pictures are reduced: letters become gray, so that the same font drawn by another
 * machine looks nearly the same, and a picture takes a few kilobytes.
 */

/**
 * Pixels of the page for one of the picture, in both directions; difference of
 * neighboring values of a color, the page and the cards on it differ by 8; and the
 * number of colors, at most 256.
 *
 * @typedef {{ scale: number, step: number, colors: number }} Reduction
 */

/** @type {Reduction} */
const COMPARED = { scale: 4, step: 8, colors: 256 };

const SIGNATURE = Buffer.from( '89504e470d0a1a0a', 'hex' );

const uint32 = ( value ) => {
	const bytes = Buffer.alloc( 4 );
	bytes.writeUInt32BE( value );
	return bytes;
};

/** A part of a PNG: length, name, data, checksum. */
function chunk( name, data ) {
	const content = Buffer.concat( [ Buffer.from( name ), data ] );
	return Buffer.concat( [
		uint32( data.length ),
		content,
		uint32( crc32( content ) ),
	] );
}

/** @param {ArrayLike<number>} color Red, green and blue. */
const toNumber = ( color ) =>
	color[ 0 ] * 0x10000 + color[ 1 ] * 0x100 + color[ 2 ];

const toColor = ( number ) => [ ...uint32( number ).subarray( 1 ) ];

const getDistance = ( one, other ) =>
	one.reduce(
		( sum, value, index ) => sum + ( value - other[ index ] ) ** 2,
		0
	);

/**
 * Numbers the most frequent colors, and gives rare ones the number of the most similar one.
 *
 * @param {number[]} colors The color of each pixel.
 * @param {number}   most   The most colors of the palette.
 */
function createPalette( colors, most ) {
	/** @type {Map<number, number>} */
	const counts = new Map();
	for ( const color of colors ) {
		counts.set( color, ( counts.get( color ) ?? 0 ) + 1 );
	}
	const sorted = [ ...counts ]
		.sort( ( a, b ) => b[ 1 ] - a[ 1 ] || a[ 0 ] - b[ 0 ] )
		.map( ( [ color ] ) => toColor( color ) );
	const palette = sorted.slice( 0, most );
	const numbers = new Map(
		sorted.map( ( color ) => {
			const distances = palette.map( ( one ) =>
				getDistance( one, color )
			);
			return [
				toNumber( color ),
				distances.indexOf( Math.min( ...distances ) ),
			];
		} )
	);
	return { palette, numbers };
}

/**
 * Encodes a picture with a palette.
 *
 * @param {number} width
 * @param {Buffer} pixels Red, green, blue and alpha of each.
 * @param {number} most   The most colors.
 */
function encode( width, pixels, most ) {
	const height = pixels.length / 4 / width;
	const colors = Array.from( { length: width * height }, ( _, index ) =>
		toNumber( pixels.subarray( index * 4, index * 4 + 3 ) )
	);
	const { palette, numbers } = createPalette( colors, most );
	const rows = Array.from( { length: height }, ( _, row ) => [
		// The filter of the row: none.
		0,
		...colors
			.slice( row * width, ( row + 1 ) * width )
			.map( ( color ) => numbers.get( color ) ?? 0 ),
	] );
	return Buffer.concat( [
		SIGNATURE,
		chunk(
			'IHDR',
			Buffer.from( [
				...uint32( width ),
				...uint32( height ),
				...[ 8, 3, 0, 0, 0 ],
			] )
		),
		chunk( 'PLTE', Buffer.from( palette.flat() ) ),
		chunk(
			'IDAT',
			deflateSync( Buffer.from( rows.flat() ), { level: 9 } )
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

/**
 * Reduces the width and height of a screenshot, by default to a quarter, and its colors.
 *
 * @param {import('@playwright/test').Page} page        Any page of the browser, which does it.
 * @param {Buffer}                          screenshot
 * @param {Reduction}                       [reduction]
 * @return {Promise<Buffer>} A PNG.
 */
export async function reduce( page, screenshot, reduction = COMPARED ) {
	const { width, base64 } = await page.evaluate(
		async ( { data, scale, step } ) => {
			const image = new window.Image();
			image.src = `data:image/png;base64,${ data }`;
			await image.decode();
			const size = [ image.width, image.height ].map( ( length ) =>
				Math.round( length / scale )
			);
			const context = new window.OffscreenCanvas(
				size[ 0 ],
				size[ 1 ]
			).getContext( '2d' );
			if ( ! context ) {
				throw new Error( 'There is no canvas.' );
			}
			context.imageSmoothingQuality = 'high';
			context.drawImage( image, 0, 0, size[ 0 ], size[ 1 ] );
			const pixels = context
				.getImageData( 0, 0, size[ 0 ], size[ 1 ] )
				.data.map( ( value ) => Math.round( value / step ) * step );
			const blob = new window.Blob( [ pixels ] );
			const reader = new window.FileReader();
			return new Promise( ( resolve ) => {
				reader.onload = () =>
					resolve( {
						width: size[ 0 ],
						base64: String( reader.result ).split( ',' )[ 1 ],
					} );
				reader.readAsDataURL( blob );
			} );
		},
		{ data: screenshot.toString( 'base64' ), ...reduction }
	);
	return encode( width, Buffer.from( base64, 'base64' ), reduction.colors );
}
