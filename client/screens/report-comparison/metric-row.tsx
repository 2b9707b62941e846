import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { TableRow } from '@storedeck/components';
import { formatMetric } from '../../common/store-format';
import type { ComparedMetric } from './types';

const UNKNOWN = '–';

/** For example `-$5.00` or `+2`. */
export function formatDifference(
	difference: number | null,
	format: ComparedMetric[ 'format' ]
) {
	const text = formatMetric( format, difference ) ?? UNKNOWN;
	return difference && difference > 0
		? sprintf(
				/* translators: %s: a positive difference, for example $5.00. */
				__( '+%s', 'storedeck' ),
				text
		  )
		: text;
}

/** A value, on phones with the heading of its column, because rows are stacked there. */
function Labeled( {
	label,
	children,
}: {
	label: string;
	children: ReactNode;
} ) {
	return (
		<>
			<span className="storedeck-comparison__label" aria-hidden="true">
				{ label }
			</span>
			<bdi>{ children }</bdi>
		</>
	);
}

/** The row of a metric. A difference is marked by an icon and a text. */
export function getMetricRow( metric: ComparedMetric ): TableRow {
	const { label, format, storedeck, woocommerce } = metric;
	return [
		{ display: label, value: label },
		{
			display: (
				<Labeled label="Storedeck">
					{ formatMetric( format, storedeck ) ?? UNKNOWN }
				</Labeled>
			),
			value: storedeck,
		},
		{
			display: (
				<Labeled label="WooCommerce">
					{ formatMetric( format, woocommerce ) ?? UNKNOWN }
				</Labeled>
			),
			value: woocommerce,
		},
		{
			display: (
				<Labeled label={ __( 'Difference', 'storedeck' ) }>
					<Difference metric={ metric } />
				</Labeled>
			),
			value: metric.difference,
		},
	];
}

function Difference( { metric }: { metric: ComparedMetric } ) {
	if ( metric.difference === null ) {
		return <>{ UNKNOWN }</>;
	}
	if ( ! metric.is_different ) {
		return <>{ __( 'Same', 'storedeck' ) }</>;
	}
	return (
		<span className="storedeck-comparison__difference">
			<span aria-hidden="true">≠</span>
			<span className="screen-reader-text">
				{ __( 'Different:', 'storedeck' ) }
			</span>{ ' ' }
			<bdi>{ formatDifference( metric.difference, metric.format ) }</bdi>
		</span>
	);
}
