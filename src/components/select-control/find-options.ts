import { decodeEntities } from '@wordpress/html-entities';
import type { Selected, SelectOption } from './types';

/** Letters without their marks, so that `cafe` finds `Café`. */
const plain = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{Mn}/gu, '' );

/** Takes the special meaning from the characters of a regular expression. */
const escapeExpression = ( text: string ) =>
	text.replace( /[\\^$.*+?()[\]{}|-]/g, '\\$&' );

/** An expression that a caller made; one that is none finds the text itself. */
function toExpression( made: string, typed: string ) {
	try {
		return new RegExp( made, 'i' );
	} catch {
		return new RegExp( typed, 'i' );
	}
}

/** The text of an option's label; none when it is an element. */
export const getLabelText = ( { label }: SelectOption ) =>
	typeof label === 'string' || typeof label === 'number'
		? decodeEntities( String( label ) )
		: '';

export interface FindOptions {
	/** What was typed; null is nothing at all. */
	query: string | null;
	/** Whether nothing is found before something is typed. */
	hideBeforeSearch?: boolean;
	getSearchExpression?: ( query: string ) => string;
	maxResults?: number;
	onFilter?: (
		options: SelectOption[],
		query: string | null
	) => readonly SelectOption[];
}

/**
 * The options that fit what was typed, in their own order.
 *
 * @param options  All options.
 * @param criteria What to look for.
 */
export function findOptions(
	options: readonly SelectOption[],
	{
		query,
		hideBeforeSearch = false,
		getSearchExpression = ( text ) => text,
		maxResults = 0,
		onFilter = ( found ) => found,
	}: FindOptions
): readonly SelectOption[] {
	const typed = escapeExpression( plain( query?.trim() ?? '' ) );
	if ( typed === '' && ! hideBeforeSearch ) {
		return options;
	}
	const made = getSearchExpression( typed );
	const expression = made === '' ? /^$/ : toExpression( made, typed );
	const found: SelectOption[] = [];
	for ( const option of options ) {
		const words = [ getLabelText( option ), ...( option.keywords ?? [] ) ];
		if (
			words.some(
				( word, index ) =>
					// A label that is no text is not an empty text.
					( index > 0 || word !== '' ) &&
					expression.test( plain( String( word ) ) )
			)
		) {
			found.push( option );
			if ( found.length === maxResults ) {
				break;
			}
		}
	}
	return onFilter( found, query );
}

/**
 * The options that are chosen.
 *
 * @param selected A list, or a key.
 * @param options  Where a key is looked up.
 */
export function getSelectedOptions(
	selected: Selected,
	options: readonly SelectOption[]
): readonly SelectOption[] {
	if ( typeof selected !== 'string' ) {
		return selected;
	}
	const option = options.find( ( { key } ) => String( key ) === selected );
	return option ? [ option ] : [];
}

/** Whether an option is among others. */
export const includesOption = (
	options: readonly SelectOption[],
	{ key }: SelectOption
) => options.some( ( other ) => other.key === key );

/**
 * The next option that can be chosen, round the ends.
 *
 * @param options   The list.
 * @param from      Index of the present one, null for none.
 * @param direction 1 or -1.
 * @return An index, or null when none can be chosen.
 */
export function stepOption(
	options: readonly SelectOption[],
	from: number | null,
	direction: 1 | -1
): number | null {
	const count = options.length;
	let index = from ?? ( direction === 1 ? -1 : count );
	for ( let step = 0; step < count; step++ ) {
		index = ( index + direction + count ) % count;
		if ( ! options[ index ]?.isDisabled ) {
			return index;
		}
	}
	return null;
}
