import { __, sprintf } from '@wordpress/i18n';

import type { DateFormatter } from '../formats/date-format';
import type { NumberFormatter } from '../formats/number-format';
import type { WallTime } from '../formats/wall-clock';
import { isGap } from '../model/thin';
import type { AnnotationMark, LayoutSeries } from '../model/types';
import type { Reading } from '../model/walk';
import type { ShownSeries } from '../types';
import type { TooltipContent } from './tooltip';

/** A visible series with its values. */
export interface PlotSeries extends LayoutSeries {
	label: string;
	total: number;
	isComparison: boolean;
	/** The date that a value belongs to, where it is not the row's. */
	labelDateOf: ( index: number ) => WallTime | null;
	item: ShownSeries;
}

/** What is drawn, and how its parts are written. */
export interface PlotData {
	dates: readonly WallTime[];
	/** Index of the first date that is not over. */
	unfinishedIndex: number;
	series: readonly PlotSeries[];
	tooltipTitle?: string;
	texts: {
		screenReaderDate: DateFormatter;
		tooltipDate: DateFormatter;
		value: NumberFormatter;
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

/** A value as a text; a gap says that it is one. */
export function describeValue(
	value: number | null | undefined,
	formatValue: NumberFormatter
): string {
	return value === null || value === undefined || isGap( value )
		? __( 'No data', 'storedeck' )
		: formatValue( value );
}

/** Appends notes to what is spoken about a value. */
function withNotes( spoken: string, notes: readonly string[] ): string {
	return notes.reduce(
		( text, note ) =>
			sprintf(
				/* translators: 1: date and value, 2: note about them */
				__( '%1$s. %2$s', 'storedeck' ),
				text,
				note
			),
		spoken
	);
}

/**
 * One date in words: for the tooltip all its values, to be spoken the one in
 * focus.
 *
 * @param data
 * @param reading
 * @param isSingle    Whether a series is in focus.
 * @param annotations The marks of the chart.
 */
export function describeReading(
	data: PlotData,
	reading: Reading,
	isSingle: boolean,
	annotations: readonly AnnotationMark[] = []
): { tooltip: TooltipContent; spoken: string } {
	const { dates, series, texts, tooltipTitle } = data;
	const { index, seriesIndex } = reading;
	const date = dates[ index ] ?? 0;
	const valueText = ( { values }: PlotSeries ) =>
		describeValue( values[ index ], texts.value );
	const progress = isUnfinished( data, index )
		? [ __( 'Still in progress', 'storedeck' ) ]
		: [];
	const labels = annotations.find( ( mark ) => mark.index === index )?.labels;
	const current = series[ seriesIndex ];
	const spoken = current
		? sprintf(
				/* translators: 1: date, 2: name of the series, 3: value */
				__( '%1$s, %2$s: %3$s', 'storedeck' ),
				texts.screenReaderDate( current.labelDateOf( index ) ?? date ),
				current.label,
				valueText( current )
		  )
		: '';
	return {
		tooltip: {
			title: tooltipTitle || texts.tooltipDate( date ),
			notes: [ ...progress, ...( labels ?? [] ) ],
			rows: series.map( ( item, place ) => {
				const labelDate = item.labelDateOf( index );
				return {
					label:
						labelDate === null
							? item.label
							: texts.tooltipDate( labelDate ),
					value: valueText( item ),
					series: item.item,
					isComparison: item.isComparison,
					isCurrent: isSingle && place === seriesIndex,
				};
			} ),
		},
		spoken: withNotes( spoken, [
			...( current?.isComparison ? [] : progress ),
			...( labels ?? [] ),
		] ),
	};
}
