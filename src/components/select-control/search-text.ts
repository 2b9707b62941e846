import { decodeEntities } from '@wordpress/html-entities';
import type { SelectOption } from './types';

/** Removes accents, so that `cafe` matches `Café`. */
export const removeAccents = ( text: string ) =>
	/[^\0-\x7f]/.test( text )
		? text.normalize( 'NFD' ).replace( /\p{Mn}/gu, '' )
		: text;

/** Decoding is slow and most texts contain no entities. */
const ENTITY = /&[#a-z0-9]/i;

const decode = ( text: string ) =>
	ENTITY.test( text ) ? decodeEntities( text ) : text;

const decoded = new WeakMap< SelectOption, string >();

/** Returns the text of a label, or an empty string if it is an element. */
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

/** Separates the label and keywords of an option. */
const LINE = '\n';

/** Separates options while they are decoded together. */
const SEPARATOR = '\u0001';

/** Joins the label and keywords of an option. */
function getRawText( { label, keywords = [] }: SelectOption ) {
	const text =
		typeof label === 'string' || typeof label === 'number' ? label : '';
	return keywords.length > 0
		? `${ text }${ LINE }${ keywords.join( LINE ) }`
		: String( text );
}

const toSearchText = ( raw: string ) => removeAccents( decode( raw ) );

/** Cached per list, because every key press searches it again. */
const searchTexts = new WeakMap< readonly SelectOption[], readonly string[] >();

/**
 * Returns the searchable text of each option, without accents. All options are
 * decoded in one call, which is much faster.
 *
 * @param options The options.
 */
export function getSearchTexts( options: readonly SelectOption[] ) {
	const known = searchTexts.get( options );
	if ( known ) {
		return known;
	}
	const raw = options.map( getRawText );
	const together = toSearchText( raw.join( SEPARATOR ) ).split( SEPARATOR );
	// Markup or a separator in a label changes the number of parts.
	const words =
		together.length === raw.length ? together : raw.map( toSearchText );
	searchTexts.set( options, words );
	return words;
}
