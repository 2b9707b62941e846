import { __, sprintf } from '@wordpress/i18n';

import { getSelectionBox, getSelectionBounds } from '../model/selection';
import type { ZoomProps } from './types';
import { useSelection } from './use-selection';

/** The range that is being selected. */
export function Zoom( props: ZoomProps ) {
	const { model, dates, formatDate } = props;
	const { selection, isByKeyboard } = useSelection( props );
	const [ first, last ] = selection
		? getSelectionBounds( selection )
		: [ 0, 0 ];
	const { plot } = model;
	return (
		<>
			{ selection && (
				<div
					className="d3-chart__selection"
					style={ {
						...getSelectionBox( selection, model.bands ),
						top: plot.top,
						height: plot.height,
					} }
				/>
			) }
			<div className="d3-chart__spoken" role="status">
				{ selection && isByKeyboard
					? sprintf(
							/* translators: 1: first date, 2: last date. */
							__(
								'Selected: %1$s to %2$s. Press Enter to zoom in or Escape to cancel.',
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
