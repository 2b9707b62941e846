import { toMoment } from '@storedeck/date';
import type { ActiveFilter, FilterInput } from './filter-types';
import { getIdsFromQuery } from './ids';
import type { QueryParameter } from './types';

/** What is searched for and has no numbers for ids. */
const WITHOUT_IDS: readonly unknown[] = [
	'countries',
	'downloadIps',
	'custom',
];

/**
 * Whether what is searched for is named by numbers in an address.
 *
 * @param type Of a search, for example `products`.
 */
export const hasNumericIds = ( type: unknown ) =>
	typeof type === 'string' && ! WITHOUT_IDS.includes( type );

const isNumber = ( text: string ) =>
	text.trim() !== '' && Number.isFinite( Number( text ) );

/**
 * Whether a text is of the kind that a field takes. An empty one is still to be
 * filled in; an option that there is not may be one that is gone.
 */
function isText( text: string, { component, type }: FilterInput ) {
	if ( text === '' ) {
		return true;
	}
	switch ( component ) {
		case 'Number':
		case 'Currency':
			return isNumber( text );
		case 'Date':
			return toMoment( 'YYYY-MM-DD', text ) !== null;
		case 'ProductAttribute':
			return Number( text ) > 0;
		case 'Search':
			return (
				! hasNumericIds( type ) || getIdsFromQuery( text ).length > 0
			);
		default:
			return true;
	}
}

/** The texts that a value has to have: a range has two, and so has an attribute. */
function getTexts( value: QueryParameter | undefined, isPair: boolean ) {
	if ( ! isPair ) {
		return [ value ];
	}
	return Array.isArray( value ) && value.length === 2 ? value : [ undefined ];
}

/**
 * Whether a filter of an address is of the kind that its field takes. What is
 * not can neither be shown nor asked for.
 *
 * @param filter       Of the address.
 * @param filter.rule
 * @param filter.value
 * @param input        The field of the filter's configuration.
 */
export const isReadableFilter = (
	{ rule, value }: ActiveFilter,
	input: FilterInput = {}
): boolean =>
	getTexts(
		value,
		input.component === 'ProductAttribute' || rule === 'between'
	).every( ( text ) => typeof text === 'string' && isText( text, input ) );
