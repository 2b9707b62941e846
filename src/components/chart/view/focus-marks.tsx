import { classNames } from '../../class-names';
import { bandCentre } from '../model/bands';
import { pointAt } from '../model/point-at';
import type { ChartModel } from '../model/types';
import type { Reading } from '../model/walk';
import type { ShownSeries } from '../types';
import { getSeriesClass, getSeriesStyle } from './series-style';

interface FocusMarksProps {
	model: ChartModel;
	series: ShownSeries[];
	reading: Reading;
	/** Whether one series is in focus, not the date as a whole. */
	isSingle: boolean;
}

/** Shows which date, and by keyboard which value, is being read. */
export function FocusMarks( {
	model,
	series,
	reading,
	isSingle,
}: FocusMarksProps ) {
	const { bands, plot, type, pointRadius } = model;
	const x = bandCentre( bands, reading.index );
	return (
		<g className="d3-chart__focus">
			{ type === 'bar' ? (
				<rect
					className="d3-chart__focus-band"
					x={ x - bands.step / 2 }
					y={ plot.top }
					width={ bands.step }
					height={ plot.height }
				/>
			) : (
				<line
					className="d3-chart__focus-line"
					x1={ x }
					x2={ x }
					y1={ plot.top }
					y2={ plot.top + plot.height }
				/>
			) }
			{ model.series.map( ( { key, isComparison }, place ) => {
				const point = pointAt( model, place, reading.index );
				const item = series[ place ];
				const isCurrent = isSingle && place === reading.seriesIndex;
				if ( ! point || ! item || ( type === 'bar' && ! isCurrent ) ) {
					return null;
				}
				return (
					<circle
						key={ key }
						className={ classNames(
							getSeriesClass( item, isComparison ),
							isCurrent && 'is-current'
						) }
						style={ getSeriesStyle( item.color ) }
						cx={ point.x }
						cy={ point.y }
						r={ isCurrent ? pointRadius + 2 : pointRadius }
					/>
				);
			} ) }
		</g>
	);
}
