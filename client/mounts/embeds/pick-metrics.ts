import type { Report, ReportChart } from '../../report/types';
import { getCharts } from '../../report/selected-chart';
import { oneOf } from '../props/fields';
import { InvalidPropsError, describeInvalidProp } from '../props/read-props';

/**
 * The metrics of a report with the given keys, or all metrics.
 *
 * @param  prop   The prop with the keys, for the error message.
 * @param  report
 * @param  keys
 * @throws {InvalidPropsError} If the report has no such metric.
 */
export function pickMetrics(
	prop: string,
	report: Report,
	keys: readonly string[] | undefined
): ReportChart[] {
	const metrics = getCharts( report );
	return (
		keys?.map( ( key ) => {
			const metric = metrics.find( ( chart ) => chart.key === key );
			if ( ! metric ) {
				const validKeys = oneOf( () =>
					metrics.map( ( chart ) => chart.key )
				);
				throw new InvalidPropsError( [
					describeInvalidProp( prop, validKeys.expected(), key ),
				] );
			}
			return metric;
		} ) ?? metrics
	);
}
