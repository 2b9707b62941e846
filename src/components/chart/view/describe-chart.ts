import { __, _n, sprintf } from '@wordpress/i18n';

import type { DateFormatter } from '../formats/date-format';
import type { NumberFormatter } from '../formats/number-format';
import type { WallTime } from '../formats/wall-clock';
import {
	getSummaryFacts,
	type Extreme,
	type SummarySeries,
} from '../model/summary-facts';
import type { AnnotationMark } from '../model/types';
import type { ChartType, ComparedWith } from '../types';

export interface DescribedSeries extends SummarySeries {
	label: string;
}

interface ChartDescription {
	type: ChartType;
	dates: readonly WallTime[];
	/** Index of the first date in progress. */
	unfinishedIndex?: number;
	/** Visible series. */
	series: readonly DescribedSeries[];
	/** Whether the second series is the comparison. */
	isCompare: boolean;
	/** See `ChartProps`. */
	comparedWith?: ComparedWith | null;
	annotations?: readonly AnnotationMark[];
	formatDate: DateFormatter;
	formatValue: NumberFormatter;
}

function describeChange(
	change: number | null,
	primary: DescribedSeries | undefined,
	secondary: ComparedWith | null | undefined,
	formatValue: NumberFormatter
): string {
	if ( change === null || ! primary || ! secondary ) {
		return '';
	}
	const values: [ string, string, string, string ] = [
		primary.label,
		formatValue( primary.total ),
		secondary.label,
		formatValue( secondary.total ),
	];
	if ( change === 0 ) {
		return sprintf(
			/* translators: 1: name of a series, 2: its total, 3: name of the compared series, 4: its total. */
			__( '%1$s: %2$s, about the same as %3$s: %4$s.', 'storedeck' ),
			...values
		);
	}
	const template =
		change > 0
			? /* translators: 1: name of a series, 2: its total, 3: name of the compared series, 4: its total, 5: percentage. */
			  __( '%1$s: %2$s, up %5$d%% from %3$s: %4$s.', 'storedeck' )
			: /* translators: 1: name of a series, 2: its total, 3: name of the compared series, 4: its total, 5: percentage. */
			  __( '%1$s: %2$s, down %5$d%% from %3$s: %4$s.', 'storedeck' );
	return sprintf( template, ...values, Math.abs( change ) );
}

/** Explains why a value is not the highest or lowest one. */
function describeUnfinished(
	[ first, ...more ]: readonly WallTime[],
	formatDate: DateFormatter
): string {
	if ( first === undefined ) {
		return '';
	}
	const template =
		more.length === 0
			? /* translators: %s: a date. */
			  __( 'In progress, not included: %s.', 'storedeck' )
			: /* translators: %s: the first of several dates. */
			  __( 'In progress, not included: from %s.', 'storedeck' );
	return sprintf( template, formatDate( first ) );
}

/**
 * Returns a summary of the chart for screen readers: its date range, the
 * highest and lowest value, and the comparison.
 */
export function describeChart( {
	type,
	dates,
	unfinishedIndex = dates.length,
	series,
	isCompare,
	comparedWith = series[ 1 ],
	annotations = [],
	formatDate,
	formatValue,
}: ChartDescription ): string {
	const first = dates[ 0 ];
	const last = dates[ dates.length - 1 ];
	if ( first === undefined || last === undefined ) {
		return '';
	}
	const facts = getSummaryFacts(
		series,
		isCompare,
		unfinishedIndex,
		comparedWith?.total
	);
	const describeExtreme = ( {
		value,
		index,
		seriesIndex,
	}: Extreme ): string => {
		const date = formatDate( dates[ index ] ?? first );
		const name = series[ seriesIndex ]?.label;
		return isCompare || series.length < 2 || ! name
			? sprintf(
					/* translators: 1: value, 2: date. */
					__( '%1$s, %2$s', 'storedeck' ),
					formatValue( value ),
					date
			  )
			: sprintf(
					/* translators: 1: value, 2: name of the series, 3: date. */
					__( '%1$s, %2$s, %3$s', 'storedeck' ),
					formatValue( value ),
					name,
					date
			  );
	};
	const template =
		type === 'line'
			? /* translators: 1: first date, 2: last date. */
			  __( 'Line chart from %1$s to %2$s.', 'storedeck' )
			: /* translators: 1: first date, 2: last date. */
			  __( 'Bar chart from %1$s to %2$s.', 'storedeck' );
	return [
		sprintf( template, formatDate( first ), formatDate( last ) ),
		facts.highest &&
			sprintf(
				/* translators: %s: value and date. */
				__( 'Highest: %s.', 'storedeck' ),
				describeExtreme( facts.highest )
			),
		facts.lowest &&
			sprintf(
				/* translators: %s: value and date. */
				__( 'Lowest: %s.', 'storedeck' ),
				describeExtreme( facts.lowest )
			),
		facts.hasUnfinishedExtreme &&
			describeUnfinished( dates.slice( unfinishedIndex ), formatDate ),
		describeChange( facts.change, series[ 0 ], comparedWith, formatValue ),
		annotations.length > 0 &&
			sprintf(
				/* translators: %d: number of dates that have notes. */
				_n(
					'%d date has notes.',
					'%d dates have notes.',
					annotations.length,
					'storedeck'
				),
				annotations.length
			),
	]
		.filter( Boolean )
		.join( ' ' );
}
