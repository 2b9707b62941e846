import { __ } from '@wordpress/i18n';
import { getSalesMetrics } from '../common/sales-metrics';
import type { Metrics } from '../common/metric-types';

export const getMetrics = (): Metrics =>
	getSalesMetrics(
		'/analytics/products',
		__( 'View products', 'storedeck' )
	);
