import { __ } from '@wordpress/i18n';
import type { DateSelection } from './date-selection';
import type { TypedRange } from './types';

function getMissingDates( range: TypedRange ) {
	const { after, afterText, before, beforeText } = range;
	if ( ! after && ! before && ! afterText && ! beforeText ) {
		return [ __( 'Choose a start date and an end date.', 'storedeck' ) ];
	}
	const reasons: string[] = [];
	if ( ! after ) {
		reasons.push(
			afterText
				? __( 'Enter a valid start date.', 'storedeck' )
				: __( 'Choose a start date.', 'storedeck' )
		);
	}
	if ( ! before ) {
		reasons.push(
			beforeText
				? __( 'Enter a valid end date.', 'storedeck' )
				: __( 'Choose an end date.', 'storedeck' )
		);
	}
	return reasons;
}

const getMissingPreset = ( { period }: RequiredInput ) =>
	period ? [] : [ __( 'Choose a preset period.', 'storedeck' ) ];

function getMissingComparison( { compare, comparisonRange }: RequiredInput ) {
	if ( ! compare ) {
		return [ __( 'Choose a comparison.', 'storedeck' ) ];
	}
	return compare === 'custom' &&
		! ( comparisonRange.after && comparisonRange.before )
		? [ __( 'Choose a comparison date range.', 'storedeck' ) ]
		: [];
}

type RequiredInput = TypedRange &
	Pick< DateSelection, 'period' | 'compare' | 'comparisonRange' >;

/**
 * Returns a message that says what is missing before the selection can be
 * applied, or an empty string.
 *
 * @param selection Period, date range and comparison.
 * @param isCustom  Whether the date range is custom.
 */
export function describeMissing( selection: RequiredInput, isCustom: boolean ) {
	return [
		...( isCustom
			? getMissingDates( selection )
			: getMissingPreset( selection ) ),
		...getMissingComparison( selection ),
	].join( ' ' );
}
