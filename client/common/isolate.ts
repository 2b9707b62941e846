import { isRTL } from '@wordpress/i18n';

/** Invisible characters around a value whose direction is not that of the sentence. */
const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/** Keeps the direction of a value inside a sentence apart from that of the sentence. */
export const isolate = ( value: string ) => ISOLATE + value + ISOLATE_END;

/**
 * Isolates a value in languages written from right to left, in which a currency symbol
 * or a slash would change its side.
 */
export const isolateInRtl = ( value: string ) =>
	isRTL() ? isolate( value ) : value;
