import type { ReactNode } from 'react';
import { Suspense, useState } from '@wordpress/element';
import type { SelectedMetric } from './metric-info';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const MetricInfo = lazyWithRetry( async () => ( {
	default: (
		await import( /* webpackChunkName: "figure-info" */ './metric-info' )
	).MetricInfo,
} ) );

/**
 * What figures mean, one at a time.
 *
 * @return What opens it, and what is open: to be rendered.
 */
export function useMetricInfo(): [
	ask: ( figure: SelectedMetric ) => void,
	info: ReactNode,
] {
	const [ asked, setAsked ] = useState< SelectedMetric >();
	return [
		setAsked,
		asked && (
			<Suspense fallback={ null }>
				<MetricInfo
					key={ asked.stat }
					{ ...asked }
					onClose={ () => setAsked( undefined ) }
				/>
			</Suspense>
		),
	];
}
