import type { ReportDefinition } from './types';

/**
 * A report without the type of its rows, for the registry and the screen. Its
 * functions are only called with rows of its own endpoint.
 */
export type Report = ReportDefinition< never >;

/**
 * Defines a report.
 *
 * @example
 * export default defineReport< IntervalRow >( {
 *   id: 'revenue',
 *   title: () => __( 'Revenue', 'storedeck' ),
 *   …
 * } );
 */
export function defineReport< Row >(
	definition: ReportDefinition< Row >
): Report {
	return definition;
}
