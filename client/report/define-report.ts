import type { ReportDefinition } from './types';

/**
 * A report for the registry and the screen. They need not know the type of its
 * rows: its functions only get rows of its own endpoint.
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
