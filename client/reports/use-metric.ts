import { useEffect, useState } from '@wordpress/element';
import { getSetting } from '@storedeck/settings';
import type { MetricView } from '../report/view';
import { loadView } from './load-view';

export interface Metric {
	/** Undefined for metrics of plugins without a definition. */
	definition?: MetricView;
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
	const { metrics, charts } = await loadView( report );
	return {
		definition: Object.hasOwn( metrics, key ) ? metrics[ key ] : undefined,
		isReverseTrend: charts.some(
			( chart ) => chart.key === key && chart.isReverseTrend
		),
	};
}

interface State {
	stat: string;
	metric?: Metric;
	error?: Error;
}

/**
 * The definition of a metric.
 *
 * @param stat Report and metric, `revenue/net_revenue`.
 * @return No metric until it is loaded, or if loading failed.
 */
export function useMetric( stat: string ) {
	const [ state, setState ] = useState< State >();
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		let isMounted = true;
		const save = ( result: Omit< State, 'stat' > ) => {
			if ( isMounted ) {
				setState( { stat, ...result } );
			}
		};
		loadMetric( stat ).then(
			( metric ) => save( { metric } ),
			( error: unknown ) =>
				save( {
					error:
						error instanceof Error
							? error
							: new Error( String( error ) ),
				} )
		);
		return () => {
			isMounted = false;
		};
	}, [ stat, attempt ] );

	const { metric, error } = state?.stat === stat ? state : {};
	return {
		metric,
		error,
		isLoading: ! metric && ! error,
		retry: () => {
			setState( undefined );
			setAttempt( ( before ) => before + 1 );
		},
	};
}
