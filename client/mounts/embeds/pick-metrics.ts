import type { Report } from '../../report/define-report';
import type { ReportChart } from '../../report/types';
import { getCharts } from '../../report/selected-chart';
import { oneOf } from '../props/fields';
import { PropsProblem, toProblem } from '../props/read-props';

/**
 * Figures of a report by their keys, in the order given; all without keys.
 *
 * @param  prop   Which prop names them, for the message.
 * @param  report The report.
 * @param  keys   Their keys.
 * @throws {PropsProblem} Where the report has no such figure.
 */
export function pickMetrics(
	prop: string,
	report: Report,
	keys: readonly string[] | undefined
): ReportChart[] {
	const figures = getCharts( report );
	return (
		keys?.map( ( key ) => {
			const figure = figures.find( ( one ) => one.key === key );
			if ( ! figure ) {
				const known = oneOf( () => figures.map( ( one ) => one.key ) );
				throw new PropsProblem( [
					toProblem( prop, known.expected(), key ),
				] );
			}
			return figure;
		} ) ?? figures
	);
}
