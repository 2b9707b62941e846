import { __, sprintf } from '@wordpress/i18n';
import type { TableRow } from '@storedeck/components';
import { formatMetric } from '../../common/store-format';
import type { ComparedMetric } from './types';

const UNKNOWN = '–';

/** For example `−$5.00` or `+2`. */
function formatDifference( { difference, format }: ComparedMetric ) {
	const text = formatMetric( format, difference ) ?? UNKNOWN;
	return difference && difference > 0
		? sprintf(
				/* translators: %s: a positive difference, for example $5.00. */
				__( '+%s', 'storedeck' ),
				text
		  )
		: text;
}

/** The row of a metric. A difference is marked by an icon and a text. */
export function getMetricRow( metric: ComparedMetric ): TableRow {
	const { label, format, storedeck, woocommerce } = metric;
	return [
		{ display: label, value: label },
		{
			display: formatMetric( format, storedeck ) ?? UNKNOWN,
			value: storedeck,
		},
		{
			display: formatMetric( format, woocommerce ) ?? UNKNOWN,
			value: woocommerce,
		},
		{
			display: metric.is_different ? (
				<span className="storedeck-comparison__difference">
					<span aria-hidden="true">≠</span>
					<span className="screen-reader-text">
						{ __( 'Different:', 'storedeck' ) }
					</span>{ ' ' }
					{ formatDifference( metric ) }
				</span>
			) : (
				( metric.difference === null && UNKNOWN ) ||
				__( 'Same', 'storedeck' )
			),
			value: metric.difference,
		},
	];
}
