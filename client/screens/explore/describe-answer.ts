import { __, _n, sprintf } from '@wordpress/i18n';
import { isolateInRtl } from '../../common/isolate';
import { formatCount, formatMetric } from '../../common/store-format';
import type { Answer } from '../../report/answer';

/** The answer in a sentence: its first row, or its total. */
export function describeAnswer( {
	metrics,
	rows,
	totals,
	total_rows: count,
}: Answer ) {
	const metric = metrics[ 0 ];
	if ( ! metric ) {
		return '';
	}
	const format = ( value: number | null | undefined ) =>
		isolateInRtl( formatMetric( metric.format, value ) ?? '' );
	const total = format( totals[ 0 ]?.[ metric.key ] );
	const first = rows[ 0 ];
	return first
		? sprintf(
				/* translators: 1: number of rows, 2: name of a metric, 3: its total, 4: name of the first row, 5: its value. */
				_n(
					'%1$s row. %2$s: %3$s. First: %4$s, %5$s.',
					'%1$s rows. %2$s: %3$s. First: %4$s, %5$s.',
					count,
					'storedeck'
				),
				formatCount( count ),
				metric.name,
				total,
				first.values.map( ( { label } ) => label ).join( ', ' ),
				format( first.metrics[ 0 ]?.[ metric.key ] )
		  )
		: sprintf(
				/* translators: 1: name of a metric, 2: its total. */
				__( '%1$s: %2$s.', 'storedeck' ),
				metric.name,
				total
		  );
}
