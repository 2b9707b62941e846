import { pointAt } from '../model/point-at';
import { tooltipBox, tooltipSize } from '../model/tooltip-box';
import type { ChartModel, MeasureText, Point } from '../model/types';
import type { Reading } from '../model/walk';
import { Tooltip, type TooltipContent } from './tooltip';

interface ReadingTooltipProps {
	model: ChartModel;
	reading: Reading;
	/** Whether one series is in focus, not the date as a whole. */
	isSingle: boolean;
	content: TooltipContent;
	measure: MeasureText;
	position: 'over' | 'below';
}

/** What the tooltip points at: the value in focus, or the highest one. */
function anchorOf(
	model: ChartModel,
	{ index, seriesIndex }: Reading,
	isSingle: boolean
): Point {
	const current = isSingle ? pointAt( model, seriesIndex, index ) : null;
	if ( current ) {
		return current;
	}
	const tops = model.series.flatMap(
		( _, place ) => pointAt( model, place, index ) ?? []
	);
	return {
		x: tops[ 0 ]?.x ?? model.plot.left,
		y: Math.min( model.zeroY, ...tops.map( ( { y } ) => y ) ),
	};
}

/** The tooltip at its place. */
export function ReadingTooltip( {
	model,
	reading,
	isSingle,
	content,
	measure,
	position,
}: ReadingTooltipProps ) {
	return (
		<Tooltip
			content={ content }
			box={ tooltipBox( {
				anchor: anchorOf( model, reading, isSingle ),
				size: tooltipSize( content, model, measure ),
				bounds: model,
				plotBottom: model.plot.top + model.plot.height,
				position,
				isRtl: model.isRtl,
			} ) }
		/>
	);
}
