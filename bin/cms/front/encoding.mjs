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

const pack = { br: promisify( brotliCompress ), gzip: promisify( gzip ) };

/**
 * @param {string | undefined} type A Content-Type.
 * @return {boolean} Whether compressing it gains anything.
 */
export function isCompressible( type ) {
	return /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|[\w.-]+\+(json|xml))|image\/svg\+xml|font\/ttf)/i.test(
		type ?? ''
	);
}

/**
 * @param {string | string[] | undefined} accept An Accept-Encoding.
 * @return {Encoding} The best one the client takes.
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
 * @return {Promise<Buffer | null>} Null when it is not worth it.
 */
export async function compress( data, encoding ) {
	if ( data.length < MIN_SIZE ) {
		return null;
	}
	const packed =
		encoding === 'br'
			? await pack.br( data, {
					params: {
						[ constants.BROTLI_PARAM_QUALITY ]: BROTLI_QUALITY,
						[ constants.BROTLI_PARAM_SIZE_HINT ]: data.length,
					},
			  } )
			: await pack.gzip( data );
	return packed.length < data.length ? packed : null;
}

/**
 * @param {'br' | 'gzip'} encoding
 * @return {import('node:zlib').BrotliCompress | import('node:zlib').Gzip} Compresses what flows through.
 */
export function compressor( encoding ) {
	return encoding === 'br'
		? createBrotliCompress( {
				params: {
					[ constants.BROTLI_PARAM_QUALITY ]: BROTLI_QUALITY_STREAMED,
				},
		  } )
		: createGzip( { level: 4 } );
}
