import { getWords, plain } from './option-words';
import type { Selected, SelectOption } from './types';

/** Takes the special meaning from the characters of a regular expression. */
const escapeExpression = ( text: string ) =>
	text.replace( /[\\^$.*+?()[\]{}|-]/g, '\\$&' );

/** An expression that a caller made; one that is none finds the text itself. */
function toExpression( made: string, typed: string ) {
	try {
		return new RegExp( made, 'im' );
	} catch {
		return new RegExp( typed, 'im' );
	}
}

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
	const found: SelectOption[] = [];
	if ( made !== '' ) {
		const expression = toExpression( made, typed );
		const words = getWords( options );
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
	const option = options.find( ( one ) => toKey( one ) === selected );
	return option ? [ option ] : [];
}

/** A key as it is compared: addresses hold `'7'` for what the server calls `7`. */
export const toKey = ( { key }: SelectOption ) => String( key );

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
