import { memo } from '@wordpress/element';

import { AXIS_GAP } from '../model/sizes';
import type { ChartModel } from '../model/types';

/** Baselines of the two rows of the date axis, below the plot. */
const FIRST_ROW = 20;
const SECOND_ROW = 38;

/** Grid lines, values and dates. */
export const Axes = memo( function DrawAxes( {
	model,
}: {
	model: ChartModel;
} ) {
	const { plot, isRtl, yTicks, xTicks, zeroY } = model;
	const right = plot.left + plot.width;
	const bottom = plot.top + plot.height;
	return (
		<>
			<g className="grid">
				{ yTicks.map( ( { y }, place ) => (
					<line
						key={ place }
						x1={ plot.left }
						x2={ right }
						y1={ y }
						y2={ y }
					/>
				) ) }
			</g>
			<line
				className="d3-chart__zero"
				x1={ plot.left }
				x2={ right }
				y1={ zeroY }
				y2={ zeroY }
			/>
			<g className="y-axis">
				{ yTicks.map( ( { y, label }, place ) => (
					// Figures run from left to right in every language.
					<text
						key={ place }
						x={ isRtl ? right + AXIS_GAP : plot.left - AXIS_GAP }
						y={ y }
						dy="0.32em"
						direction="ltr"
						textAnchor={ isRtl ? 'start' : 'end' }
					>
						{ label }
					</text>
				) ) }
			</g>
			<g className="axis">
				{ xTicks.map( ( { index, x, label } ) => (
					<text key={ index } x={ x } y={ bottom + FIRST_ROW }>
						{ label }
					</text>
				) ) }
			</g>
			<g className="axis-month">
				{ xTicks.map(
					( { index, secondX, secondLabel } ) =>
						secondLabel && (
							<text
								key={ index }
								x={ secondX }
								y={ bottom + SECOND_ROW }
							>
								{ secondLabel }
							</text>
						)
				) }
			</g>
		</>
	);
} );
