import { memo } from '@wordpress/element';

import type { ChartModel } from '../model/types';

/** Half the width of a mark, and its height. */
const HALF = 5;
const HEIGHT = 8;

/** Marks of annotations on the x-axis. */
export const AnnotationMarks = memo( function DrawAnnotations( {
	model,
}: {
	model: ChartModel;
} ) {
	const { plot, annotations } = model;
	const bottom = plot.top + plot.height;
	return (
		<g className="d3-chart__annotations">
			{ annotations.map( ( { index, x } ) => (
				<g key={ index }>
					<line x1={ x } x2={ x } y1={ plot.top } y2={ bottom } />
					<path
						d={ `M${ x } ${
							bottom - HEIGHT
						}l${ HALF } ${ HEIGHT }h${ -2 * HALF }z` }
					/>
				</g>
			) ) }
		</g>
	);
} );
