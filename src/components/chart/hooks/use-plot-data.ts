import { useMemo } from '@wordpress/element';

import { createDateFormatter } from '../formats/date-format';
import {
	createAxisFormatter,
	createNumberFormatter,
} from '../formats/number-format';
import { toPlainText } from '../formats/plain-text';
import { parseWallClock } from '../formats/wall-clock';
import { findFirstUnfinished } from '../model/intervals';
import { getEntry, getValues, readRows } from '../model/read-rows';
import type { Annotation } from '../model/types';
import type { ChartPlotProps } from '../view/chart-plot';
import type { PlotData, PlotSeries } from '../view/describe-point';
import type {
	ChartAnnotation,
	ChartDataRow,
	ChartProps,
	ShownSeries,
} from '../types';

/** Default formats. */
export const FORMATS = {
	screenReader: '%B %-d, %Y',
	tooltipLabel: '%B %-d, %Y',
	tooltipValue: ',',
	x: '%d',
	x2: '%b %Y',
} as const;

/** Days of the weekend in the language of the page, 0 for Sunday. Not every browser knows them. */
function getWeekend() {
	const locale: Intl.Locale & {
		weekInfo?: { weekend: number[] };
		getWeekInfo?: () => { weekend: number[] };
	} = new Intl.Locale( document.documentElement.lang || 'en' );
	return ( locale.getWeekInfo?.() ?? locale.weekInfo )?.weekend.map(
		( day ) => day % 7
	);
}

/** Value types without decimals on the y-axis. */
const INTEGER_TYPES = [ 'number', 'average' ];

/** Parses the dates of single values only when needed. */
function createGetLabelDate(
	rows: ReadonlyArray< ChartDataRow | null >,
	key: string,
	dateParser?: string
): PlotSeries[ 'getLabelDate' ] {
	return ( index ) => {
		const text = getEntry( rows[ index ], key )?.labelDate;
		return text ? parseWallClock( text, dateParser ) : null;
	};
}

function readAnnotations(
	annotations: readonly ChartAnnotation[],
	dateParser?: string
): Annotation[] {
	return annotations.flatMap( ( { date, label } ) => {
		const time = parseWallClock( date, dateParser );
		return time === null || ! label
			? []
			: [ { time, label: toPlainText( label ) } ];
	} );
}

/**
 * Converts the props of the chart to the data of the drawing. Each part is
 * memoized separately.
 *
 * @param props Props of the chart.
 * @param shown All series.
 */
export function usePlotData(
	props: ChartProps,
	shown: ShownSeries[]
): Pick< ChartPlotProps, 'data' | 'layout' > {
	const {
		annotations,
		changeFormat,
		comparedWith,
		chartType: type = 'line',
		currency,
		data,
		dateParser,
		interval = 'day',
		legendTotals,
		mode = 'time-comparison',
		screenReaderFormat = FORMATS.screenReader,
		tooltipLabelFormat = FORMATS.tooltipLabel,
		tooltipTitle,
		tooltipValueFormat = FORMATS.tooltipValue,
		unfinishedFrom: unfinishedText,
		valueType,
		xFormat = FORMATS.x,
		x2Format = FORMATS.x2,
		yBelow1Format,
		yFormat,
	} = props;

	const { dates, rows } = useMemo(
		() => readRows( data, { dateParser, interval } ),
		[ data, dateParser, interval ]
	);
	const texts = useMemo(
		() => ( {
			screenReaderDate: createDateFormatter( screenReaderFormat ),
			tooltipDate: createDateFormatter( tooltipLabelFormat ),
			value: createNumberFormatter( tooltipValueFormat, currency ),
			change: changeFormat,
		} ),
		[
			screenReaderFormat,
			tooltipLabelFormat,
			tooltipValueFormat,
			changeFormat,
			currency,
		]
	);
	const marks = useMemo(
		() => readAnnotations( annotations ?? [], dateParser ),
		[ annotations, dateParser ]
	);
	const unfinishedFrom = unfinishedText
		? parseWallClock( unfinishedText, dateParser )
		: null;
	const layout = useMemo(
		() => ( {
			type,
			mode,
			interval,
			unfinishedFrom,
			annotations: marks,
			weekend: getWeekend(),
			isWhole: ! yFormat && INTEGER_TYPES.includes( valueType ?? '' ),
			format: {
				x: createDateFormatter( xFormat ),
				x2: createDateFormatter( x2Format ),
				y: ( step: number ) =>
					createAxisFormatter(
						{ valueType, yFormat, yBelow1Format },
						step,
						currency
					),
			},
		} ),
		[
			type,
			mode,
			interval,
			unfinishedFrom,
			marks,
			valueType,
			xFormat,
			x2Format,
			yFormat,
			yBelow1Format,
			currency,
		]
	);

	const series = useMemo(
		() =>
			shown.flatMap( ( item, place ): PlotSeries[] =>
				item.isVisible
					? [
							{
								key: item.key,
								label: item.label,
								total: legendTotals?.[ item.key ] ?? item.total,
								isComparison:
									mode === 'time-comparison' && place > 0,
								values: getValues( rows, item.key ),
								getLabelDate: createGetLabelDate(
									rows,
									item.key,
									dateParser
								),
								item,
							},
					  ]
					: []
			),
		[ shown, rows, mode, dateParser, legendTotals ]
	);
	const plotData = useMemo(
		(): PlotData => ( {
			dates,
			series,
			texts,
			tooltipTitle,
			comparedWith,
			unfinishedIndex: findFirstUnfinished(
				dates,
				interval,
				unfinishedFrom
			),
		} ),
		[
			dates,
			interval,
			series,
			texts,
			tooltipTitle,
			comparedWith,
			unfinishedFrom,
		]
	);
	return { data: plotData, layout };
}
