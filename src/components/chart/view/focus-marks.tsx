import { classNames } from '../../class-names';
import { getBandCenter } from '../model/bands';
import { getPoint } from '../model/get-point';
import type { ChartModel } from '../model/types';
import type { ActivePoint } from '../model/navigation';
import type { ShownSeries } from '../types';
import { getSeriesClass, getSeriesStyle } from './series-style';

interface FocusMarksProps {
	model: ChartModel;
	series: ShownSeries[];
	activePoint: ActivePoint;
	/** Whether a single series is active, not all series of the date. */
	isSingle: boolean;
}

/** Highlights the active date, and the active value with the keyboard. */
export function FocusMarks( {
	model,
	series,
	activePoint,
	isSingle,
}: FocusMarksProps ) {
	const { bands, plot, type, pointRadius } = model;
	const x = getBandCenter( bands, activePoint.index );
	return (
		<g className="d3-chart__focus">
			{ type === 'line' ? (
				<line
					className="d3-chart__focus-line"
					x1={ x }
					x2={ x }
					y1={ plot.top }
					y2={ plot.top + plot.height }
				/>
			) : (
				<rect
					className="d3-chart__focus-band"
					x={ x - bands.step / 2 }
					y={ plot.top }
					width={ bands.step }
					height={ plot.height }
				/>
			) }
			{ model.series.map( ( { key, isComparison }, place ) => {
				const point = getPoint( model, place, activePoint.index );
				const item = series[ place ];
				const isCurrent = isSingle && place === activePoint.seriesIndex;
				if ( ! point || ! item || ( type !== 'line' && ! isCurrent ) ) {
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
