import type { ReactNode } from 'react';
import { Suspense, useState } from '@wordpress/element';
import type { SelectedMetric } from './metric-info';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const MetricInfo = lazyWithRetry( async () => ( {
	default: (
		await import( /* webpackChunkName: "metric-info" */ './metric-info' )
	).MetricInfo,
} ) );

/** Returns a function that opens the popover of a metric, and the open popover. */
export function useMetricInfo(): [
	open: ( metric: SelectedMetric ) => void,
	info: ReactNode,
] {
	const [ metric, setMetric ] = useState< SelectedMetric >();
	return [
		setMetric,
		metric && (
			<Suspense fallback={ null }>
				<MetricInfo
					key={ metric.stat }
					{ ...metric }
					onClose={ () => setMetric( undefined ) }
				/>
			</Suspense>
		),
	];
}
