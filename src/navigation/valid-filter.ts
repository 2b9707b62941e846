import { toMoment } from '@storedeck/date';
import { isRangeRule } from './active-filters';
import type { ActiveFilter, FilterInput } from './filter-types';
import { getIdsFromQuery } from './ids';
import type { QueryParameter } from './types';

/** Types of search whose items have no numeric ids. */
const WITHOUT_IDS: readonly unknown[] = [
	'countries',
	'downloadIps',
	'custom',
];

/**
 * Whether the items of a search have numeric ids.
 *
 * @param type Of a search, for example `products`.
 */
export const hasNumericIds = ( type: unknown ) =>
	typeof type === 'string' && ! WITHOUT_IDS.includes( type );

/** The routes accept no larger amounts and counts. */
const MAX_NUMBER = 900_000_000_000;

/** A number in decimal digits. `Number()` also reads 0x1A, which PHP does not. */
const isNumber = ( text: string ) =>
	/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test( text.trim() ) &&
	Math.abs( Number( text ) ) <= MAX_NUMBER;

const isWholeNumber = ( text: string ) =>
	isNumber( text ) && Number.isInteger( Number( text ) );

const isId = ( text: string ) =>
	/^\d+$/.test( text ) &&
	Number.isSafeInteger( Number( text ) ) &&
	Number( text ) > 0;

/**
 * Whether a text is valid for an input. An empty one is not filled in yet; an
 * unknown option may have been deleted.
 */
function isText( text: string, { component, type }: FilterInput ) {
	if ( text === '' ) {
		return true;
	}
	// Databases hold no NUL in a text.
	if ( text.includes( '\0' ) ) {
		return false;
	}
	switch ( component ) {
		case 'Currency':
			return isNumber( text );
		case 'Number':
			return type === 'currency'
				? isNumber( text )
				: isWholeNumber( text );
		case 'Date':
			return toMoment( 'YYYY-MM-DD', text ) !== null;
		case 'ProductAttribute':
			return isId( text );
		case 'Search':
			return (
				! hasNumericIds( type ) || getIdsFromQuery( text ).length > 0
			);
		default:
			return true;
	}
}

/** The texts that a value must have: two for a range and for an attribute. */
function getTexts( value: QueryParameter | undefined, isPair: boolean ) {
	if ( ! isPair ) {
		return [ value ];
	}
	return Array.isArray( value ) && value.length === 2 ? value : [ undefined ];
}

/**
 * Whether a filter in the URL is valid for its input. An invalid one can
 * neither be shown nor requested.
 *
 * @param filter Of the URL.
 * @param input  The input of the filter's configuration.
 */
export const isValidFilter = (
	{ rule, value }: ActiveFilter,
	input: FilterInput = {}
): boolean =>
	getTexts(
		value,
		input.component === 'ProductAttribute' || isRangeRule( rule )
	).every( ( text ) => typeof text === 'string' && isText( text, input ) );
