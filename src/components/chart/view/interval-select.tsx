import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { ChartInterval } from '../types';

function getLabels(): Record< ChartInterval, string > {
	return {
		hour: __( 'By hour', 'storedeck' ),
		day: __( 'By day', 'storedeck' ),
		week: __( 'By week', 'storedeck' ),
		month: __( 'By month', 'storedeck' ),
		quarter: __( 'By quarter', 'storedeck' ),
		year: __( 'By year', 'storedeck' ),
	};
}

interface IntervalSelectProps {
	interval: ChartInterval;
	allowedIntervals: ChartInterval[];
	onChange: ( interval: string ) => void;
}

/** Selects the interval of the x-axis. */
export function IntervalSelect( {
	interval,
	allowedIntervals,
	onChange,
}: IntervalSelectProps ) {
	const labels = getLabels();
	return (
		<SelectControl
			__nextHasNoMarginBottom
			className="woocommerce-chart__interval-select"
			label={ __( 'Choose interval', 'storedeck' ) }
			hideLabelFromVision
			value={ interval }
			options={ allowedIntervals.map( ( value ) => ( {
				value,
				label: labels[ value ],
			} ) ) }
			onChange={ onChange }
		/>
	);
}
