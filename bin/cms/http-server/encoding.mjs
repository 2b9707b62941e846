import { promisify } from 'node:util';
import {
	brotliCompress,
	constants,
	createBrotliCompress,
	createGzip,
	gzip,
} from 'node:zlib';

/** @typedef {'br' | 'gzip' | null} Encoding */

const MIN_SIZE = 1024;
const BROTLI_QUALITY = 5;
const BROTLI_QUALITY_STREAMED = 3;

const compressors = {
	br: promisify( brotliCompress ),
	gzip: promisify( gzip ),
};

/**
 * @param {string | undefined} type Value of the Content-Type header.
 * @return {boolean} Whether this type of content is worth compressing.
 */
export function isCompressible( type ) {
	return /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|[\w.-]+\+(json|xml))|image\/svg\+xml|font\/ttf)/i.test(
		type ?? ''
	);
}

/**
 * @param {string | string[] | undefined} accept Value of the Accept-Encoding header.
 * @return {Encoding} The preferred encoding that the client accepts.
 */
export function chooseEncoding( accept ) {
	/** @type {( name: string ) => boolean} */
	const takes = ( name ) =>
		String( accept ?? '' )
			.split( ',' )
			.map( ( part ) =>
				part
					.trim()
					.toLowerCase()
					.split( /\s*;\s*/ )
			)
			.some(
				( [ coding, weight ] ) =>
					coding === name && ! /^q=0(\.0+)?$/.test( weight ?? '' )
			);
	if ( takes( 'br' ) ) {
		return 'br';
	}
	return takes( 'gzip' ) ? 'gzip' : null;
}

/**
 * @param {Buffer}        data
 * @param {'br' | 'gzip'} encoding
 * @return {Promise<Buffer | null>} Null if compression does not reduce the size.
 */
export async function compress( data, encoding ) {
	if ( data.length < MIN_SIZE ) {
		return null;
	}
	const compressed =
		encoding === 'br'
			? await compressors.br( data, {
					params: {
						[ constants.BROTLI_PARAM_QUALITY ]: BROTLI_QUALITY,
						[ constants.BROTLI_PARAM_SIZE_HINT ]: data.length,
					},
			  } )
			: await compressors.gzip( data );
	return compressed.length < data.length ? compressed : null;
}

/**
 * @param {'br' | 'gzip'} encoding
 * @return {import('node:zlib').BrotliCompress | import('node:zlib').Gzip} A stream that compresses its input.
 */
export function createCompressor( encoding ) {
	return encoding === 'br'
		? createBrotliCompress( {
				params: {
					[ constants.BROTLI_PARAM_QUALITY ]: BROTLI_QUALITY_STREAMED,
				},
		  } )
		: createGzip( { level: 4 } );
}
