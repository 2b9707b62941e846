import { decodeEntities } from '@wordpress/html-entities';
import type { SelectOption } from './types';

/** Letters without their marks, so that `cafe` finds `Café`. */
export const plain = ( text: string ) =>
	/[^\0-\x7f]/.test( text )
		? text.normalize( 'NFD' ).replace( /\p{Mn}/gu, '' )
		: text;

/** What may be an entity; decoding is dear, and most texts hold none. */
const ENTITY = /&[#a-z0-9]/i;

const decode = ( text: string ) =>
	ENTITY.test( text ) ? decodeEntities( text ) : text;

const decoded = new WeakMap< SelectOption, string >();

/** The text of an option's label; none when it is an element. */
export function getLabelText( option: SelectOption ) {
	const { label } = option;
	if ( typeof label !== 'string' && typeof label !== 'number' ) {
		return '';
	}
	let text = decoded.get( option );
	if ( text === undefined ) {
		text = decode( String( label ) );
		decoded.set( option, text );
	}
	return text;
}

/** Stands between the words of an option, which are lines of one text. */
const LINE = '\n';

/** Stands between options while their words are worked out together. */
const SEPARATOR = '\u0001';

/** The words of one option as they were given, a line each. */
function getRawWords( { label, keywords = [] }: SelectOption ) {
	const text =
		typeof label === 'string' || typeof label === 'number' ? label : '';
	return keywords.length > 0
		? `${ text }${ LINE }${ keywords.join( LINE ) }`
		: String( text );
}

const toWords = ( raw: string ) => plain( decode( raw ) );

/** The words of each list, once they were needed: the next letter comes soon. */
const wordsOf = new WeakMap< readonly SelectOption[], readonly string[] >();

/**
 * The words that find each option, a line each, without marks. Those of a list
 * are worked out together, which takes a small part of the time.
 *
 * @param options The options.
 */
export function getWords( options: readonly SelectOption[] ) {
	const known = wordsOf.get( options );
	if ( known ) {
		return known;
	}
	const raw = options.map( getRawWords );
	const together = toWords( raw.join( SEPARATOR ) ).split( SEPARATOR );
	// Markup in a label may have eaten a part of the others, or held a separator.
	const words =
		together.length === raw.length ? together : raw.map( toWords );
	wordsOf.set( options, words );
	return words;
}
