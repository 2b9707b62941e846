import { __ } from '@wordpress/i18n';
import { isCompleteFilter, isRangeRule } from '@storedeck/navigation';
import { toPair } from './rows';
import type { Filters, Row } from './read-rows';
import type { AdvancedFilter } from './types';

/**
 * Rows without a complete value, which cannot be applied. A filter of the URL whose
 * items were all removed is not one of them: applying the rows removes it.
 */
export const getIncompleteRows = ( rows: readonly Row[], filters: Filters ) =>
	rows.filter(
		( row ) =>
			filters[ row.key ] &&
			! isCompleteFilter( row ) &&
			! (
				row.wasApplied &&
				filters[ row.key ]?.input.component === 'Search'
			)
	);

/**
 * What is missing in a row.
 *
 * @param row    A row without a complete value.
 * @param filter The filter of the row.
 */
export function describeMissing( row: Row, filter: AdvancedFilter ) {
	switch ( filter.input.component ) {
		case 'ProductAttribute':
			return toPair( row.value )[ 0 ]
				? __( 'Choose an attribute value.', 'storedeck' )
				: __( 'Choose an attribute and a value.', 'storedeck' );
		case 'Search':
			return __( 'Choose at least one item.', 'storedeck' );
		case 'Number':
		case 'Currency':
			return isRangeRule( row.rule )
				? __( 'Type both numbers.', 'storedeck' )
				: __( 'Type a number.', 'storedeck' );
		case 'Date':
			return isRangeRule( row.rule )
				? __( 'Choose both dates.', 'storedeck' )
				: __( 'Choose a date.', 'storedeck' );
		default:
			return __( 'Choose an option.', 'storedeck' );
	}
}
