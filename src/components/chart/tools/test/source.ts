import { layoutChart } from '../../model/layout-chart';
import type { PlotSeries } from '../../view/describe-point';
import type { ExportSource } from '../source';

const DAY = 86400000;
const start = Date.parse( '2018-05-01T00:00:00Z' );
const dates = [ 0, 1, 2 ].map( ( index ) => start + index * DAY );
const measure = ( text: string, fontSize: number ) =>
	text.length * fontSize * 0.5;

function series(
	key: string,
	label: string,
	values: number[],
	changes: Partial< PlotSeries > = {}
): PlotSeries {
	return {
		key,
		label,
		values,
		total: 42,
		isComparison: false,
		getLabelDate: () => null,
		item: {
			key,
			label,
			total: 42,
			isVisible: true,
			color: '#440154',
			slot: 0,
		},
		...changes,
	};
}

/** Two periods of three days; the second day has no value. */
export function createSource(
	changes: Partial< ExportSource > = {},
	type: 'line' | 'bar' = 'line'
): ExportSource {
	const list = changes.series ?? [
		series( 'primary', 'May & <b>June</b>', [ 10, NaN, -30.5 ] ),
		series( 'secondary', 'Last year', [ 5, 6, 7 ], {
			isComparison: true,
			getLabelDate: ( index ) => ( dates[ index ] ?? 0 ) - 365 * DAY,
		} ),
	];
	const model = layoutChart(
		list,
		{ width: 600, height: 300 },
		{
			type,
			mode: 'time-comparison',
			interval: 'day',
			dates,
			annotations: [ { time: dates[ 1 ] ?? 0, label: 'Sale "50%"' } ],
			measure,
			format: {
				x: ( time ) => String( new Date( time ).getUTCDate() ),
				x2: () => 'May 2018',
				y: () => String,
			},
		}
	);
	return {
		title: 'Net sales',
		dates,
		series: list,
		interval: 'day',
		annotations: model.annotations,
		model,
		measure,
		formatTotal: ( value ) => `$${ value }.00`,
		element: null,
		...changes,
	};
}

export { series as createSeries };
