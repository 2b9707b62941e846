import type { ReportDefinition } from './types';

/**
 * A report as the registry and the screen hold it. The rows' type is the
 * report's own affair: its functions only ever get what its endpoint answered.
 */
export type Report = ReportDefinition< never >;

/**
 * Declares a report.
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
