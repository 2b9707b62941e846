import { getSearchTexts, removeAccents } from './search-text';
import type { Selected, SelectControlProps, SelectOption } from './types';

/** Escapes regular expression characters. */
const escapeExpression = ( text: string ) =>
	text.replace( /[\\^$.*+?()[\]{}|-]/g, '\\$&' );

/** Falls back to the typed text if the custom expression is invalid. */
function toExpression( custom: string, typed: string ) {
	try {
		return new RegExp( custom, 'im' );
	} catch {
		return new RegExp( typed, 'im' );
	}
}

export interface FindOptions {
	/** The typed text; null if nothing was typed. */
	query: string | null;
	/** Whether to return no options before text is typed. */
	hideBeforeSearch?: boolean;
	getSearchExpression?: ( query: string ) => string;
	maxResults?: number;
	onFilter?: (
		options: SelectOption[],
		query: string | null
	) => readonly SelectOption[];
}

/**
 * Returns the options that match the query, in their order.
 *
 * @param options  All options.
 * @param criteria Search criteria.
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
	const typed = escapeExpression( removeAccents( query?.trim() ?? '' ) );
	if ( typed === '' && ! hideBeforeSearch ) {
		return options;
	}
	const custom = getSearchExpression( typed );
	const found: SelectOption[] = [];
	if ( custom !== '' ) {
		const expression = toExpression( custom, typed );
		const words = getSearchTexts( options );
		for ( const [ index, option ] of options.entries() ) {
			if ( expression.test( words[ index ] ?? '' ) ) {
				found.push( option );
				if ( found.length === maxResults ) {
					break;
				}
			}
		}
	}
	return onFilter( found, query );
}

const NONE: readonly SelectOption[] = [];

/**
 * Returns the selection as a list or a key. Forms and REST responses have null,
 * false and numbers, too.
 *
 * @param selected The property `selected`.
 */
export function toSelected(
	selected: SelectControlProps[ 'selected' ]
): Selected {
	if ( selected === undefined ) {
		return NONE;
	}
	if ( typeof selected === 'object' && selected !== null ) {
		return selected;
	}
	return selected === null || selected === false ? '' : String( selected );
}

/**
 * Returns the selected options.
 *
 * @param selected A list of options, or a key.
 * @param options  Options to look up the key in.
 */
export function getSelectedOptions(
	selected: Selected,
	options: readonly SelectOption[]
): readonly SelectOption[] {
	if ( typeof selected !== 'string' ) {
		return selected;
	}
	const option = options.find( ( one ) => toKey( one ) === selected );
	return option ? [ option ] : [];
}

/** Keys are compared as strings, because ids in URLs are strings. */
export const toKey = ( { key }: SelectOption ) => String( key );

/**
 * Returns the next enabled option, wrapping around at the ends.
 *
 * @param options   The list.
 * @param from      Index of the current option, or null.
 * @param direction 1 or -1.
 * @return An index, or null if all options are disabled.
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
