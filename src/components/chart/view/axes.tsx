import { memo } from '@wordpress/element';

import { AXIS_GAP, AXIS_ROWS } from '../model/sizes';
import type { ChartModel } from '../model/types';

/** Weekends, grid lines and labels of both axes. */
export const Axes = memo( function DrawAxes( {
	model,
}: {
	model: ChartModel;
} ) {
	const { bands, plot, isRtl, weekends, yTicks, xTicks, zeroY } = model;
	const right = plot.left + plot.width;
	const bottom = plot.top + plot.height;
	return (
		<>
			{ weekends.map( ( x ) => (
				<rect
					key={ x }
					className="d3-chart__weekend"
					x={ x }
					y={ plot.top }
					width={ bands.step }
					height={ plot.height }
				/>
			) ) }
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
					// Numbers run from left to right in every language.
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
					<text key={ index } x={ x } y={ bottom + AXIS_ROWS[ 0 ] }>
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
								y={ bottom + AXIS_ROWS[ 1 ] }
							>
								{ secondLabel }
							</text>
						)
				) }
			</g>
		</>
	);
} );
