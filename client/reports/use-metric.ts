import { getSetting } from '@storedeck/settings';
import { loadDefinition } from './load-definition';
import { useLoaded } from './use-loaded';
import type { MetricDefinition } from '../report/definition';

export interface Metric {
	/** Undefined for metrics of plugins without a definition. */
	definition?: MetricDefinition;
	/** Lower is better. */
	isReverseTrend: boolean;
}

const UNDEFINED: Metric = { isReverseTrend: false };

/**
 * Loads the definition of a metric from its report.
 *
 * @param  stat Report and metric, `revenue/net_revenue`.
 * @throws {ApiError} If the definition failed to load.
 */
export async function loadMetric( stat: string ): Promise< Metric > {
	const [ report = '', key = '' ] = stat.split( '/' );
	if ( ! getSetting( 'reports' ).some( ( { id } ) => id === report ) ) {
		return UNDEFINED;
	}
	const { metrics, charts } = await loadDefinition( report );
	return {
		definition: Object.hasOwn( metrics, key ) ? metrics[ key ] : undefined,
		isReverseTrend: charts.some(
			( chart ) => chart.key === key && chart.isReverseTrend
		),
	};
}

/**
 * The definition of a metric.
 *
 * @param stat Report and metric, `revenue/net_revenue`.
 * @return No metric until it is loaded, or if loading failed.
 */
export function useMetric( stat: string ) {
	const { value: metric, ...state } = useLoaded( stat, loadMetric );
	return { metric, ...state };
}
