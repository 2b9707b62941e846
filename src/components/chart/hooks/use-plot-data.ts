import { useMemo } from '@wordpress/element';

import { createDateFormatter } from '../formats/date-format';
import {
	createAxisFormatter,
	createNumberFormatter,
} from '../formats/number-format';
import { plainText } from '../formats/plain-text';
import { parseWallClock } from '../formats/wall-clock';
import { findUnfinished } from '../model/intervals';
import { getEntry, getValues, readRows } from '../model/read-rows';
import type { Annotation } from '../model/types';
import type { ChartPlotProps } from '../view/chart-plot';
import type { PlotData, PlotSeries } from '../view/describe-reading';
import type {
	ChartAnnotation,
	ChartDataRow,
	ChartProps,
	ShownSeries,
} from '../types';

/** Defaults of the formats, used when the caller gives none. */
export const FORMATS = {
	screenReader: '%B %-d, %Y',
	tooltipLabel: '%B %-d, %Y',
	tooltipValue: ',',
	x: '%d',
	x2: '%b %Y',
} as const;

/** Values of these kinds are written without decimals on the axis. */
const WHOLE_TYPES = [ 'number', 'average' ];

/** Reads the dates of single values only when a person looks at them. */
function createLabelDateOf(
	rows: ReadonlyArray< ChartDataRow | null >,
	key: string,
	dateParser?: string
): PlotSeries[ 'labelDateOf' ] {
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
			: [ { time, label: plainText( label ) } ];
	} );
}

/**
 * Turns the props of a chart into what its drawing takes. Each part is made
 * again only when something it is made of changes.
 *
 * @param props
 * @param shown All series.
 */
export function usePlotData(
	props: ChartProps,
	shown: ShownSeries[]
): Pick< ChartPlotProps, 'data' | 'layout' > {
	const {
		annotations,
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
		} ),
		[ screenReaderFormat, tooltipLabelFormat, tooltipValueFormat, currency ]
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
			isWhole: ! yFormat && WHOLE_TYPES.includes( valueType ?? '' ),
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
								labelDateOf: createLabelDateOf(
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
			unfinishedIndex: findUnfinished( dates, interval, unfinishedFrom ),
		} ),
		[ dates, interval, series, texts, tooltipTitle, unfinishedFrom ]
	);
	return { data: plotData, layout };
}
