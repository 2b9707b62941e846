import { __ } from '@wordpress/i18n';
import type { Choice } from './choice';
import type { TypedRange } from './types';

function whyNoRange( range: TypedRange ) {
	const { after, afterText, before, beforeText } = range;
	if ( ! after && ! before && ! afterText && ! beforeText ) {
		return [ __( 'Choose a start date and an end date.', 'storedeck' ) ];
	}
	const reasons: string[] = [];
	if ( ! after ) {
		reasons.push(
			afterText
				? __( 'Correct the start date.', 'storedeck' )
				: __( 'Choose a start date.', 'storedeck' )
		);
	}
	if ( ! before ) {
		reasons.push(
			beforeText
				? __( 'Correct the end date.', 'storedeck' )
				: __( 'Choose an end date.', 'storedeck' )
		);
	}
	return reasons;
}

const whyNoPreset = ( { period }: WantedChoice ) =>
	period ? [] : [ __( 'Choose a preset period.', 'storedeck' ) ];

function whyNoComparison( { compare, other }: WantedChoice ) {
	if ( ! compare ) {
		return [ __( 'Choose what to compare to.', 'storedeck' ) ];
	}
	return compare === 'custom' && ! ( other.after && other.before )
		? [ __( 'Choose the dates to compare to.', 'storedeck' ) ]
		: [];
}

type WantedChoice = TypedRange & Pick< Choice, 'period' | 'compare' | 'other' >;

/**
 * What is missing before a choice can be used, in words; empty when it can.
 *
 * @param choice   The period, the range with its texts, and what it is compared
 *                 with: empty when nothing is chosen.
 * @param isCustom Whether the range has dates of its own.
 */
export function whyNoUpdate( choice: WantedChoice, isCustom: boolean ) {
	return [
		...( isCustom ? whyNoRange( choice ) : whyNoPreset( choice ) ),
		...whyNoComparison( choice ),
	].join( ' ' );
}
