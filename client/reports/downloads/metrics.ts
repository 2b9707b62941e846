import { __ } from '@wordpress/i18n';
import { getDays } from '../common/metrics';
import type { Metrics } from '../common/metric-types';

export const getMetrics = (): Metrics => ( {
	download_count: {
		name: __( 'Downloads', 'storedeck' ),
		description: __( 'Number of file downloads.', 'storedeck' ),
		formula: __(
			'Number of downloads; repeat downloads are counted.',
			'storedeck'
		),
		link: {
			label: __( 'View downloads', 'storedeck' ),
			path: '/analytics/downloads',
		},
	},
	days: getDays( '/analytics/downloads' ),
} );
