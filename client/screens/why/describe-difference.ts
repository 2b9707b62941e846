import { __, sprintf } from '@wordpress/i18n';
import { isolateInRtl } from '../../common/isolate';
import { formatMetric, formatRate, getDelta } from '../../common/store-format';
import type { ReportChart } from '../../report/types';

/** The sentence, with a percentage where there is one. */
function getFormat( isRise: boolean, hasRate: boolean ) {
	if ( hasRate ) {
		return isRise
			? /* translators: 1: name of a metric, 2: amount, 3: percentage, 4: value before, 5: value now. */
			  __( '%1$s rose by %2$s (%3$s) from %4$s to %5$s.', 'storedeck' )
			: /* translators: 1: name of a metric, 2: amount, 3: percentage, 4: value before, 5: value now. */
			  __( '%1$s fell by %2$s (%3$s) from %4$s to %5$s.', 'storedeck' );
	}
	return isRise
		? /* translators: 1: name of a metric, 2: amount, 4: value before, 5: value now. */
		  __( '%1$s rose by %2$s from %4$s to %5$s.', 'storedeck' )
		: /* translators: 1: name of a metric, 2: amount, 4: value before, 5: value now. */
		  __( '%1$s fell by %2$s from %4$s to %5$s.', 'storedeck' );
}

/**
 * "Net sales fell by $1,234.56 (12%) from $10,288.00 to $9,053.44."
 *
 * @param difference Of the values as they are shown.
 */
export function describeDifference(
	{ label, type }: Pick< ReportChart, 'label' | 'type' >,
	now: number,
	before: number,
	difference: number
) {
	const format = ( value: number ) =>
		isolateInRtl( formatMetric( type, value ) ?? '' );
	if ( difference === 0 ) {
		return sprintf(
			/* translators: 1: name of a metric, 2: its value. */
			__( '%1$s did not change: %2$s.', 'storedeck' ),
			label,
			format( now )
		);
	}
	const delta = getDelta( now, before );
	return sprintf(
		getFormat( difference > 0, Boolean( delta ) ),
		label,
		format( Math.abs( difference ) ),
		isolateInRtl( formatRate( Math.abs( delta ?? 0 ) ) ),
		format( before ),
		format( now )
	);
}
