import { getPoint } from '../model/get-point';
import { getTooltipBox, getTooltipSize } from '../model/tooltip-box';
import type { ChartModel, MeasureText, Point } from '../model/types';
import type { ActivePoint } from '../model/navigation';
import { Tooltip, type TooltipContent } from './tooltip';

interface PointTooltipProps {
	model: ChartModel;
	activePoint: ActivePoint;
	/** Whether a single series is active, not all series of the date. */
	isSingle: boolean;
	content: TooltipContent;
	measure: MeasureText;
	position: 'over' | 'below';
}

/**
 * Returns the anchor of the tooltip: the active value, or the highest value.
 */
function getAnchor(
	model: ChartModel,
	{ index, seriesIndex }: ActivePoint,
	isSingle: boolean
): Point {
	const current = isSingle ? getPoint( model, seriesIndex, index ) : null;
	if ( current ) {
		return current;
	}
	const tops = model.series.flatMap(
		( _, place ) => getPoint( model, place, index ) ?? []
	);
	return {
		x: tops[ 0 ]?.x ?? model.plot.left,
		y: Math.min( model.zeroY, ...tops.map( ( { y } ) => y ) ),
	};
}

/** A positioned tooltip. */
export function PointTooltip( {
	model,
	activePoint,
	isSingle,
	content,
	measure,
	position,
}: PointTooltipProps ) {
	return (
		<Tooltip
			content={ content }
			box={ getTooltipBox( {
				anchor: getAnchor( model, activePoint, isSingle ),
				size: getTooltipSize( content, model, measure ),
				bounds: model,
				plotBottom: model.plot.top + model.plot.height,
				position,
				isRtl: model.isRtl,
			} ) }
		/>
	);
}
