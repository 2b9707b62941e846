import { __, sprintf } from '@wordpress/i18n';

import type { DateFormatter } from '../formats/date-format';
import type { NumberFormatter } from '../formats/number-format';
import type { WallTime } from '../formats/wall-clock';
import { isGap } from '../model/downsample';
import type { AnnotationMark, LayoutSeries } from '../model/types';
import type { ActivePoint } from '../model/navigation';
import type { ChartProps, ComparedWith, ShownSeries } from '../types';
import type { TooltipContent } from './tooltip';

/** A visible series with its values. */
export interface PlotSeries extends LayoutSeries {
	label: string;
	total: number;
	isComparison: boolean;
	/** Date of a value, if it differs from the date of the row. */
	getLabelDate: ( index: number ) => WallTime | null;
	item: ShownSeries;
}

/** Data and formatters of the drawing. */
export interface PlotData {
	dates: readonly WallTime[];
	/** Index of the first date in progress. */
	unfinishedIndex: number;
	series: readonly PlotSeries[];
	/** See `ChartProps`. */
	comparedWith?: ComparedWith | null;
	tooltipTitle?: string;
	texts: {
		screenReaderDate: DateFormatter;
		tooltipDate: DateFormatter;
		value: NumberFormatter;
		change?: ChartProps[ 'changeFormat' ];
	};
}

function isUnfinished(
	{ unfinishedIndex, series }: PlotData,
	index: number
): boolean {
	return (
		index >= unfinishedIndex &&
		series.some( ( { isComparison } ) => ! isComparison )
	);
}

/** Formats a value, or describes a gap. */
export function describeValue(
	value: number | null | undefined,
	formatValue: NumberFormatter
): string {
	return value === null || value === undefined || isGap( value )
		? __( 'No data', 'storedeck' )
		: formatValue( value );
}

/** The change of a date from the comparison, if both are complete. */
function describeChange( data: PlotData, index: number ): string[] {
	const [ period, comparison ] = data.series;
	const value = period?.values[ index ];
	const previous = comparison?.values[ index ];
	if (
		! data.texts.change ||
		! comparison?.isComparison ||
		isUnfinished( data, index ) ||
		typeof value !== 'number' ||
		typeof previous !== 'number' ||
		isGap( value ) ||
		isGap( previous )
	) {
		return [];
	}
	return [ data.texts.change( value, previous ) ];
}

/** Appends notes to an announcement. */
function withNotes( spoken: string, notes: readonly string[] ): string {
	return notes.reduce(
		( text, note ) =>
			sprintf(
				/* translators: 1: date and value, 2: note about them. */
				__( '%1$s. %2$s', 'storedeck' ),
				text,
				note
			),
		spoken
	);
}

/**
 * Describes a date: all values for the tooltip, and the active value for the
 * announcement.
 *
 * @param data        Data and formatters.
 * @param activePoint Active point.
 * @param isSingle    Whether a single series is active.
 * @param annotations Annotations of the chart.
 */
export function describePoint(
	data: PlotData,
	activePoint: ActivePoint,
	isSingle: boolean,
	annotations: readonly AnnotationMark[] = []
): { tooltip: TooltipContent; spoken: string } {
	const { dates, series, texts, tooltipTitle } = data;
	const { index, seriesIndex } = activePoint;
	const date = dates[ index ] ?? 0;
	const valueText = ( { values }: PlotSeries ) =>
		describeValue( values[ index ], texts.value );
	const progress = isUnfinished( data, index )
		? [ __( 'In progress', 'storedeck' ) ]
		: [];
	const change = describeChange( data, index );
	const labels = annotations.find( ( mark ) => mark.index === index )?.labels;
	const current = series[ seriesIndex ];
	const spoken = current
		? sprintf(
				/* translators: 1: date, 2: name of the series, 3: value. */
				__( '%1$s, %2$s: %3$s', 'storedeck' ),
				texts.screenReaderDate( current.getLabelDate( index ) ?? date ),
				current.label,
				valueText( current )
		  )
		: '';
	return {
		tooltip: {
			title: tooltipTitle || texts.tooltipDate( date ),
			notes: [ ...change, ...progress, ...( labels ?? [] ) ],
			rows: series.map( ( item, rowIndex ) => {
				const labelDate = item.getLabelDate( index );
				return {
					label:
						labelDate === null
							? item.label
							: texts.tooltipDate( labelDate ),
					value: valueText( item ),
					series: item.item,
					isComparison: item.isComparison,
					isCurrent: isSingle && rowIndex === seriesIndex,
				};
			} ),
		},
		spoken: withNotes( spoken, [
			...( current?.isComparison ? [] : [ ...change, ...progress ] ),
			...( labels ?? [] ),
		] ),
	};
}
