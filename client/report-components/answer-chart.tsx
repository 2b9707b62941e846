import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Chart } from '@storedeck/components';
import { CategoryChart } from '@storedeck/components/chart/category';
import { createAxisFormatter } from '@storedeck/components/chart/formats/number-format';
import { useStableValue } from '@storedeck/data/core';
import type { Query } from '@storedeck/navigation';
import { __ } from '@wordpress/i18n';
import { getNow } from '../common/iso-time';
import { formatMetric } from '../common/store-format';
import { getReportCurrency } from '../extend/report-currency';
import type { Answer } from '../report/answer';
import {
	addsUp,
	getCategoryData,
	getTimeRows,
	joinColumns,
	joinRows,
	MAX_COLUMNS,
	MAX_PARTS,
} from '../report/answer-chart-data';
import { getPeriodNames } from '../report/answer-periods';
import type { ShownAs } from '../report/question';
import { useFormats } from './chart-formats';
import type { Interval } from '@storedeck/date';

interface Props {
	answer: Answer;
	shownAs: Exclude< ShownAs, 'table' >;
	/** The query of the URL that was answered. */
	query: Query;
	path: string;
	/** The name of the metric by default. */
	title?: string;
	/** Shown at the start of the card. */
	lead?: ReactNode;
}

const CHART_TYPES = { lines: 'line', bars: 'bar', stacked: 'stacked' } as const;

const NO_TYPES: [] = [];

/** The first metric of an answer over time. */
function TimeChart( { answer, shownAs, query, path, title, lead }: Props ) {
	const metric = answer.metrics[ 0 ];
	const type = metric?.format ?? 'number';
	const interval = answer.question.interval as Interval;
	const now = getNow();
	const names = useStableValue( getPeriodNames( answer, query ) );
	const rows = useMemo(
		() => getTimeRows( answer, metric?.key ?? '', names, now ),
		[ answer, metric, names, now ]
	);
	const isSplit = answer.question.by.length > 0;
	// Of the parts that are compared, as in the table; lines show whole periods.
	const totals = useMemo(
		() =>
			Object.fromEntries(
				answer.totals.map( ( values, period ) => [
					`period-${ period }`,
					values[ metric?.key ?? '' ] ?? 0,
				] )
			),
		[ answer, metric ]
	);
	return (
		<Chart
			title={ title ?? metric?.name }
			data={ rows }
			path={ path }
			query={ query }
			lead={ lead }
			chartType={
				CHART_TYPES[
					shownAs === 'bars' || shownAs === 'stacked'
						? shownAs
						: 'lines'
				]
			}
			allowedChartTypes={ NO_TYPES }
			interval={ interval }
			mode={ isSplit ? 'item-comparison' : 'time-comparison' }
			legendPosition={ isSplit ? undefined : 'bottom' }
			valueType={ type }
			legendTotals={ isSplit ? undefined : totals }
			{ ...useFormats( interval, rows.length, type ) }
			unfinishedFrom={ now }
			emptyMessage={ __(
				'No data for the selected date range',
				'storedeck'
			) }
		/>
	);
}

/** The first metric of an answer by dimensions. */
function DimensionChart( { answer, shownAs, query, title, lead }: Props ) {
	const metric = answer.metrics[ 0 ];
	const type = metric?.format ?? 'number';
	const names = useStableValue( getPeriodNames( answer, query ) );
	const data = useMemo( () => {
		const all = getCategoryData( answer, metric?.key ?? '', names );
		if ( shownAs === 'map' ) {
			return all;
		}
		const [ first, second ] = answer.dimensions;
		const total = answer.totals[ 0 ]?.[ metric?.key ?? '' ] ?? null;
		const canJoin = addsUp( all, total );
		const drawn = first?.is_ordered ? all : joinRows( all, canJoin );
		if ( shownAs === 'stacked' ) {
			return joinColumns( drawn, MAX_PARTS, true );
		}
		return shownAs === 'heat-map' && ! second?.is_ordered
			? joinColumns( drawn, MAX_COLUMNS, canJoin )
			: drawn;
	}, [ answer, metric, names, shownAs ] );
	const formats = useMemo(
		() => ( {
			formatValue: ( value: number ) => formatMetric( type, value ) ?? '',
			formatAxis: ( step: number ) =>
				createAxisFormatter(
					{ valueType: type },
					step,
					getReportCurrency()
				),
		} ),
		[ type ]
	);
	return (
		<CategoryChart
			title={ title ?? metric?.name ?? '' }
			type={ shownAs === 'lines' ? 'bars' : shownAs }
			data={ data }
			lead={ lead }
			{ ...formats }
		/>
	);
}

/** The chart of the first metric of an answer. */
export const AnswerChart = ( props: Props ) =>
	props.answer.question.interval ? (
		<TimeChart { ...props } />
	) : (
		<DimensionChart { ...props } />
	);
