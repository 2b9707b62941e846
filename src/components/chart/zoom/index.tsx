import { __, sprintf } from '@wordpress/i18n';

import { selectionBox, selectionEnds } from '../model/selection';
import type { ZoomProps } from './types';
import { useSelection } from './use-selection';

/** A range that is being chosen: drawn over the chart, and spoken. */
export function Zoom( props: ZoomProps ) {
	const { model, dates, formatDate } = props;
	const { selection, isByKeyboard } = useSelection( props );
	const [ first, last ] = selection ? selectionEnds( selection ) : [ 0, 0 ];
	const { plot } = model;
	return (
		<>
			{ selection && (
				<div
					className="d3-chart__selection"
					style={ {
						...selectionBox( selection, model.bands ),
						top: plot.top,
						height: plot.height,
					} }
				/>
			) }
			<div className="d3-chart__spoken" role="status">
				{ selection && isByKeyboard
					? sprintf(
							/* translators: 1: first date, 2: last date */
							__(
								'Chosen: %1$s to %2$s. Enter zooms in, Escape cancels.',
								'storedeck'
							),
							formatDate( dates[ first ] ?? 0 ),
							formatDate( dates[ last ] ?? 0 )
					  )
					: '' }
			</div>
		</>
	);
}
