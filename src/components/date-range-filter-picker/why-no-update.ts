import { __ } from '@wordpress/i18n';
import type { TypedRange } from './types';

/**
 * What is missing before a custom range can be used, in words; empty when it can.
 *
 * @param choice The range with its texts, and what it is compared with: empty when
 *               nothing is chosen.
 */
export function whyNoUpdate( choice: TypedRange & { compare: string } ) {
	const { after, afterText, before, beforeText, compare } = choice;
	if ( ! after && ! before && ! afterText && ! beforeText ) {
		return __( 'Choose a start date and an end date.', 'storedeck' );
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
	if ( ! compare ) {
		reasons.push( __( 'Choose what to compare to.', 'storedeck' ) );
	}
	return reasons.join( ' ' );
}
