import { __, sprintf } from '@wordpress/i18n';

import type { DateFormatter } from '../formats/date-format';
import type { NumberFormatter } from '../formats/number-format';
import type { WallTime } from '../formats/wall-clock';
import type { LayoutSeries } from '../model/types';
import type { Reading } from '../model/walk';
import type { ShownSeries } from '../types';
import type { TooltipContent } from './tooltip';

/** A visible series with its values. */
export interface PlotSeries extends LayoutSeries {
	label: string;
	total: number;
	isComparison: boolean;
	/** The dates that the values belong to, where they are not the row's. */
	labelDates: ReadonlyArray< WallTime | null >;
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

/**
 * One date in words: for the tooltip all its values, to be spoken the one in
 * focus.
 *
 * @param data
 * @param reading
 * @param isSingle Whether a series is in focus.
 */
export function describeReading(
	data: PlotData,
	reading: Reading,
	isSingle: boolean
): { tooltip: TooltipContent; spoken: string } {
	const { dates, series, texts, tooltipTitle } = data;
	const { index, seriesIndex } = reading;
	const date = dates[ index ] ?? 0;
	const valueText = ( { values }: PlotSeries ) => {
		const value = values[ index ] ?? null;
		return value === null
			? __( 'No data', 'storedeck' )
			: texts.value( value );
	};
	const note = isUnfinished( data, index )
		? __( 'Still in progress', 'storedeck' )
		: undefined;
	const current = series[ seriesIndex ];
	const spoken = current
		? sprintf(
				/* translators: 1: date, 2: name of the series, 3: value */
				__( '%1$s, %2$s: %3$s', 'storedeck' ),
				texts.screenReaderDate( current.labelDates[ index ] ?? date ),
				current.label,
				valueText( current )
		  )
		: '';
	return {
		tooltip: {
			title: tooltipTitle || texts.tooltipDate( date ),
			note,
			rows: series.map( ( item, place ) => {
				const labelDate = item.labelDates[ index ] ?? null;
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
		spoken:
			note && ! current?.isComparison
				? sprintf(
						/* translators: 1: date and value, 2: note about them */
						__( '%1$s. %2$s', 'storedeck' ),
						spoken,
						note
				  )
				: spoken,
	};
}
